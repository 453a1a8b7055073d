import type { BootPayload } from '@jetway/kit-runtime';

import { breather } from './app/breather';
import { warmUp } from './app/warm-up';
import { fetchAgentFrame, fetchPublicFrame } from './features/frame/load-frame';

/** The session's token, by the name `kit-runtime` keeps it under: no library may be asked for it yet. */
const TOKEN_KEY = 'jetway.token';

/**
 * The file the document starts with. Shared libraries are negotiated before anything that uses them is evaluated, so
 * everything else stands behind dynamic imports. The frame comes along with the start, the one for who is signed in or the
 * other; a frame that does not come is asked for again by the page that needs it.
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

/** Tells the edge that this shell did not come. The means of the rest (`watch/beacon.ts`) may be what is missing. */
function tellFailed(error: unknown): never {
  const { modules, override } = (JSON.parse(document.getElementById('jetway-boot')?.textContent ?? '') as BootPayload).releases;
  const module = 'mfe-shell';
  if (override?.module !== module) navigator.sendBeacon('/_jetway/beacon', JSON.stringify({ events: [{ module, version: modules[module]?.version, what: 'failed' }] }));
  throw error;
}

main().catch(tellFailed);
