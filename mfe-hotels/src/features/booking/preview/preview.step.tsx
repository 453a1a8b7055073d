import type { CheckedRate, HotelPaymentMode } from '@jetway/kit-api/hotels';
import type { MoneyText } from '@jetway/kit-domain';
import { Feature } from '@jetway/kit-domain';
import { useDeadline, useSession, useT } from '@jetway/kit-runtime';
import { Button, Callout, Card, DescriptionList, Heading, Money, RadioGroup, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { BookingDraft, GuestDraft } from '../../../shared/orders/booking-draft';
import { Actions, Decision } from '../booking.styles';

interface PreviewStepProps {
  checked: CheckedRate;
  draft: BookingDraft;
  /** The customer's price. */
  amount: MoneyText;
  isPending: boolean;
  onBack: () => void;
  onBook: (mode: HotelPaymentMode) => void;
}

/** Step two: everything as it will be booked, how it is paid, and the booking button. */
export function PreviewStep({ checked, draft, amount, isPending, onBack, onBook }: PreviewStepProps) {
  const t = useT('hotels');
  const { can } = useSession();
  const [chosen, setMode] = useState<HotelPaymentMode>('now');
  const { holdUntil } = checked.rate;
  // After another check the rate may no longer be holdable.
  const mode = holdUntil ? chosen : 'now';
  return (
    <Stack gap={5}>
      <Callout tone="warning">{t('booking.preview.checkNames')}</Callout>
      {draft.rooms.map(({ guests }, index) => (
        <Card key={index} padding="md" as="section" aria-label={t('booking.room', { number: index + 1 })}>
          <Stack gap={3}>
            <Heading level={2} size="md">
              {t('booking.room', { number: index + 1 })}
            </Heading>
            {guests.map((guest, place) => (
              <PreviewedGuest key={place} guest={guest} isLead={place === 0} />
            ))}
          </Stack>
        </Card>
      ))}
      <Entered draft={draft} />
      <Payment mode={mode} holdUntil={holdUntil} isDisabled={isPending} onChange={setMode} />
      <Actions>
        <Button variant="ghost" onPress={onBack} isDisabled={isPending}>
          {t('booking.preview.back')}
        </Button>
        {can(Feature.BookHotel) && (
          <Decision>
            <Money value={amount} size="lg" />
            <Button variant="primary" size="lg" isPending={isPending} onPress={() => onBook(mode)}>
              {t(mode === 'later' ? 'booking.preview.bookLater' : 'booking.preview.book')}
            </Button>
          </Decision>
        )}
      </Actions>
    </Stack>
  );
}

function PreviewedGuest({ guest, isLead }: { guest: GuestDraft; isLead: boolean }) {
  const t = useT('hotels');
  const name = [guest.title && t(`booking.titles.${guest.title}`), guest.givenName, guest.surname].join(' ').trim();
  return (
    <Text>
      <bdi>{name}</bdi>
      {guest.age !== null && ` · ${t('booking.preview.child', { age: guest.age })}`}
      {isLead && ` · ${t('booking.preview.lead')}`}
    </Text>
  );
}

function Entered({ draft: { contact, specialRequests, arrivalTime } }: { draft: BookingDraft }) {
  const t = useT('hotels');
  const items = [
    { term: t('booking.fields.email'), description: <bdi>{contact.email}</bdi> },
    { term: t('booking.fields.phone'), description: <bdi dir="ltr">{contact.phone}</bdi> },
    { term: t('booking.fields.specialRequests'), description: specialRequests.trim() && <bdi>{specialRequests}</bdi> },
    { term: t('booking.fields.arrivalTime'), description: arrivalTime },
  ];
  return (
    <Card padding="md" as="section" aria-label={t('booking.contact')}>
      <DescriptionList layout="stacked" items={items.filter(({ description }) => Boolean(description))} />
    </Card>
  );
}

interface PaymentProps {
  mode: HotelPaymentMode;
  /** Undefined if the rate has to be paid at booking. */
  holdUntil: string | undefined;
  isDisabled: boolean;
  onChange: (mode: HotelPaymentMode) => void;
}

function Payment({ mode, holdUntil, isDisabled, onChange }: PaymentProps) {
  const t = useT('hotels');
  const deadline = useDeadline();
  if (!holdUntil) return <Text muted>{t('booking.preview.payNowOnly')}</Text>;
  const later = t('booking.preview.laterText', { at: deadline(holdUntil) });
  const options = [
    { value: 'now' as const, label: t('booking.preview.now'), description: t('booking.preview.nowText') },
    { value: 'later' as const, label: t('booking.preview.later'), description: later },
  ];
  return (
    <Card padding="md">
      <RadioGroup
        label={t('booking.preview.payment')}
        options={options}
        value={mode}
        onChange={onChange}
        isDisabled={isDisabled}
      />
    </Card>
  );
}
