import { media, styled } from '@jetway/kit-ui';

/** What can be done with an order, beside its number: a row of buttons, two in a line on a phone where their names allow. It has `role="group"` and a label. */
export const OrderMenu = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-3);

  &:empty {
    display: none;
  }

  ${media.phone} {
    > * {
      flex: 1 1 calc(50% - var(--jw-space-3));
    }
  }
`;
