import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startShell, whenTouched } from './entrance';

const SHELL = '/releases/mfe-shell/1/main.js';

function release(id: string, entry: string, manifest: object = {}) {
  return {
    version: '1',
    base: `/releases/${id}/1/`,
    entry,
    name: id,
    manifest: { id, routes: [], nav: [], ...manifest },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  const payload = document.createElement('script');
  payload.id = 'jetway-boot';
  payload.type = 'application/json';
  const modules = {
    'mfe-shell': release('mfe-shell', 'main.js', { preload: ['kits.js'] }),
    'mfe-account': release('mfe-account', 'remoteEntry.js'),
  };
  payload.textContent = JSON.stringify({
    releases: { setId: 's', modules, integrity: { [SHELL]: 'sha256-x' } },
    nonce: 'n',
  });
  document.head.append(payload);
});
afterEach(() => vi.useRealTimers());

const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => script.getAttribute('src'));

it("starts the shell's script with its hash, and prefetches the files the shell and the page need", async () => {
  const started = startShell('mfe-account');
  const script = document.querySelector<HTMLScriptElement>('script[src]');
  expect(script?.integrity).toBe('sha256-x');
  expect(script?.nonce).toBe('n');
  expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    SHELL,
    '/releases/mfe-shell/1/kits.js',
    '/releases/mfe-account/1/remoteEntry.js',
  ]);
  script?.dispatchEvent(new Event('load'));
  await started;
});

it('tries three times, each under another URL, then gives up', async () => {
  const started = startShell('mfe-account');
  const given = expect(started).rejects.toThrow(`${SHELL} did not come`);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    [...document.querySelectorAll('script[src]')].at(-1)?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(5_000);
  }
  await given;
  expect(scripts()).toEqual([SHELL, `${SHELL}?r=2`, `${SHELL}?r=3`]);
});

it.each(['pointermove', 'keydown', 'focusin'])('the first %s counts as interaction, and only the first', (touch) => {
  const touched = vi.fn();
  whenTouched(touched);
  expect(touched).not.toHaveBeenCalled();
  for (let time = 0; time < 2; time += 1) document.body.dispatchEvent(new Event(touch, { bubbles: true }));
  vi.runAllTimers();
  expect(touched).toHaveBeenCalledOnce();
});

it('starts the shell after a while without interaction', () => {
  const touched = vi.fn();
  whenTouched(touched);
  vi.runAllTimers();
  expect(touched).toHaveBeenCalledOnce();
});
