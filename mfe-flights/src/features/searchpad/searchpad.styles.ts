import { media, styled } from '@jetway/kit-ui';

/** The tenant's colours behind the title; the form's card overlaps their lower edge. */
export const Hero = styled.header`
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-2);
  padding: clamp(var(--jw-space-6), 4vw, var(--jw-space-10)) clamp(var(--jw-space-4), 3vw, var(--jw-space-8));
  padding-block: calc(var(--jw-space-6) + 2.75rem) calc(var(--jw-space-10) + var(--jw-space-6));
  border-radius: var(--jw-radius-lg);
  background:
    radial-gradient(60rem 24rem at 85% -20%, color-mix(in oklab, var(--jw-on-hero) 18%, transparent), transparent 70%),
    linear-gradient(
      120deg,
      color-mix(in oklab, var(--jw-hero-from) 88%, transparent),
      color-mix(in oklab, var(--jw-hero-to) 62%, transparent)
    ),
    url('/assets/tenant/login.svg') center / cover var(--jw-hero-from);
  color: var(--jw-on-hero);

  h1 {
    color: inherit;
  }

  /* A theme centres the text, sets it on a plain colour or places it beside the picture. */
  :root[data-theme='meridian'] & {
    align-items: center;
    text-align: center;
  }

  :root[data-theme='compass'] & {
    background: linear-gradient(90deg, var(--jw-hero-from), var(--jw-hero-to));
  }

  :root[data-theme='polaris'] & {
    background:
      linear-gradient(90deg, var(--jw-hero-from) 45%, color-mix(in oklab, var(--jw-hero-from) 62%, transparent)),
      url('/assets/tenant/login.svg') right / auto 100% no-repeat var(--jw-hero-from);
  }

  :root[dir='rtl'][data-theme='polaris'] & {
    background:
      linear-gradient(270deg, var(--jw-hero-from) 45%, color-mix(in oklab, var(--jw-hero-from) 62%, transparent)),
      url('/assets/tenant/login.svg') left / auto 100% no-repeat var(--jw-hero-from);
  }

  /* Short on a phone, so that the form is above the fold. */
  ${media.phone} {
    margin-inline: calc(-1 * var(--jw-space-4));
    padding-block: calc(var(--jw-space-4) + 2.5rem) calc(var(--jw-space-10) + var(--jw-space-3));
    border-radius: 0;

    h1 {
      font-size: var(--jw-text-xl);
    }

    h1 + * {
      display: none;
    }
  }
`;

/** Offers in the flow of the page instead of on the picture. */
export const Below = styled.div`
  && > * {
    position: static;
    background: var(--jw-hero-from);
  }

  &:empty {
    display: none;
  }
`;

export const RecentList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: var(--jw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const RecentLink = styled.div`
  a {
    display: flex;
    flex-direction: column;
    gap: var(--jw-space-1);
    padding: var(--jw-space-4);
    border: 1px solid var(--jw-border);
    border-radius: var(--jw-radius-md);
    background: var(--jw-surface);
    color: var(--jw-text);
    text-decoration: none;
    transition:
      border-color var(--jw-fast) var(--jw-ease),
      box-shadow var(--jw-fast) var(--jw-ease);
  }

  a:hover {
    border-color: var(--jw-accent-border);
    box-shadow: var(--jw-shadow-2);
  }

  a:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: 2px;
  }
`;
