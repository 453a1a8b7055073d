import { useInsertionEffect } from 'react';

import { fonts } from './fonts';
import { media } from './media';
import { pageNonce } from './page-nonce';
import { tokens } from './tokens';

/** Icons with a reading direction, mirrored in right-to-left text. */
const mirroredIcons = [
  'arrow-right',
  'arrow-left',
  'chevron-right',
  'chevron-left',
  'log-out',
  'panel-left-open',
  'panel-left-close',
  'list',
]
  .map((name) => `[dir='rtl'] .lucide-${name}`)
  .join(',');

const text = `
  ${fonts}
  ${tokens}
  *, *::before, *::after { box-sizing: border-box; }
  html {
    font-family: var(--jw-font);
    font-feature-settings: 'cv05', 'cv11', 'ss03';
    line-height: 1.5;
    text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    background: var(--jw-bg);
    color: var(--jw-text);
    scrollbar-color: var(--jw-border-strong) transparent;
    accent-color: var(--jw-accent);
  }
  body { margin: 0; min-block-size: 100dvh; font-size: var(--jw-text-sm); }
  h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd { margin: 0; }
  ul[role='list'], ol[role='list'] { list-style: none; margin: 0; padding: 0; }
  img, svg, video { display: block; max-inline-size: 100%; }
  svg { flex: none; }
  ${mirroredIcons} { scale: -1 1; }
  button, input, textarea, select { font: inherit; color: inherit; }
  a { color: var(--jw-accent-text); text-underline-offset: 0.2em; }
  table { border-collapse: collapse; border-spacing: 0; }
  ::selection { background: var(--jw-accent-soft-hover); color: var(--jw-text); }
  :focus-visible { outline: 2px solid var(--jw-focus); outline-offset: 2px; }
  [data-rac]:focus:not([data-focus-visible]) { outline: none; }
  [tabindex='-1']:focus { outline: none; }
  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
  ${media.print} {
    html { background: none; color: CanvasText; }
  }
`;

/**
 * Tokens, fonts and the styles of plain elements. The shell renders it once, first of all.
 *
 * It has its own style sheet before the components': adding a rule to a sheet with fonts makes browsers look up every font
 * again and redo the layout, and components add rules with every page.
 */
export function GlobalStyle(): null {
  useInsertionEffect(() => {
    const sheet = document.createElement('style');
    sheet.nonce = pageNonce() ?? '';
    sheet.textContent = text;
    document.head.insertBefore(sheet, document.head.querySelector('style[data-styled]'));
    return () => sheet.remove();
  }, []);
  return null;
}
