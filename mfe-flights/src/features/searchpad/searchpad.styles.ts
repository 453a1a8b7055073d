import { media, styled } from '@jetway/kit-ui';

/** Space for the offers at the top of the picture, reserved before it is known whether there are any. */
export const Top = styled.div`
  position: relative;
`;

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

export const FormCard = styled.div`
  position: relative;
  margin: calc(-1 * (var(--jw-space-10) + var(--jw-space-2))) clamp(0px, 2vw, var(--jw-space-6)) 0;
  padding: clamp(var(--jw-space-4), 2vw, var(--jw-space-6));
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-surface);
  box-shadow: var(--jw-shadow-3);
`;

export const TabList = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-1);
  margin-block-end: var(--jw-space-4);
  border-block-end: 1px solid var(--jw-border);

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--jw-space-2);
    margin-block-end: -1px;
    padding: var(--jw-space-2) var(--jw-space-3);
    border-block-end: 2px solid transparent;
    color: var(--jw-text-muted);
    font-weight: 600;
    text-decoration: none;
  }

  a[aria-current='page'] {
    border-block-end-color: var(--jw-accent);
    color: var(--jw-accent-text);
  }

  a:hover {
    color: var(--jw-text);
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
