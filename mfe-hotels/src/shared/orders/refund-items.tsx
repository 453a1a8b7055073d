import { type DescriptionListProps, Money } from '@jetway/kit-ui';

/** The amount returned to the wallet, as a list item; nothing for users who may not see the agency's amounts. */
export function refundItems({ refund }: { refund?: string }, term: string): DescriptionListProps['items'] {
  return refund === undefined ? [] : [{ term, description: <Money value={refund} /> }];
}
