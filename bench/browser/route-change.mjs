// From a click on the navigation to the other module's page painted, its code fetched ahead by the pointer's rest.
import { median, signedInPage } from '../stack/stack.mjs';

const ROUNDS = 7;

export async function measureRouteChange(stack) {
  const waits = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await signedInPage(stack);
    await page.getByRole('button', { name: 'Search flights' }).waitFor();
    // The page to leave is whole, its date fields as well, and rests: what it still draws is not the other page's time.
    await page.getByRole('spinbutton').first().waitFor();
    const link = page.getByRole('link', { name: 'Ledger', exact: true });
    const ahead = page.waitForResponse((response) => response.url().includes('/mfe-payments/'));
    await link.hover();
    await ahead;
    await page.waitForFunction(quiet);
    await page.evaluate(() => new Promise((rested) => requestIdleCallback(rested)));
    waits.push(await page.evaluate(toPainted));
    await page.context().close();
  }
  return {
    name: 'preloaded route change, click → painted page',
    figure: Math.round(median(waits)),
    unit: 'ms',
    limit: 100,
  };
}

/** Runs in the page: whether nothing has been fetched for half a second. */
function quiet() {
  return (
    performance.now() - Math.max(...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd)) >
    500
  );
}

/** Runs in the page. */
function toPainted() {
  const link = [...document.querySelectorAll('nav a')].find((anchor) => anchor.textContent === 'Ledger');
  return new Promise((resolve) => {
    const start = performance.now();
    const watch = new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent !== 'Payment ledger') return;
      watch.disconnect();
      // After the frame that shows it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    link.click();
  });
}
