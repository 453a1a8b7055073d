/** What `horizon` and pages without a theme have: corners, cards, tables, headings and the navigation's entries. */
export const USUAL = {
  'radius-sm': '6px',
  'radius-md': '10px',
  'radius-lg': '16px',
  'card-shadow': 'var(--jw-shadow-1)',
  'card-edge': 'var(--jw-border)',
  'table-pad': '0.6875rem',
  'heading-font': 'var(--jw-font)',
  'heading-weight': '620',
  'heading-tracking': '-0.015em',
  'nav-radius': '0.5rem',
  'nav-mark': '0px',
} as const;

type Look = Partial<Record<keyof typeof USUAL, string>>;

/**
 * What a brand's theme changes on every page, also for signed-in users (ADR 0046). No colours: those are the palette's, whose
 * contrast is checked. Typefaces of headings are those that devices have, which cost no bytes; scripts they lack, and devices without
 * one, have the portal's.
 */
export const LOOKS: Readonly<Record<'meridian' | 'atlas' | 'compass' | 'polaris', Look>> = {
  /** Round and raised, under book letters. */
  meridian: {
    'radius-md': '16px',
    'radius-lg': '24px',
    'card-shadow': 'var(--jw-shadow-2)',
    'card-edge': 'transparent',
    'table-pad': '0.8125rem',
    'heading-font': "'Iowan Old Style','Palatino Linotype',Palatino,P052,'Noto Serif',var(--jw-font)",
    'heading-weight': '560',
    'heading-tracking': '-0.02em',
    'nav-radius': '999px',
  },
  /** Flat, with clear edges. */
  atlas: {
    'radius-sm': '4px',
    'radius-md': '8px',
    'radius-lg': '12px',
    'card-shadow': 'none',
    'card-edge': 'var(--jw-border-strong)',
    'heading-font': "Optima,'Gill Sans Nova','Gill Sans',Ubuntu,Calibri,var(--jw-font)",
    'heading-weight': '680',
    'heading-tracking': '0',
    'nav-radius': '0.25rem',
  },
  /** Square and dense, the navigation marked at its edge. */
  compass: {
    'radius-sm': '2px',
    'radius-md': '4px',
    'radius-lg': '6px',
    'card-shadow': 'none',
    'table-pad': '0.5rem',
    'heading-font': "Bahnschrift,'DIN Alternate','Franklin Gothic Medium',var(--jw-font)",
    'heading-weight': '700',
    'heading-tracking': '-0.02em',
    'nav-radius': '0',
    'nav-mark': '3px',
  },
  /** Soft and flat, under light geometric letters. */
  polaris: {
    'radius-md': '12px',
    'radius-lg': '20px',
    'card-shadow': 'none',
    'table-pad': '0.75rem',
    'heading-font': "'Avenir Next',Futura,'Century Gothic',var(--jw-font)",
    'heading-weight': '500',
    'heading-tracking': '-0.03em',
    'nav-radius': '0.75rem',
  },
};

/** Declarations of custom properties. */
export function declarations(look: Look): string {
  return Object.entries(look)
    .map(([name, value]) => `--jw-${name}: ${value};`)
    .join('');
}

/** The rules of every theme. */
export const looks = Object.entries(LOOKS)
  .map(([theme, look]) => `:root[data-theme='${theme}'] { ${declarations(look)} }`)
  .join('\n');
