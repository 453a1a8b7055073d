import { Card, Inline, media, styled } from '@jetway/kit-ui';

/** Opens and closes the folded filters; only on a phone. */
export const FoldSwitch = styled.div`
  display: none;

  ${media.phone} {
    display: block;
  }
`;

/** Fields of the bar, which fold away on a phone until they are opened. */
export const Folded = styled.div`
  display: contents;

  ${media.phone} {
    &:not([data-open]) {
      display: none;
    }
  }
`;

/** Dates, names and references stay on one line. */
export const OneLine = styled.span`
  white-space: nowrap;
`;

export const FigureCard = styled(Card)`
  overflow: hidden;
`;

/** Amounts side by side, separated by thin lines; on a phone stacked, with name and amount on one line. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin: 0;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const FigureCell = styled.div`
  display: grid;
  gap: var(--jw-space-1);
  padding: var(--jw-space-4) var(--jw-space-5);
  /* Lines lie between the cells: those of the outer edge are cut off by the card. */
  box-shadow:
    -1px 0 var(--jw-border),
    0 -1px var(--jw-border);

  dt {
    color: var(--jw-text-muted);
    font-size: var(--jw-text-sm);
  }

  dd {
    margin: 0;
  }

  &:first-child dd {
    color: var(--jw-accent-text);
  }

  ${media.phone} {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    padding: var(--jw-space-3) var(--jw-space-4);
  }
`;

/** Long references are truncated; hovering shows them in full. */
export const ReferenceText = styled.span`
  display: block;
  max-inline-size: 10rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Type and purpose of an entry; on a phone at the end of the line, like the rest of a card. */
export const DescriptionLine = styled(Inline)`
  ${media.phone} {
    justify-content: flex-end;
    row-gap: var(--jw-space-1);

    & > p {
      text-align: end;
    }
  }
`;
