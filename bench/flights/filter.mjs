// From the click on a filter to the frame that shows it, and to the one that shows its rows, over 2,000 itineraries, on a
// processor a quarter as fast.
import { median, signedInPage } from '../stack/stack.mjs';
import { resultsPath } from './address.mjs';

const ITINERARIES = 2_000;
const RUNS = 9;
const SLOWER = 4;

export async function measureFilter(stack) {
  const page = await signedInPage(stack);
  await page.route('**/api/search/v1/AirSearch', multiply);
  await page.goto(`${stack.origin}${resultsPath()}`);
  await page.getByText(new RegExp(`^(${ITINERARIES.toLocaleString('en')}|${ITINERARIES}) flights$`)).waitFor();
  // The panel's controls load after the list.
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox')
    .first()
    .waitFor({ state: 'attached' });
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const took = [];
  let mounted = 0;
  for (let run = 0; run < RUNS; run += 1) {
    took.push(await page.evaluate(clickToFrames));
    await page.waitForTimeout(300);
    mounted = Math.max(mounted, await page.getByRole('article').count());
  }
  await page.context().close();
  const middle = (frame) => Math.round(median(took.map((run) => run[frame])));
  return [
    {
      name: `filter ${ITINERARIES} itineraries at ${SLOWER}× slowdown, click to paint`,
      figure: middle('paint'),
      unit: 'ms',
      limit: 100,
    },
    { name: 'the same, click to its rows', figure: middle('rows'), unit: 'ms', limit: 200 },
    { name: `rows mounted of ${ITINERARIES} itineraries`, figure: mounted, unit: 'rows', limit: 40 },
  ];
}

/** Answers a search with many flights made from the few real ones: other ids and prices, each in a row of its own. */
async function multiply(route) {
  const request = route.request();
  const { host, port, origin } = new URL(request.url());
  // The name ends in .localhost, which a browser knows and Node does not.
  const fetch = (url, more) =>
    route.fetch({ url: url.replace(host, `127.0.0.1:${port}`), headers: { ...request.headers(), host }, ...more });
  let answer = await fetch(request.url());
  let body = await answer.json();
  // The first answer may come before the first fare.
  while (body.flights.length === 0) {
    answer = await fetch(`${origin}/api/search/v1/GetAirSearch?requestId=${body.requestId}`, { postData: '' });
    body = await answer.json();
  }
  const [currency] = body.flights[0].amount.split(' ');
  const flights = Array.from({ length: ITINERARIES }, (_, index) => {
    const model = body.flights[index % body.flights.length];
    const amount = `${currency} ${(Number(model.amount.split(' ')[1]) + index).toFixed(2)}`;
    return { ...model, itineraryId: `${model.itineraryId}-${index}`, amount, moreCount: 0 };
  });
  await route.fulfill({
    response: answer,
    json: { ...body, flights, resultCompleted: true, suppliersRemaining: 0, pollAfterMs: 0 },
  });
}

/** Runs in the page: the first box of the filters, on or off; milliseconds to the frame after it, and to the one after its rows. */
function clickToFrames() {
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - began);
        port2.postMessage(null);
      });
    });
  const list = document.querySelector('[data-itinerary]').closest('ol');
  const moved = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve(frame());
    }).observe(list, { childList: true });
  });
  const began = performance.now();
  document.querySelector('aside input[type=checkbox]').click();
  return Promise.all([frame(), moved]).then(([paint, rows]) => ({ paint, rows }));
}
