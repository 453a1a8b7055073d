import '@testing-library/jest-dom/vitest';

import { cleanup, configure } from '@testing-library/react';
import { __PRIVATE__ as styles } from 'styled-components';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

import { drawFrames } from './frames';
import { frameMs, slowDown } from './slow';

// Browser APIs that pages use and jsdom lacks. jsdom has no layout, so nothing scrolls and no media query matches.
beforeEach(() => {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
});

// The first test of a page also loads its code: 3 s alone, over 30 s beside a compiler. A wait ends as soon as its
// condition holds.
configure({ asyncUtilTimeout: 150_000 });

drawFrames(frameMs);
slowDown();

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // jsdom matches every rule of the page against each element a query looks at, so rules must not pile up.
  styles.mainSheet.names = new Map();
  styles.mainSheet.clearTag();
  document.head.querySelectorAll('style').forEach((element) => element.remove());
});

// Files share a worker and its document: the next one starts with an empty document, real timers and the address `/`.
afterAll(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  for (const cookie of document.cookie.split(';')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  history.replaceState(null, '', '/');
});
