/** Colours that mean the same for every tenant. Contrast is tested by `semantic-colours.test.ts`. */
export interface SemanticColours {
  /** Fills and strokes: contrast 3:1 on the surface. */
  solid: string;
  /** Tint behind `text`. */
  soft: string;
  /** Text: contrast 4.5:1 on the tint and on the surface. */
  text: string;
}

type Meaning = 'success' | 'warning' | 'danger' | 'info';

export const LIGHT: Record<Meaning, SemanticColours> = {
  success: { solid: '#12805c', soft: '#e6f6ee', text: '#0b6647' },
  warning: { solid: '#b26a00', soft: '#fff4dc', text: '#865000' },
  danger: { solid: '#c9293d', soft: '#fdecee', text: '#b01c31' },
  info: { solid: '#1d6fc4', soft: '#e8f2fd', text: '#175aa1' },
};

export const DARK: Record<Meaning, SemanticColours> = {
  success: { solid: '#2fa77c', soft: '#10291f', text: '#5fd3a6' },
  warning: { solid: '#d8952f', soft: '#30230d', text: '#f0b95c' },
  danger: { solid: '#d5394d', soft: '#381519', text: '#ff8f9a' },
  info: { solid: '#4a96e6', soft: '#12253b', text: '#86bdf8' },
};

/** Text on a solid danger fill, in both schemes. */
export const ON_DANGER = '#ffffff';

/** The declarations of one scheme, `--jw-danger: …;` and its `-soft` and `-text`. */
export function semanticDeclarations(colours: Record<Meaning, SemanticColours>): string {
  return Object.entries(colours)
    .map(
      ([meaning, { solid, soft, text }]) =>
        `--jw-${meaning}:${solid};--jw-${meaning}-soft:${soft};--jw-${meaning}-text:${text};`,
    )
    .join('');
}
