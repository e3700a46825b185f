// differentiate: european(market, greeks)  at: market = 100 0.2 0.03 0.01 105, greeks = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: american(market)  at: market = 100 0.2 0.06 0.03 105  tolerance: 1e-5  roundoff: 1e-9
// differentiate: lattice(market)  at: market = 100 0.2 0.03 0.01 105  tolerance: 1e-4  roundoff: 1e-9
// differentiate: heston(model, market)  at: model = 0.04 1.5 0.05 0.4 -0.6, market = 100 0.03 0.01 105  tolerance: 1e-4  roundoff: 1e-8
// differentiate: smile(sabr, out)  at: sabr = 0.03 0.3 0.5 0.4 -0.2, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
#include <ql/exercise.hpp>
#include <ql/instruments/payoffs.hpp>
#include <ql/instruments/vanillaoption.hpp>
#include <ql/models/equity/hestonmodel.hpp>
#include <ql/pricingengines/blackformula.hpp>
#include <ql/pricingengines/vanilla/analyticeuropeanengine.hpp>
#include <ql/pricingengines/vanilla/analytichestonengine.hpp>
#include <ql/pricingengines/vanilla/binomialengine.hpp>
#include <ql/pricingengines/vanilla/bjerksundstenslandengine.hpp>
#include <ql/processes/blackscholesprocess.hpp>
#include <ql/quotes/simplequote.hpp>
#include <ql/termstructures/volatility/equityfx/blackconstantvol.hpp>
#include <ql/termstructures/volatility/sabr.hpp>
#include <ql/termstructures/yield/flatforward.hpp>
#include <ql/time/calendars/nullcalendar.hpp>
#include <ql/time/daycounters/actual365fixed.hpp>

using namespace QuantLib;

static Date today() { return Date(15, May, 2023); }

static Handle<Quote> quote(double value) { return Handle<Quote>(ext::make_shared<SimpleQuote>(value)); }

static Handle<YieldTermStructure> flat(double rate) {
  return Handle<YieldTermStructure>(ext::make_shared<FlatForward>(today(), quote(rate), Actual365Fixed()));
}

static ext::shared_ptr<BlackScholesMertonProcess> process(const double *market) {
  Settings::instance().evaluationDate() = today();
  Handle<BlackVolTermStructure> volatility(
      ext::make_shared<BlackConstantVol>(today(), NullCalendar(), quote(market[1]), Actual365Fixed()));
  return ext::make_shared<BlackScholesMertonProcess>(quote(market[0]), flat(market[3]), flat(market[2]), volatility);
}

static OneAssetOption put(double strike, bool early) {
  Date end = today() + 400;
  ext::shared_ptr<Exercise> when;
  if (early)
    when = ext::make_shared<AmericanExercise>(today(), end);
  else
    when = ext::make_shared<EuropeanExercise>(end);
  return OneAssetOption(ext::make_shared<PlainVanillaPayoff>(Option::Put, strike), when);
}

extern "C" double european(double *market, double *greeks) {
  OneAssetOption option = put(market[4], false);
  option.setPricingEngine(ext::make_shared<AnalyticEuropeanEngine>(process(market)));
  greeks[0] = option.delta(), greeks[1] = option.vega() / 100, greeks[2] = option.theta();
  return option.NPV();
}

extern "C" double american(double *market) {
  OneAssetOption option = put(market[4], true);
  option.setPricingEngine(ext::make_shared<BjerksundStenslandApproximationEngine>(process(market)));
  return option.NPV();
}

extern "C" double lattice(double *market) {
  OneAssetOption option = put(market[4], true);
  option.setPricingEngine(ext::make_shared<BinomialVanillaEngine<CoxRossRubinstein>>(process(market), 30));
  return option.NPV();
}

extern "C" double heston(double *model, double *market) {
  Settings::instance().evaluationDate() = today();
  auto moves = ext::make_shared<HestonProcess>(flat(market[1]), flat(market[2]), quote(market[0]), model[0], model[1],
                                               model[2], model[3], model[4]);
  OneAssetOption option = put(market[3], false);
  option.setPricingEngine(ext::make_shared<AnalyticHestonEngine>(ext::make_shared<HestonModel>(moves), 64));
  return option.NPV();
}

extern "C" double smile(double *sabr, double *out) {
  double strikes[3] = {0.02, 0.03, 0.045};
  for (int i = 0; i < 3; i++) out[i] = sabrVolatility(strikes[i], sabr[0], 1.5, sabr[1] / 10, sabr[2], sabr[3], sabr[4]);
  double price = blackFormula(Option::Call, 0.035, sabr[0], out[1] * std::sqrt(1.5));
  return blackFormulaImpliedStdDev(Option::Call, 0.04, sabr[0], price * 0.8);
}
