import { useSendItineraryMutation } from '@jetway/kit-api/orders';

import { useOrderT } from '../host';
import { MailForm } from './mail.form';

/** E-mails the link to a traveller. */
export function SendForm({ orderReference }: { orderReference: string }) {
  const t = useOrderT();
  const [send, { isLoading, error, reset }] = useSendItineraryMutation();
  const mail = async (email: string) => {
    const reply = await send({ orderReference, sendItineraryRequest: { email } });
    return reply.error;
  };
  return (
    <MailForm
      onSend={mail}
      sentText={(email) => t('orders.share.sent', { email })}
      isPending={isLoading}
      error={error}
      onType={reset}
    />
  );
}
