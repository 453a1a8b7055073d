import { css } from 'styled-components';

/**
 * Forms of the navigation on wide screens by the brand's theme (ADR 0046): `atlas` is a narrow rail of icons with their names
 * below, `compass` a dense column with ruled groups, `meridian` a panel that floats over the page, `polaris` a column of the brand's
 * colour. `horizon` has none of these.
 */
const formOf = (theme: 'atlas' | 'compass' | 'meridian' | 'polaris') => (rules: ReturnType<typeof css>) =>
  css`
    @media (min-width: 1024px) {
      :root[data-theme='${theme}'] & {
        ${rules}
      }
    }
  `;
const atlas = formOf('atlas');
const compass = formOf('compass');
const meridian = formOf('meridian');
const polaris = formOf('polaris');

/** The navigation itself. */
export const railForms = (isCollapsed: boolean) => css`
  ${atlas(css`
    gap: 0.5rem;
    inline-size: ${isCollapsed ? '4.25rem' : '6.75rem'};
    padding: 0.75rem 0.5rem;
  `)}
  ${compass(css`
    gap: 0.5rem;
    inline-size: ${isCollapsed ? '4.25rem' : '12.5rem'};
    padding-inline: 0.75rem 0;
  `)}
  ${meridian(css`
    inset-block-start: calc(var(--frame-header) + 1rem);
    block-size: calc(100dvh - var(--frame-header) - 2rem);
    margin-block: 1rem;
    margin-inline-start: 1rem;
    border: 0;
    border-radius: var(--jw-radius-lg);
    box-shadow: var(--jw-shadow-2);
  `)}
  ${polaris(css`
    --jw-surface: var(--jw-hero-from);
    --jw-surface-sunken: var(--jw-hero-to);
    --jw-text: var(--jw-on-hero);
    --jw-text-muted: var(--jw-on-hero);
    --jw-text-subtle: var(--jw-on-hero);
    --jw-border: var(--jw-hero-to);
    --jw-accent-soft: var(--jw-on-hero);
    --jw-accent-text: var(--jw-hero-from);
    --jw-focus: var(--jw-on-hero);
  `)}
`;

/** The name of a group. A rail has a line in its place and keeps the name for screen readers. */
export const groupForms = css`
  ${atlas(css`
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  `)}
  ${compass(css`
    padding: 0.5rem 0.75rem 0;
    border-block-start: 1px solid var(--jw-border);

    section:first-child > & {
      border: 0;
    }
  `)}
`;

/** The entries of a group. */
export const entriesForms = css`
  ${atlas(css`
    padding-block-start: 0.5rem;
    border-block-start: 1px solid var(--jw-border);
  `)}
`;

/** An entry. */
export const entryForms = css`
  ${atlas(css`
    flex-direction: column;
    justify-content: center;
    gap: 0.25rem;
    padding: 0.5rem 0.25rem;
    font-size: 0.75rem;
    text-align: center;
  `)}
  ${compass(css`
    min-block-size: 2.125rem;
  `)}
`;

/** The entries of a submenu. */
export const partForms = css`
  ${atlas(css`
    margin: 0;
    padding: 0;
    border: 0;
  `)}
`;
