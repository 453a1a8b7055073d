import { Link } from '@jetway/kit-runtime/router';
import { media, styled } from '@jetway/kit-ui';

/** Width from which the navigation is beside the room; below, it opens from the header. */
export const WIDE = '(min-width: 1024px)';

/** One thing in the middle of an empty page. */
export const Alone = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: var(--jw-space-5);
`;

/** `--frame-header` is the height of the fixed header, for whatever sticks below it. */
export const Layout = styled.div`
  --frame-header: 3.5rem;

  display: grid;
  grid-template:
    'header' var(--frame-header)
    'main' 1fr / minmax(0, 1fr);
  min-block-size: 100dvh;

  & :is(a, button, input, [tabindex]) {
    scroll-margin-block: var(--frame-header) 0;
  }

  @media ${WIDE} {
    grid-template:
      'header header' var(--frame-header)
      'nav main' 1fr / 15rem minmax(0, 1fr);
  }
`;

export const Header = styled.header`
  grid-area: header;
  position: sticky;
  inset-block-start: 0;
  z-index: var(--jw-z-sticky);
  display: flex;
  align-items: center;
  gap: var(--jw-space-3);
  padding-inline: clamp(var(--jw-space-3), 2vw, var(--jw-space-6));
  background: var(--jw-surface);
  border-block-end: 1px solid var(--jw-border);
  ${media.print} {
    display: none;
  }
`;

export const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--jw-space-2);
  margin-inline-end: auto;
  font-weight: 650;
  color: var(--jw-text);
  text-decoration: none;
`;

/** The operator's name, which a phone has no room for. */
export const Person = styled.span`
  overflow: hidden;
  max-inline-size: 14rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 479.98px) {
    display: none;
  }
`;

export const OnNarrow = styled.span`
  @media ${WIDE} {
    display: none;
  }
`;

export const Rail = styled.nav`
  grid-area: nav;
  position: sticky;
  inset-block-start: var(--frame-header);
  display: none;
  block-size: calc(100dvh - var(--frame-header));
  padding: var(--jw-space-4) var(--jw-space-3);
  overflow-y: auto;
  background: var(--jw-surface);
  border-inline-end: 1px solid var(--jw-border);
  @media ${WIDE} {
    display: block;
  }
  ${media.print} {
    display: none;
  }
`;

export const Entries = styled.ul`
  display: grid;
  gap: var(--jw-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--jw-space-3);
  min-block-size: 2.5rem;
  padding-inline: var(--jw-space-3);
  border-radius: var(--jw-radius-sm);
  color: var(--jw-text-muted);
  font-weight: 500;
  text-decoration: none;

  &:hover {
    background: var(--jw-surface-sunken);
    color: var(--jw-text);
  }
  &[aria-current] {
    background: var(--jw-accent-soft);
    color: var(--jw-accent-text);
  }
  &:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: -2px;
  }
`;

export const Main = styled.main`
  grid-area: main;
  inline-size: 100%;
  min-inline-size: 0;
  max-inline-size: 90rem;
  margin-inline: auto;
  padding: clamp(var(--jw-space-4), 2vw, var(--jw-space-7));
  &:focus {
    outline: none;
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: var(--jw-space-2);
  inset-inline-start: var(--jw-space-2);
  z-index: var(--jw-z-overlay);
  padding: var(--jw-space-2) var(--jw-space-4);
  border-radius: var(--jw-radius-sm);
  background: var(--jw-accent);
  color: var(--jw-on-accent);
  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
