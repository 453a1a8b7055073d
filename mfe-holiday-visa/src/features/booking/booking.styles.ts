import { media, styled } from '@jetway/kit-ui';

/** The form beside the visa; stacked on narrow screens, the form first. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
  gap: var(--jw-space-6);
  align-items: start;

  @media (max-width: 1023.98px) {
    gap: var(--jw-space-4);
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The current step. It receives the focus when a step starts, without a ring, because the scroll position shows it. */
export const Main = styled.div`
  min-inline-size: 0;

  &&:focus {
    scroll-margin-block-start: calc(var(--frame-header, 0px) + var(--jw-space-4));
    outline: none;
  }
`;

export const Side = styled.aside`
  position: sticky;
  inset-block-start: calc(var(--frame-header, 0px) + var(--jw-space-6));
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-4);
  min-inline-size: 0;

  @media (max-width: 1023.98px) {
    position: static;
  }
`;

/** Back at one end, the decision at the other; on a phone the decision comes first and is full width. */
export const Actions = styled.div`
  display: flex;
  gap: var(--jw-space-3);
  align-items: center;
  justify-content: space-between;

  ${media.phone} {
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;

/** The amount beside the booking button. */
export const Decision = styled.div`
  display: flex;
  gap: var(--jw-space-4);
  align-items: center;

  ${media.phone} {
    justify-content: space-between;
  }
`;
