import type { BootPayload, PortalModule } from '@jetway/kit-runtime';
import palettes from '@jetway/kit-ui/demo-palettes.css';
import { startWith } from '@jetway/mfe-shell/standalone';
import type { RequestHandler } from 'msw';

import type { DevSession } from './dev-session';
import { devSession } from './dev-session';
import { portalHandlers } from './handlers';
import { liveBrand, liveToken } from './live-portal';
import { demoBoot, writeBoot } from './tenant';

export { http, HttpResponse } from 'msw';

export interface StandaloneOptions {
  module: PortalModule;
  /** Handlers for the module's own calls. */
  handlers?: RequestHandler[];
}

/** Set by the dev server's page. */
const API = document.documentElement.dataset['api'] === 'live' ? 'live' : 'mocked';
const TOKEN = 'jetway.token';

/**
 * Runs one module inside the real shell. Calls are mocked in the page, or answered by the portal behind the dev server, whose
 * brand the page then shows.
 */
export async function runStandalone({ module, handlers = [] }: StandaloneOptions): Promise<void> {
  const session = devSession(location.search, API);
  if (session.api === 'live') await wearLiveBrand(module);
  else await wearDemoBrand(module, handlers, session);
  await signIn(session);
  if (location.pathname === '/' && session.signedIn)
    history.replaceState(null, '', firstPage(module) + location.search);
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  await startWith(root, [module]);
}

async function wearDemoBrand(module: PortalModule, handlers: RequestHandler[], { codes }: DevSession): Promise<void> {
  writeBoot(demoBoot([module.manifest]));
  addStyle(palettes);
  const { setupWorker } = await import('msw/browser');
  await setupWorker(...handlers, ...portalHandlers({ functionalities: codes })).start({ onUnhandledRequest });
}

/** Warns about unhandled calls, except the dev server's own socket. */
function onUnhandledRequest({ url }: Request, print: { warning: () => void }): void {
  if (new URL(url).pathname !== '/ws') print.warning();
}

async function wearLiveBrand(module: PortalModule): Promise<void> {
  const { boot, styles } = await liveBrand();
  const own: BootPayload = { ...demoBoot([module.manifest], boot.tenant), requestId: boot.requestId };
  writeBoot({ ...own, releases: { ...own.releases, setId: boot.releases.setId } });
  document.documentElement.lang = boot.tenant.locale;
  document.documentElement.dir = boot.tenant.dir;
  styles.forEach(addStyle);
}

/** Signs in the user named in the address; a portal's token is kept until it is refused. */
async function signIn({ signedIn, api }: DevSession): Promise<void> {
  if (!signedIn) localStorage.removeItem(TOKEN);
  else if (api === 'mocked') localStorage.setItem(TOKEN, 'standalone');
  else localStorage.setItem(TOKEN, await liveToken());
}

/** The first page of a signed-in user: the module's first path without parameters. */
function firstPage({ manifest }: PortalModule): string {
  const isOpen = ({ path, layout }: (typeof manifest.routes)[number]) =>
    (layout ?? 'agent') === 'agent' && !path.includes(':');
  return manifest.routes.find(isOpen)?.path ?? '/';
}

function addStyle(text: string): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: text }));
}
