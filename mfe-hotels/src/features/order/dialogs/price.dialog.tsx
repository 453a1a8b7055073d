import type { HotelOrder } from '@jetway/kit-api/hotels';
import { useHotelUpdatePriceMutation } from '@jetway/kit-api/hotels';
import { PriceFields } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { DescriptionList, Dialog, Money, Stack, toast } from '@jetway/kit-ui';

/** Sets the price printed on the customer's voucher and invoice; the wallet charge does not change. */
export function PriceDialog({ order, onClose }: { order: HotelOrder; onClose: () => void }) {
  const t = useT('hotels');
  const [update, { isLoading, error, reset }] = useHotelUpdatePriceMutation();
  const set = async (printedAmount: string | undefined) => {
    const reply = await update({
      updateHotelPriceRequest: { referenceId: order.referenceId, ...(printedAmount ? { printedAmount } : {}) },
    });
    if (reply.error) return reply.error;
    toast.success(t('order.price.done'));
    onClose();
    return undefined;
  };
  return (
    <Dialog title={t('order.price.title')} isOpen onOpenChange={onClose} size="sm">
      <Stack gap={4}>
        <DescriptionList
          items={[
            { term: t('price.total'), description: <Money value={order.amount} /> },
            ...(order.printedAmount
              ? [{ term: t('price.printed'), description: <Money value={order.printedAmount} /> }]
              : []),
          ]}
        />
        <PriceFields onSet={set} isPending={isLoading} error={error} onType={reset} />
      </Stack>
    </Dialog>
  );
}
