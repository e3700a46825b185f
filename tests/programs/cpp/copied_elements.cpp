// Records with a count and padding, copied out of a vector into another one, and then asked for their counts.
// differentiate: fronts(x, n)  at: x = 1.3 0.7 0.4, n = 3
// differentiate: queued(x, n)  at: x = 1.3 0.7 0.4, n = 3
#include <queue>
#include <vector>

struct Front {
    double time;
    int cell;
};

struct Event {
    double time, weight;
    int cell;
    bool operator<(const Event &other) const { return time > other.time; }
};

extern "C" double fronts(const double *x, int n) {
    std::vector<Front> waiting, log;
    for (int i = 0; i < n; i++) waiting.push_back({x[i] * x[0], i});
    double times[4] = {0};
    for (int i = 0; i < n; i++) {
        Front front = waiting[i];
        log.push_back(front);
        times[front.cell] = front.time;
    }
    return log[0].time * log[1].time * times[2];
}

extern "C" double queued(const double *x, int n) {
    std::priority_queue<Event> queue;
    for (int i = 0; i < n; i++) queue.push({x[i] * x[0], x[n - 1 - i], i});
    std::vector<Event> log;
    double times[4] = {0}, sum = 0;
    while (!queue.empty()) {
        Event event = queue.top();
        queue.pop();
        log.push_back(event);
        times[event.cell] += event.time * event.weight;
        if (event.cell > 0 && log.size() < 6) queue.push({event.time + x[event.cell], event.weight * x[0], event.cell - 1});
    }
    for (int i = 0; i < n; i++) sum += (i + 1) * times[i] * times[i];
    for (const Event &event : log) sum += event.time * event.weight;
    return sum;
}
