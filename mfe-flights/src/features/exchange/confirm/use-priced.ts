import { isProblem } from '@jetway/kit-api';
import type { ExchangeOrder, ExchangeQuoteView } from '@jetway/kit-api/flights';
import { usePriceExchangeQuery } from '@jetway/kit-api/flights';

import type { ExchangeKeys } from '../exchange.model';
import { bodyOf } from '../exchange.model';

/** What an exchange costs, and who priced it. */
export type Priced =
  | { kind: 'reading' }
  | { kind: 'failed'; error: unknown; again: () => void }
  /** Our team quotes it. */
  | { kind: 'manual' }
  /** The airline priced it; without a quote where the user may not see what the agency pays. */
  | { kind: 'auto'; quote: ExchangeQuoteView | undefined; again: () => void };

/** Prices the chosen flights, unless it is known before that our team does. */
export function usePriced(keys: ExchangeKeys, { byHand }: ExchangeOrder): Priced {
  const price = usePriceExchangeQuery(
    { exchangeChoiceBody: { ...bodyOf(keys), offerId: keys.offerId } },
    { skip: byHand, refetchOnMountOrArgChange: true },
  );
  const again = () => void price.refetch();
  if (byHand || isProblem(price.error, 'exchange.by_hand')) return { kind: 'manual' };
  if (price.isError) return { kind: 'failed', error: price.error, again };
  if (!price.currentData) return { kind: 'reading' };
  return price.currentData.byHand ? { kind: 'manual' } : { kind: 'auto', quote: price.currentData.quote, again };
}
