import type { BrowserContext } from '@playwright/test';

/** `JETWAY_SLOW=200`: each answer comes 200 ms later, and pages get a quarter of the processor. */
const LATENCY_MS = Number(process.env['JETWAY_SLOW'] ?? 0);

/** How much longer a test and each of its waits may take. */
export const SLOWNESS = LATENCY_MS ? 4 : 1;

/** Finds tests that depend on fast answers and fail on a busy machine. */
export function slowDown(context: BrowserContext): void {
  if (!LATENCY_MS) return;
  context.on('page', (page) => {
    const slow = async () => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
      await session.send('Network.enable');
      const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
      await session.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY_MS, ...unlimited });
    };
    // The page may be closed already.
    slow().catch(() => undefined);
  });
}
