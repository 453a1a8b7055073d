import { useUpdatePriceMutation } from '@jetway/kit-api/orders';

import { PriceFields } from './price.fields';

/** Sets another price for the customer's documents of a flight order; the charge is unaffected. */
export function PriceForm({ reference }: { reference: string }) {
  const [update, { isLoading, error, reset }] = useUpdatePriceMutation();
  const set = async (price: string | undefined) => {
    const answer = await update({
      orderReference: reference,
      updatePriceRequest: price === undefined ? {} : { price },
    });
    return answer.error;
  };
  return <PriceFields onSet={set} isPending={isLoading} error={error} onType={reset} />;
}
