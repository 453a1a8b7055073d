import { type DescriptionListProps, Money } from '@jetway/kit-ui';

/** What returns to the wallet, as an item of a list; nothing for users who may not see the agency's amounts. */
export function refundItems({ refund }: { refund?: string }, term: string): DescriptionListProps['items'] {
  return refund === undefined ? [] : [{ term, description: <Money value={refund} /> }];
}
