import { media, styled } from '@jetway/kit-ui';

export const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Cards out of sight cost neither layout nor paint. */
export const Row = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 10rem;
`;

export const CardBox = styled.article`
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-surface);
  box-shadow: var(--jw-shadow-1);
  transition:
    border-color var(--jw-fast) var(--jw-ease),
    box-shadow var(--jw-fast) var(--jw-ease);

  &:hover {
    border-color: var(--jw-accent-border);
    box-shadow: var(--jw-shadow-2);
  }
`;

export const CardBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(11rem, auto);
  gap: var(--jw-space-5);
  padding: var(--jw-space-4) var(--jw-space-5);

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--jw-space-3);
    padding: var(--jw-space-4);
  }
`;

export const Journeys = styled.div`
  display: grid;
  grid-template-columns: minmax(8rem, 11rem) minmax(0, 1fr);
  gap: var(--jw-space-3) var(--jw-space-5);
  align-items: center;

  & > :first-child {
    grid-row: 1 / -1;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    & > :first-child {
      grid-row: auto;
    }
  }
`;

export const JourneyBars = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-4);
  min-inline-size: 0;
`;

export const PriceColumn = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  justify-content: center;
  gap: var(--jw-space-1);
  padding-inline-start: var(--jw-space-5);
  border-inline-start: 1px solid var(--jw-border);
  text-align: end;

  ${media.phone} {
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
    padding: var(--jw-space-3) 0 0;
    border-inline-start: 0;
    border-block-start: 1px solid var(--jw-border);
    text-align: start;
  }
`;

export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--jw-space-2) var(--jw-space-3);
  padding: var(--jw-space-2) var(--jw-space-5);
  border-block-start: 1px solid var(--jw-border);
  color: var(--jw-text-muted);
  font-size: var(--jw-text-sm);

  & > :last-child {
    margin-inline-start: auto;
  }

  ${media.phone} {
    padding-inline: var(--jw-space-4);
  }
`;

export const PanelBox = styled.div`
  padding: var(--jw-space-5);
  border-block-start: 1px solid var(--jw-border);
  border-end-start-radius: var(--jw-radius-lg);
  border-end-end-radius: var(--jw-radius-lg);
  background: var(--jw-surface-sunken);

  ${media.phone} {
    padding: var(--jw-space-4);
  }
`;
