import { media, styled } from '@jetway/kit-ui';

export const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-density='compact'] {
    gap: 0.125rem;
  }
`;

/** Off-screen cards cost neither layout nor paint. */
export const Row = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 10rem;

  [data-density='compact'] & {
    contain-intrinsic-size: auto 4.75rem;
  }
`;

/** Other times of the fare above. */
export const TimesList = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-3);
  margin: var(--jw-space-3) 0 0;
  padding: 0;
  padding-inline-start: var(--jw-space-5);
  border-inline-start: 3px solid var(--jw-accent-border);
  list-style: none;

  ${media.phone} {
    padding-inline-start: var(--jw-space-3);
  }
`;

/** Compact: four low lines, with price and buttons beside them. */
export const CardBox = styled.article`
  border: 1px solid var(--jw-card-edge);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-surface);
  box-shadow: var(--jw-card-shadow);
  transition:
    border-color var(--jw-fast) var(--jw-ease),
    box-shadow var(--jw-fast) var(--jw-ease);

  &:hover {
    border-color: var(--jw-accent-border);
    box-shadow: var(--jw-shadow-2);
  }

  /* Arrow keys move between cards: the focused one is outlined. The outline is inside, because a row clips what is around it. */
  &[tabindex]:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: -2px;
  }

  ${media.fromTablet} {
    &[data-density='compact'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 var(--jw-space-3);
      align-items: center;
      padding-block: 0.125rem;
      padding-inline: var(--jw-space-4) var(--jw-space-2);
    }
  }
`;

export const CardBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(11rem, auto);
  gap: var(--jw-space-5);
  padding: var(--jw-space-4) var(--jw-space-5);

  ${media.fromTablet} {
    [data-density='compact'] & {
      display: contents;
    }
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--jw-space-2);
    padding: var(--jw-space-3) var(--jw-space-4);
  }
`;

export const Journeys = styled.div`
  display: grid;
  grid-template-columns: minmax(7.5rem, 10.5rem) minmax(0, 1fr);
  gap: var(--jw-space-3) var(--jw-space-5);
  align-items: center;

  & > :first-child {
    grid-row: 1 / -1;
  }

  ${media.fromTablet} {
    [data-density='compact'] & {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    & > :first-child {
      grid-row: auto;
    }
  }
`;

/** The airline, above important notes. */
export const Carrier = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--jw-space-2);

  ${media.fromTablet} {
    [data-density='compact'] & {
      flex-flow: row wrap;
      align-items: center;
      gap: 0 var(--jw-space-2);
      line-height: 1.125rem;
    }

    [data-density='compact'] & svg {
      inline-size: 1rem;
      block-size: 1rem;
    }

    [data-density='compact'] & > div > span {
      padding-block: 0;
      line-height: 1rem;
    }
  }

  ${media.phone} {
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
  }
`;

/** What a compact card says of the sale beside its airline, cut off where there is no space: the panels below have all of it. */
export const Sold = styled.span`
  > * + * {
    margin-inline-start: var(--jw-space-2);
  }

  ${media.fromTablet} {
    flex: 1 1 0;
    min-inline-size: 6rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Side by side where there is space for two, otherwise one below the other. */
export const JourneyBars = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: var(--jw-space-4) var(--jw-space-6);
  min-inline-size: 0;

  ${media.fromTablet} {
    [data-density='compact'] & {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }

  ${media.phone} {
    gap: var(--jw-space-2);
  }
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

  ${media.fromTablet} {
    [data-density='compact'] & {
      flex-direction: row;
      gap: var(--jw-space-3);
      align-items: center;
      padding: 0 var(--jw-space-2) 0 0;
      border: 0;
    }
  }

  ${media.phone} {
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
    padding: var(--jw-space-2) 0 0;
    border-inline-start: 0;
    border-block-start: 1px solid var(--jw-border);
    text-align: start;
  }
`;

export const Amounts = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  margin-block-end: var(--jw-space-1);
  line-height: 1.4;

  ${media.fromTablet} {
    [data-density='compact'] & {
      margin: 0;
      line-height: 1.2;
    }
  }

  ${media.phone} {
    align-items: flex-start;
  }
`;

export const CardFoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--jw-space-1) var(--jw-space-3);
  padding-block: var(--jw-space-1);
  padding-inline: var(--jw-space-5) var(--jw-space-3);
  border-block-start: 1px solid var(--jw-border);
  color: var(--jw-text-muted);
  font-size: var(--jw-text-xs);

  ${media.fromTablet} {
    /* As wide as the card, so that many buttons leave the journeys their width. */
    [data-density='compact'] & {
      grid-column: 1 / -1;
      padding: 0;
      border: 0;
    }
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    padding: var(--jw-space-1) var(--jw-space-4);
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--jw-space-1) var(--jw-space-3);

  ${media.fromTablet} {
    [data-density='compact'] & {
      row-gap: 0;
      color: var(--jw-text-muted);
      font-size: var(--jw-text-xs);
      line-height: 1.0625rem;
    }
  }
`;

/** Open the panels below the card; smaller than the select button above. */
export const PanelButtons = styled.div`
  display: flex;
  align-items: center;

  button {
    padding-inline: var(--jw-space-2);
    font-size: var(--jw-text-xs);
  }

  ${media.fromTablet} {
    /* The buttons stay large enough to press and reach into the line above. */
    [data-density='compact'] & {
      justify-content: flex-end;
      margin-block: -0.1875rem;
    }

    [data-density='compact'] & button {
      block-size: 1.5rem;
      min-block-size: 0;
      padding-inline: 0.375rem;
    }
  }

  ${media.phone} {
    flex-wrap: wrap;
    margin-inline: calc(-1 * var(--jw-space-2));
    padding-block: 2px;
    white-space: nowrap;

    button {
      gap: 0.125rem;
      padding-inline: 0.375rem;
    }
  }
`;

export const PanelBox = styled.div`
  padding: var(--jw-space-5);
  border-block-start: 1px solid var(--jw-border);
  border-end-start-radius: var(--jw-radius-lg);
  border-end-end-radius: var(--jw-radius-lg);
  background: var(--jw-surface-sunken);

  ${media.fromTablet} {
    [data-density='compact'] > & {
      grid-column: 1 / -1;
      margin-block: var(--jw-space-1) -0.125rem;
      margin-inline: calc(-1 * var(--jw-space-4)) calc(-1 * var(--jw-space-2));
    }
  }

  ${media.phone} {
    padding: var(--jw-space-4);
  }
`;
