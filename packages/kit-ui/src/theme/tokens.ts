import { DARK, LIGHT, ON_DANGER, semanticDeclarations } from './semantic-colours';
import { media } from './media';

const sizes = `
  --jw-space-1: 0.25rem;
  --jw-space-2: 0.5rem;
  --jw-space-3: 0.75rem;
  --jw-space-4: 1rem;
  --jw-space-5: 1.25rem;
  --jw-space-6: 1.5rem;
  --jw-space-7: 2rem;
  --jw-space-8: 2.5rem;
  --jw-space-9: 3rem;
  --jw-space-10: 4rem;
  --jw-radius-sm: 6px;
  --jw-radius-md: 10px;
  --jw-radius-lg: 16px;
  --jw-card-shadow: var(--jw-shadow-1);
  --jw-card-edge: var(--jw-border);
  --jw-table-pad: 0.6875rem;
  --jw-heading-font: var(--jw-font);
  --jw-heading-weight: 620;
  --jw-heading-tracking: -0.015em;
  --jw-nav-radius: 0.5rem;
  --jw-nav-mark: 0px;
  --jw-radius-full: 999px;
  --jw-text-xs: 0.75rem;
  --jw-text-sm: 0.875rem;
  --jw-text-md: 1rem;
  --jw-text-lg: 1.125rem;
  --jw-text-xl: 1.375rem;
  --jw-text-2xl: 1.75rem;
  --jw-text-3xl: 2.25rem;
  --jw-text-4xl: 3rem;
  --jw-font: 'Inter Variable', 'Inter Fallback', system-ui, sans-serif;
  --jw-font-mono: ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace;
  --jw-control-sm: 2rem;
  --jw-control-md: 2.5rem;
  --jw-control-lg: 3rem;
  --jw-z-sticky: 10;
  --jw-z-overlay: 100;
  --jw-z-toast: 200;
`;

const motion = `
  --jw-fast: 120ms;
  --jw-base: 200ms;
  --jw-ease: cubic-bezier(0.2, 0.8, 0.2, 1);
`;

const light = `
  ${semanticDeclarations(LIGHT)}
  --jw-shadow-1: 0 1px 2px rgb(16 24 40 / 6%), 0 1px 1px rgb(16 24 40 / 4%);
  --jw-shadow-2: 0 4px 12px -2px rgb(16 24 40 / 10%), 0 2px 4px -2px rgb(16 24 40 / 6%);
  --jw-shadow-3: 0 20px 48px -12px rgb(16 24 40 / 24%), 0 6px 16px -6px rgb(16 24 40 / 12%);
  --jw-scrim: rgb(13 18 28 / 42%);
`;

const dark = `
  ${semanticDeclarations(DARK)}
  --jw-shadow-1: 0 1px 2px rgb(0 0 0 / 40%);
  --jw-shadow-2: 0 4px 14px -2px rgb(0 0 0 / 50%), 0 0 0 1px rgb(255 255 255 / 4%);
  --jw-shadow-3: 0 24px 56px -12px rgb(0 0 0 / 70%), 0 0 0 1px rgb(255 255 255 / 6%);
  --jw-scrim: rgb(0 0 0 / 62%);
`;

/** The kit's own design tokens; the tenant's palette and what its theme changes of them come from the edge (ADR 0046). */
export const tokens = `
  :root {
    ${sizes}
    ${motion}
    ${light}
    --jw-on-danger: ${ON_DANGER};
  }
  :root[data-color-scheme='dark'] {
    ${dark}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-color-scheme]) {
      ${dark}
    }
  }
  ${media.reducedMotion} {
    :root {
      --jw-fast: 0ms;
      --jw-base: 0ms;
    }
  }
`;
