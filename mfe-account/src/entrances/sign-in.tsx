import { nextPage } from '@jetway/kit-runtime';
import { bootPayload, hasSession, startShell, whenTouched } from '@jetway/kit-runtime/entrance';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { controlsOf, leaveBegun } from '../shared/sign-in-panel/entrance/begun';
import type { Begun } from '../shared/sign-in-panel/entrance/begun';
import { FirstScreen } from './first-screen';
import { wordsIn } from './words';

const MODULE = 'mfe-account';
/** Time for the page to load after a click, before an error is shown. */
const PATIENCE_MS = 20_000;

/** Renders the sign-in page; the rest of the portal loads on the first interaction. */
function enter(root: HTMLElement): void {
  const { tenant } = bootPayload();
  if (hasSession() || tenant.isDefault || tenant.loginVariation === 'modal') {
    // Already signed in, or no sign-in page here: the portal navigates.
    startShell(MODULE).catch(reportError);
    return;
  }
  const texts = wordsIn(tenant.locale, tenant.companyName);
  const words = { ...texts, lead: nextPage(location.search) ? texts.onTheWay : texts.lead };
  const host = document.createElement('div');
  const fields = followFields(host);
  const react = createRoot(host);
  let begun: Begun['wish'] = null;
  let starting: Promise<void> | undefined;
  const start = () =>
    (starting ??= startShell(MODULE).catch((error: unknown) => {
      starting = undefined;
      throw error;
    }));

  const passOn = async (wish: Begun['wish']) => {
    begun = wish;
    await start().then(() => later(PATIENCE_MS), ignore);
    begun = null;
  };
  // The loader stays visible until the screen has rendered.
  flushSync(() => react.render(<FirstScreen tenant={tenant} words={words} onWish={passOn} />));
  document.title = `${words.title} · ${tenant.companyName}`;
  root.replaceChildren(host);
  leaveBegun(() => {
    // Only the first of the components' style sheets is this script's; the page adds its own.
    const sheets = [...document.head.querySelectorAll('style[data-styled]')];
    queueMicrotask(() => {
      react.unmount();
      sheets[0]?.remove();
    });
    const { pressed, ...rest } = fields();
    return { ...rest, wish: begun ?? pressed };
  });
  whenTouched(() => void start().catch(ignore));
}

/** What is typed, focused and being pressed. Read when the fields may no longer be in the document. */
function followFields(host: HTMLElement): () => Omit<Begun, 'wish'> & { pressed: Begun['wish'] } {
  let focused: Begun['focused'] = null;
  let pressed: Begun['wish'] = null;
  const controls = () => controlsOf(host.querySelector('form'));
  const named = (name: string) => host.querySelector<HTMLInputElement>(`input[autocomplete='${name}']`);
  const follow = () => {
    if (!host.isConnected) return;
    const at = controls().findIndex((control) => control === document.activeElement);
    focused = at < 0 ? null : at;
  };
  // A button acts when it is released. If the page comes before that, the release reaches no button: the page acts at once.
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('form button') : null;
    const isLast = button !== null && button === controls().at(-1);
    pressed = isLast ? 'forgot' : button?.matches('[type=submit]') ? 'submit' : null;
  };
  const release = () => {
    pressed = null;
  };
  host.addEventListener('focusin', follow);
  host.addEventListener('focusout', () => setTimeout(follow));
  host.addEventListener('keydown', (event) => (event.key === 'Enter' || event.key === ' ' ? press(event) : release()), {
    capture: true,
  });
  host.addEventListener('pointerdown', press, { capture: true });
  for (const end of ['keyup', 'pointerup', 'pointercancel']) document.addEventListener(end, release, { capture: true });
  return () => ({
    focused,
    pressed,
    typed: { username: named('username')?.value ?? '', password: named('current-password')?.value ?? '' },
  });
}

const later = (waitMs: number) => new Promise<void>((resolve) => setTimeout(resolve, waitMs));

/** A failure after a press is shown on screen; otherwise the user types on, and the next press retries. */
const ignore = () => undefined;

const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root');
enter(root);
