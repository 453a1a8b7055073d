import type { HotelOrder } from '@jetway/kit-api/hotels';
import { useHotelSendVoucherMutation } from '@jetway/kit-api/hotels';
import { MailForm } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Dialog, Stack, Text } from '@jetway/kit-ui';

/** E-mails the voucher to a guest. */
export function EmailDialog({ order, onClose }: { order: HotelOrder; onClose: () => void }) {
  const t = useT('hotels');
  const [send, { isLoading, error, reset }] = useHotelSendVoucherMutation();
  const mail = async (email: string) => {
    const reply = await send({ sendHotelVoucherRequest: { referenceId: order.referenceId, email } });
    if (reply.error) return reply.error;
    onClose();
    return undefined;
  };
  return (
    <Dialog title={t('order.email.title')} isOpen onOpenChange={onClose} size="sm">
      <Stack gap={4}>
        <Text>{t('order.email.text')}</Text>
        <MailForm
          onSend={mail}
          sentText={(email) => t('order.email.sent', { email })}
          isPending={isLoading}
          error={error}
          onType={reset}
        />
      </Stack>
    </Dialog>
  );
}
