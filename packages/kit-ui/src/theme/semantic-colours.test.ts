import { describe, expect, it } from 'vitest';

import { DARK, LIGHT, ON_DANGER, type SemanticColours } from './semantic-colours';

/** Lightest and darkest surfaces a tenant's palette has in each scheme. */
const SURFACES = { light: ['#ffffff', '#f8f1ef'], dark: ['#070a0e', '#281e1b'] };
const schemes = [
  ['light', LIGHT, SURFACES.light],
  ['dark', DARK, SURFACES.dark],
] as const;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(schemes)('semantic colours, %s', (_scheme, colours, surfaces) => {
  const entries = Object.entries(colours) as [string, SemanticColours][];

  it.each(entries)('%s is legible on its tint and on every surface', (_name, { text, soft }) => {
    for (const ground of [soft, ...surfaces]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(entries)('%s is distinguishable from every surface', (_name, { solid }) => {
    for (const ground of surfaces) expect(contrast(solid, ground)).toBeGreaterThanOrEqual(3);
  });

  it('danger has legible text on its solid fill', () => {
    expect(contrast(ON_DANGER, colours.danger.solid)).toBeGreaterThanOrEqual(4.5);
  });
});
