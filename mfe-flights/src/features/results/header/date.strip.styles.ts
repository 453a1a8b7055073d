import { media, styled } from '@jetway/kit-ui';

import { dayLook } from '../days/day.styles';

/** The days, with the button for whole months beside them. */
export const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--jw-space-2);

  & > button {
    block-size: auto;
  }
`;

export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(6.5rem, 1fr));
  gap: var(--jw-space-2);
  overflow-x: auto;
  scrollbar-width: none;

  a,
  [data-current] {
    display: flex;
    flex-direction: column;
    gap: 0.125rem;
    align-items: center;
    justify-content: center;
    box-sizing: border-box;
    block-size: 4.25rem;
    padding-inline: var(--jw-space-2);
    font-size: var(--jw-text-sm);
    line-height: 1.25;
    ${dayLook}
  }

  b {
    color: var(--jw-text);
    font-weight: 600;
  }

  [data-cheapest] b {
    color: var(--jw-success-text);
  }

  [aria-current] b {
    color: inherit;
  }

  small {
    font-size: 0.6875rem;
    font-weight: 400;
    line-height: 1.15;
    text-align: center;
    white-space: normal;
  }
`;

/** The button's label, visible only where there is space. */
export const Words = styled.span`
  ${media.tablet} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
