import { media, styled, Text } from '@jetway/kit-ui';

/** Below the form. */
export const Hint = styled(Text)`
  margin-block-start: var(--jw-space-3);
`;

/** Filters beside the list. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 16rem minmax(0, 1fr);
  gap: var(--jw-space-5);
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const FilterColumn = styled.aside`
  position: sticky;
  inset-block-start: calc(var(--frame-header, 0px) + var(--jw-space-4));
  max-block-size: calc(100dvh - var(--frame-header, 0px) - 2 * var(--jw-space-4));
  overflow-y: auto;
  padding: var(--jw-space-4);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-surface);

  ${media.tablet} {
    display: none;
  }
`;

export const OnSmallScreens = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-3);
  align-items: center;

  & > :first-child {
    flex: 1;
    min-inline-size: 9rem;
  }

  /* Count, filters and order in one line where they fit. */
  ${media.phone} {
    gap: var(--jw-space-2);

    & > :first-child {
      min-inline-size: fit-content;
    }
  }
`;

export const SortPlace = styled.div`
  inline-size: 13rem;

  ${media.phone} {
    flex: 1 1 7.5rem;
    min-inline-size: 0;
  }
`;

export const List = styled.ol`
  display: grid;
  gap: var(--jw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const CardBox = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(10rem, auto);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-surface);
  box-shadow: var(--jw-shadow-1);

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
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
    padding: var(--jw-space-3) var(--jw-space-4);
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
  gap: var(--jw-space-3);
  align-items: stretch;
  justify-content: space-between;
  padding: var(--jw-space-4);
  border-inline-start: 1px solid var(--jw-border);
  text-align: end;

  /* Low on a phone, so that more than one is on the screen. */
  ${media.phone} {
    flex-direction: row;
    align-items: center;
    padding-block: var(--jw-space-2);
    border-inline-start: 0;
    border-block-start: 1px solid var(--jw-border);
    text-align: start;
  }
`;
