const mix = (one: string, share: number, other: string) => `color-mix(in oklab, ${one} ${share}%, ${other})`;

const FROM = 'var(--jw-hero-from)';
const TO = 'var(--jw-hero-to)';
const ACCENT = 'var(--jw-accent)';

/** Colours of a scene, derived from the tenant's hero colours; the same in light and dark, since every scene is at dusk. */
export const colours = {
  zenith: mix(FROM, 88, '#05060a'),
  sky: mix(TO, 74, ACCENT),
  glow: mix(ACCENT, 62, mix(TO, 60, '#ffe2c4')),
  horizon: mix(ACCENT, 45, '#ffe9d6'),
  sun: mix(ACCENT, 22, '#fff6ea'),
  light: '#fff3df',
} as const;

/**
 * Colour of a layer of land or water, hazy in the distance and deep in the foreground.
 * @param nearness 0 at the horizon, 1 in the foreground
 */
export function layerColour(nearness: number): string {
  return nearness < 0.5
    ? mix(TO, Math.round(38 + nearness * 124), mix(ACCENT, 60, '#ffe9d6'))
    : mix(FROM, Math.round(20 + (nearness - 0.5) * 150), mix(TO, 92, '#05060a'));
}
