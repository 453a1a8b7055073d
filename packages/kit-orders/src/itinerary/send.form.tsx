import { useSendItineraryMutation } from '@jetway/kit-api/orders';

import { useOrderT } from '../host';
import { MailForm } from './mail.form';
import type { SharedTrip } from './shared-trip';

/** E-mails the link to a traveller. */
export function SendForm({ orderReference, trip }: { orderReference: string; trip: SharedTrip }) {
  const t = useOrderT();
  const [send, { isLoading, error, reset }] = useSendItineraryMutation();
  const mail = async (email: string) => {
    const reply = await send({ orderReference, sendItineraryRequest: { email } });
    return reply.error;
  };
  return (
    <MailForm
      onSend={mail}
      sentText={(email) => t(`orders.share.${trip}.sent`, { email })}
      isPending={isLoading}
      error={error}
      onType={reset}
    />
  );
}
