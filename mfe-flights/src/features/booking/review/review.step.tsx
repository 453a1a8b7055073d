import { Feature } from '@jetway/kit-domain';
import { plainDate } from '@jetway/kit-orders';
import { useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { Button, Callout, Card, DescriptionList, Heading, Money, Stack, Text } from '@jetway/kit-ui';

import type { BookingSession } from '../../../shared/booking/booking.slice';
import type { ExtraPick } from '../../../shared/booking/extra-picks';
import type { PartyDraft, TravellerDraft } from '../../../shared/booking/party-draft';
import { useNetHidden } from '../../../shared/desk/net-hidden';
import { ticketName } from '../../../shared/trip/ticket-name';
import { Actions, Decision } from '../booking.styles';
import { PartPaymentCard } from './part-payment.card';
import { SaveTraveller } from './save-traveller';
import { WarningsCallout } from './warnings.callout';
import { ExtrasCard } from '../extras/extras.card';
import type { ExtrasOutcome } from '../use-sale';

interface ReviewStepProps {
  session: BookingSession;
  party: PartyDraft;
  isPending: boolean;
  onExtras: (picks: ExtraPick[], shown: string) => Promise<ExtrasOutcome>;
  onBack: () => void;
  onBook: () => void;
}

/** Step two: everything as on the ticket, and the booking button. */
export function ReviewStep({ session, party, isPending, onExtras, onBack, onBook }: ReviewStepProps) {
  const t = useT('flights');
  const { can } = useSession();
  const { isNetHidden } = useNetHidden();
  const { holdAllowed, instantOnly } = session.pricing;
  const onHold = holdAllowed && !instantOnly;
  return (
    <Stack gap={5}>
      <Callout tone="warning">{t('booking.checkNames')}</Callout>
      <WarningsCallout warnings={session.warnings} travellers={party.travellers} />
      <Card padding="md">
        <Stack gap={4}>
          <Heading level={2} size="md">
            {t('booking.namesOnTicket')}
          </Heading>
          {party.travellers.map((traveller, index) => (
            <ReviewedTraveller key={traveller.travellerId} traveller={traveller} position={index + 1} />
          ))}
        </Stack>
      </Card>
      <ExtrasCard session={session} party={party} isDisabled={isPending} onSave={onExtras} />
      <Card padding="md">
        <DescriptionList
          layout="stacked"
          items={[
            { term: t('booking.fields.email'), description: <bdi>{party.contact.email}</bdi> },
            { term: t('booking.fields.phone'), description: <bdi dir="ltr">{party.contact.phone}</bdi> },
          ]}
        />
      </Card>
      {session.partialPayFareSummary && !isNetHidden && <PartPaymentCard terms={session.partialPayFareSummary} />}
      <Text muted>{t(onHold ? 'booking.holdExplain' : 'booking.instantExplain')}</Text>
      <Actions>
        <Button variant="ghost" onPress={onBack} isDisabled={isPending}>
          {t('booking.backToTravellers')}
        </Button>
        {can(Feature.BookTicket) && session.fare && (
          <Decision>
            <Money value={session.fare.customerTotal} size="lg" />
            <Button variant="primary" size="lg" isPending={isPending} onPress={onBook}>
              {t(onHold ? 'booking.bookOnHold' : 'booking.book')}
            </Button>
          </Decision>
        )}
      </Actions>
    </Stack>
  );
}

function ReviewedTraveller({ traveller, position }: { traveller: TravellerDraft; position: number }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { passport, birthOn, frequentFlyer } = traveller;
  const day = (text: string) => plainDate(text, locale);
  return (
    <Stack gap={1}>
      <Text weight="semibold">
        {position}. {ticketName(traveller)}
      </Text>
      <Text size="sm" muted>
        {t('booking.bornOn', { day: day(birthOn), type: t(`booking.types.${traveller.passengerType}`) })}
        {passport.number && ` · ${t('booking.passportOf', { ...passport, until: day(passport.expiresOn) })}`}
        {frequentFlyer.number && ` · ${t('booking.frequentFlyerOf', frequentFlyer)}`}
      </Text>
      <SaveTraveller traveller={traveller} />
    </Stack>
  );
}
