// From pressing "Search flights" to the first fare on screen, and the part of it that is not the answer: the medians of several searches.
import { median, signedInPage } from '../stack/stack.mjs';
import { resultsPath } from './address.mjs';

const RUNS = 5;

export async function measureFirstBatch(stack) {
  const page = await signedInPage(stack);
  const took = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`${stack.origin}${resultsPath(run)}`);
    await page.getByRole('button', { name: 'Modify search' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Search flights' }).waitFor();
    // What the page has loaded already would be answered from memory; direct flights of that day are a search of their own.
    await dialog.getByText('Direct flights only').click();
    await page.evaluate(watchFirstFare);
    await dialog.getByRole('button', { name: 'Search flights' }).click();
    took.push(await page.evaluate(() => window.firstFare));
    await page.waitForTimeout(3_000);
  }
  await page.context().close();
  const middle = (part) => Math.round(median(took.map((one) => one[part])));
  return [
    { name: 'first fares on screen after "Search flights"', figure: middle('whole'), unit: 'ms', limit: 1_500 },
    { name: 'the same without waiting for the answer', figure: middle('ours'), unit: 'ms', limit: 300 },
  ];
}

/** Runs in the page: from the next press of the search button to the frame that shows a fare of the new search, with and without the call. */
function watchFirstFare() {
  window.firstFare = new Promise((resolve) => {
    let pressedAt = 0;
    let emptied = false;
    addEventListener('click', () => (pressedAt ||= performance.now()), { capture: true, once: true });
    const look = () => {
      const shown = document.querySelectorAll('article').length;
      if (pressedAt > 0 && shown === 0) emptied = true;
      if (emptied && shown > 0) {
        return requestAnimationFrame(() => {
          const whole = performance.now() - pressedAt;
          const calls = performance
            .getEntriesByType('resource')
            .filter(({ name, startTime }) => startTime > pressedAt && name.endsWith('/AirSearch'));
          resolve({ whole, ours: whole - calls[0].duration });
        });
      }
      return requestAnimationFrame(look);
    };
    look();
  });
}
