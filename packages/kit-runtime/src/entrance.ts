import type { ModuleRelease } from './boot-payload';
import { bootPayload } from './boot-payload';
import { tokenKey } from './session/keys';
import { createScriptAddresses } from './shell/trusted-scripts';

export { bootPayload } from './boot-payload';

const SHELL = 'mfe-shell';
const ATTEMPTS = 3;
const PAUSE_MS = 700;
/** After this time without interaction the shell is loaded anyway. */
const REST_MS = 4_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'input', 'wheel', 'touchstart'];

/** Whether this browser has a session; if so, the entrance renders nothing. */
export const hasSession = (): boolean => tokenKey.read() !== null;

/**
 * URL of a font in this page's shell release; empty when the shell has no such font, and the fallback font is used.
 * @param name without its hash, e.g. "inter-latin-wght-normal"
 */
export function shellFont(name: string): string {
  const shell = bootPayload().releases.modules[SHELL];
  const { fonts = [] } = (shell?.manifest ?? {}) as { fonts?: string[] };
  const file = fonts.find((font) => font.startsWith(`${name}.`));
  return shell && file ? shell.base + file : '';
}

/** Calls back once: on the first interaction, or after a while without one. */
export function whenTouched(then: () => void): void {
  const over = new AbortController();
  const once = () => {
    if (over.signal.aborted) return;
    over.abort();
    clearTimeout(rest);
    then();
  };
  const rest = setTimeout(once, REST_MS);
  for (const touch of TOUCHES) document.addEventListener(touch, once, { signal: over.signal, passive: true });
}

/**
 * Loads and starts this page's shell, which replaces the content of the root.
 * @param ahead module whose files the first page needs too, e.g. "mfe-account"
 * @throws Error when its script fails to load three times
 */
export async function startShell(ahead: string): Promise<void> {
  const { modules } = bootPayload().releases;
  const shell = modules[SHELL];
  if (!shell) throw new Error(`the page has no ${SHELL}`);
  const addressOf = createScriptAddresses();
  for (const address of [...firstOf(shell), ...firstOf(modules[ahead])]) preload(address);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(`${shell.base}${shell.entry}`, attempt, addressOf);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * PAUSE_MS * (1 + Math.random())));
    }
  }
}

/** Files a release loads at start. A build on a developer's machine has a name only the shell knows. */
function firstOf(release: ModuleRelease | undefined): string[] {
  if (!release?.base.startsWith('/')) return [];
  // The edge's text is not checked here: a proxy may have answered in the place of a manifest.
  const { preload: next = [] } = (release.manifest as { preload?: string[] } | null) ?? {};
  return [release.entry, ...next].map((file) => release.base + file);
}

function preload(address: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: address, ...guard(address) }),
  );
}

/** Runs a script. A retry has a distinct URL, because the browser would join it to the failed request. */
function run(address: string, attempt: number, addressOf: (address: string) => string): Promise<void> {
  const script = Object.assign(document.createElement('script'), guard(address), {
    src: addressOf(attempt === 1 ? address : `${address}?r=${attempt}`),
  });
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} did not come`)));
    document.head.append(script);
  });
}

const guard = (address: string) => ({
  integrity: bootPayload().releases.integrity[address] ?? '',
  crossOrigin: 'anonymous',
  nonce: bootPayload().nonce,
});
