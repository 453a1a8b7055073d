import { textKey } from './storage';

/** `auto` follows the system. */
export type ColourScheme = 'light' | 'dark' | 'auto';

const schemeKey = textKey('scheme');

/** The person's choice on this browser. */
export function colourScheme(): ColourScheme {
  const kept = schemeKey.read();
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

/** Applies and keeps a choice; the edge's own script applies it before the next first paint. */
export function setColourScheme(scheme: ColourScheme): void {
  if (scheme === 'auto') {
    schemeKey.remove();
    delete document.documentElement.dataset['colorScheme'];
    return;
  }
  schemeKey.write(scheme);
  document.documentElement.dataset['colorScheme'] = scheme;
}
