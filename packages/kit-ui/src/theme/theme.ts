/** A step of the spacing scale: 0 is none, 1 is 4 px, 10 is 64 px (see `tokens.ts`). */
export type SpaceStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
/** A step of the type scale. */
export type TextSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl';
/** The meaning of a colour. `accent` is the tenant's, the others are the same for every tenant. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

/** A spacing step as a CSS length. */
export function space(step: SpaceStep): string {
  return step === 0 ? '0px' : `var(--jw-space-${step})`;
}

/** A type step as a CSS length. */
export function textSize(size: TextSize): string {
  return `var(--jw-text-${size})`;
}

/** Text, tint and solid colours of a tone, as CSS values. */
export function toneColours(tone: Tone): { text: string; soft: string; solid: string } {
  if (tone === 'neutral') {
    return {
      text: 'var(--jw-text-muted)',
      soft: 'color-mix(in oklab, var(--jw-border) 60%, var(--jw-surface))',
      solid: 'var(--jw-text-subtle)',
    };
  }
  return { text: `var(--jw-${tone}-text)`, soft: `var(--jw-${tone}-soft)`, solid: `var(--jw-${tone})` };
}

/** Reads tokens in code; style sheets use the custom properties directly. */
export const theme = { space, textSize, toneColours } as const;
