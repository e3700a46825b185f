// differentiate: panned(place, signal, feeds)  at: place = 0.6 0.3, signal = random(8, -1, 1), feeds = zeros(64)
// differentiate: distant(place, signal, channels)  at: place = 0.6 0.3 2.2, signal = random(16, -1, 1), channels = zeros(64)
// differentiate: turned(angles, signal)  at: angles = 0.5 0.3 -0.4, signal = random(16, -1, 1)
// differentiate: zoomed(zoom, signal)  at: zoom = 0.4, signal = random(8, -1, 1)
#include <Ambisonics.h>
#include <cstdlib>
#include <new>

static PolarPoint point(float azimuth, float elevation, float distance) {
  PolarPoint made;
  made.fAzimuth = azimuth, made.fElevation = elevation, made.fDistance = distance;
  return made;
}

extern "C" float panned(float *place, float *signal, float *feeds) {
  CBFormat field;
  CAmbisonicEncoder encoder;
  CAmbisonicDecoder decoder;
  float *each[8], sum = 0;
  field.Configure(2, true, 8);
  encoder.Configure(2, true, 0);
  encoder.SetPosition(point(place[0], place[1], 1));
  encoder.Refresh();
  encoder.Process(signal, 8, &field);
  decoder.Configure(2, true, kAmblib_Cube);
  for (int i = 0; i < 8; i++) each[i] = feeds + 8 * i;
  decoder.Process(&field, 8, each);
  for (int i = 0; i < 64; i++) sum += feeds[i] * feeds[i] * (i % 8);
  return sum;
}

extern "C" float distant(float *place, float *signal, float *channels) {
  CBFormat field;
  CAmbisonicEncoderDist encoder;
  float sum = 0;
  field.Configure(1, true, 16);
  encoder.Configure(1, true, 1000);
  encoder.SetRoomRadius(5);
  encoder.SetPosition(point(place[0], place[1], place[2]));
  encoder.Refresh();
  encoder.Reset();
  encoder.Process(signal, 16, &field);
  for (int i = 0; i < 4; i++) field.ExtractStream(channels + 16 * i, i, 16);
  for (int i = 0; i < 64; i++) sum += channels[i] * (i % 5);
  return sum;
}

extern "C" float turned(float *angles, float *signal) {
  CBFormat field;
  CAmbisonicEncoder encoder;
  CAmbisonicProcessor processor;
  float channel[16], sum = 0;
  field.Configure(2, true, 16);
  encoder.Configure(2, true, 0);
  encoder.SetPosition(point(0.4f, 0.2f, 1));
  encoder.Refresh();
  encoder.Process(signal, 16, &field);
  processor.Configure(2, true, 16, 0);
  processor.SetOrientation(Orientation(angles[0], angles[1], angles[2]));
  processor.Refresh();
  processor.Process(&field, 16);
  for (int i = 0; i < 9; i++) {
    field.ExtractStream(channel, i, 16);
    for (int j = 0; j < 16; j++) sum += channel[j] * channel[j] * (i + 1);
  }
  return sum;
}

extern "C" float zoomed(float zoom, float *signal) {
  CBFormat field;
  CAmbisonicEncoder encoder;
  CAmbisonicZoomer *zoomer = new (calloc(1, sizeof *zoomer)) CAmbisonicZoomer;  // adds to a member that it never sets
  float channel[8], sum = 0;
  field.Configure(1, true, 8);
  encoder.Configure(1, true, 0);
  encoder.SetPosition(point(0.4f, 0.2f, 1));
  encoder.Refresh();
  encoder.Process(signal, 8, &field);
  zoomer->Configure(1, true, 0);
  zoomer->SetZoom(zoom);
  zoomer->Refresh();
  zoomer->Process(&field, 8);
  zoomer->~CAmbisonicZoomer();
  free(zoomer);
  for (int i = 0; i < 4; i++) {
    field.ExtractStream(channel, i, 8);
    for (int j = 0; j < 8; j++) sum += channel[j] * channel[j] * (i + 1);
  }
  return sum;
}
