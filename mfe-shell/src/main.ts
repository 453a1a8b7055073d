import type { BootPayload } from '@jetway/kit-runtime';

import { breather } from './app/breather';
import { warmUp } from './app/warm-up';
import { fetchAgentFrame, fetchPublicFrame } from './features/frame/load-frame';

/** Storage key of the session token, as in `kit-runtime`, which has not loaded yet. */
const TOKEN_KEY = 'jetway.token';

/**
 * The document's first script. Shared libraries are resolved before any code that uses them is evaluated, so everything else
 * is behind dynamic imports. The matching frame, signed-in or public, loads in parallel; if it fails, the page that needs it
 * loads it again.
 */
async function main(): Promise<void> {
  await breather();
  (hasToken() ? fetchAgentFrame() : fetchPublicFrame()).catch(() => undefined);
  await warmUp();
  const { startPortal } = await import('./app/portal');
  await breather();
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  await startPortal(root);
}

function hasToken(): boolean {
  try {
    return localStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    return false;
  }
}

/** Reports to the edge that this shell failed to start, without `watch/beacon.ts`, which may be what failed. */
function tellFailed(error: unknown): never {
  const { modules, override } = (JSON.parse(document.getElementById('jetway-boot')?.textContent ?? '') as BootPayload)
    .releases;
  const module = 'mfe-shell';
  if (override?.module !== module)
    navigator.sendBeacon(
      '/_edge/beacon',
      JSON.stringify({ events: [{ module, version: modules[module]?.version, what: 'failed' }] }),
    );
  throw error;
}

main().catch(tellFailed);
