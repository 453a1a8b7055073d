import { textKey } from './storage';

/** `auto` follows the system setting. */
export type ColourScheme = 'light' | 'dark' | 'auto';

const schemeKey = textKey('scheme');

/** The user's choice in this browser. */
export function colourScheme(): ColourScheme {
  const kept = schemeKey.read();
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

/** Applies and stores a choice; the edge's inline script applies it before the next first paint. */
export function setColourScheme(scheme: ColourScheme): void {
  if (scheme === 'auto') {
    schemeKey.remove();
    delete document.documentElement.dataset['colorScheme'];
    return;
  }
  schemeKey.write(scheme);
  document.documentElement.dataset['colorScheme'] = scheme;
}
