import { media, styled } from '@jetway/kit-ui';

export const List = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  padding-block-end: var(--jw-space-3);
  /* Scrolled to from the map, below the frame's header. */
  scroll-margin-block-start: calc(var(--frame-header, 0px) + var(--jw-space-4));
`;

export const CardBox = styled.article`
  display: grid;
  grid-template-columns: 11rem minmax(0, 1fr) minmax(9.5rem, auto);
  overflow: hidden;
  border: 1px solid var(--jw-card-edge);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-surface);
  box-shadow: var(--jw-card-shadow);

  &[data-marked] {
    border-color: var(--jw-accent);
    box-shadow: 0 0 0 1px var(--jw-accent);
  }

  [data-map] & {
    grid-template-columns: 8rem minmax(0, 1fr);
  }

  /* Low on a phone, so that more than one is on the screen. */
  ${media.phone} {
    &,
    [data-map] & {
      grid-template-columns: 6rem minmax(0, 1fr);
    }
  }
`;

export const Picture = styled.div`
  min-block-size: 9rem;

  ${media.phone} {
    min-block-size: 7rem;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-2);
  min-inline-size: 0;
  padding: var(--jw-space-4);

  ${media.phone} {
    gap: var(--jw-space-1);
    padding: var(--jw-space-3);
  }

  h3 a {
    color: var(--jw-text);
    text-decoration: none;
  }

  h3 a:hover {
    text-decoration: underline;
  }
`;

export const PriceColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-1);
  align-items: flex-end;
  justify-content: flex-end;
  padding: var(--jw-space-4);
  text-align: end;

  [data-map] & {
    grid-column: 1 / -1;
    padding-block-start: 0;
  }

  ${media.phone} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 0 var(--jw-space-3) var(--jw-space-3);
    text-align: start;
    justify-items: start;

    & > :last-child {
      grid-column: 2;
      grid-row: 1 / span 4;
      align-self: center;
    }
  }
`;
