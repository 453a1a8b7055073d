import { media, styled } from '@jetway/kit-ui';

export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  gap: var(--jw-space-6);
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Gallery = styled.div`
  overflow: hidden;
  border-radius: var(--jw-radius-lg);

  svg[role='img'] {
    aspect-ratio: 16 / 10;
  }
`;

export const MapBox = styled.div`
  block-size: 18rem;
  overflow: hidden;
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-lg);
`;

/** Rates of a room side by side, as many as there is space for. */
export const Rates = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--jw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const RateBox = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-2);
  padding: var(--jw-space-4);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface);

  /* Prices and buttons of neighbours are level. */
  & > [data-end] {
    margin-block-start: auto;
  }
`;

export const Plain = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-1);
  margin: 0;
  padding: 0;
  font-size: var(--jw-text-sm);
  list-style: none;
`;

export const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-5);
  align-items: center;
  padding-block: 20vh;
`;
