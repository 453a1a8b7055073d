import { problemKey, ShortfallCallout } from '@jetway/kit-orders';
import type { HotelRate } from '@jetway/kit-api/hotels';
import type { MoneyText } from '@jetway/kit-domain';
import { useT } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { Button, Callout, DescriptionList, Dialog, Heading, Money, Stack, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import type { RatePlace } from '../../../shared/addresses';
import { hotelHref, resultsHref } from '../../../shared/addresses';
import { CancellationTerms, isOtherTerms } from '../../../shared/orders/cancellation-terms';
import type { Obstacle } from '../booking.model';

interface ObstacleDialogsProps {
  obstacle: Obstacle | null;
  place: RatePlace;
  isChecking: boolean;
  /** Why the last check failed. */
  failure: unknown;
  /** Checks the rate again, for a new session. */
  onCheck: () => void;
  onClose: () => void;
  /** Consents to the rate as it is now; with an amount, to that one. */
  onAccept: (amount?: MoneyText) => void;
}

/** Questions to answer before the booking can continue. */
export function ObstacleDialogs({ obstacle, ...rest }: ObstacleDialogsProps) {
  switch (obstacle?.kind) {
    case 'changed':
      return <ChangedDialog {...obstacle} {...rest} />;
    case 'moved':
      return <MovedDialog {...obstacle} {...rest} />;
    case 'soldOut':
      return <SoldOutDialog {...rest} />;
    case 'expired':
      return <ExpiredDialog {...rest} />;
    case 'short':
      return <ShortDialog shortfall={obstacle.shortfall} onClose={rest.onClose} />;
    case undefined:
      return null;
  }
}

type Answers = Omit<ObstacleDialogsProps, 'obstacle'>;

/** The rate differs from the searched one: shows both. */
function ChangedDialog({ previous, current, place, onAccept }: Answers & { previous: HotelRate; current: HotelRate }) {
  const t = useT('hotels');
  const isPrice = previous.amount !== current.amount;
  const isTerms = isOtherTerms(previous, current);
  const kind = isPrice && isTerms ? 'both' : isPrice ? 'price' : 'terms';
  return (
    <Notice
      title={t(`booking.changed.title.${kind}`)}
      place={place}
      action={
        <Button variant="primary" onPress={() => onAccept()}>
          {t(`booking.changed.accept.${kind}`)}
        </Button>
      }
    >
      <Text>{t('booking.changed.text')}</Text>
      {isPrice && <Amounts previous={previous.amount} current={current.amount} />}
      {isTerms && (
        <>
          <Terms title={t('booking.changed.termsNow')} rate={current} />
          <Terms title={t('booking.changed.termsBefore')} rate={previous} />
        </>
      )}
    </Notice>
  );
}

function Terms({ title, rate }: { title: string; rate: HotelRate }) {
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <CancellationTerms terms={rate} />
    </Stack>
  );
}

/** The hotel changed the amount at booking. */
function MovedDialog({ previous, current, place, onAccept }: Answers & { previous: MoneyText; current: MoneyText }) {
  const t = useT('hotels');
  return (
    <Notice
      title={t('booking.changed.title.price')}
      place={place}
      action={
        <Button variant="primary" onPress={() => onAccept(current)}>
          {t('booking.changed.accept.price')}
        </Button>
      }
    >
      <Text>{t('booking.changed.moved')}</Text>
      <Amounts previous={previous} current={current} />
    </Notice>
  );
}

function Amounts({ previous, current }: { previous: MoneyText; current: MoneyText }) {
  const t = useT('hotels');
  return (
    <DescriptionList
      items={[
        { term: t('booking.changed.before'), description: <Money value={previous} /> },
        { term: t('booking.changed.now'), description: <Money value={current} size="lg" /> },
      ]}
    />
  );
}

function SoldOutDialog({ place }: Answers) {
  const t = useT('hotels');
  const navigate = useNavigate();
  return (
    <Notice
      title={t('booking.soldOut.title')}
      place={place}
      isLeavingSecond={false}
      action={
        <Button variant="secondary" onPress={() => void navigate(resultsHref(null, place.requestId))}>
          {t('booking.soldOut.results')}
        </Button>
      }
    >
      <Text>{t('booking.soldOut.text')}</Text>
    </Notice>
  );
}

function ExpiredDialog({ place, isChecking, failure, onCheck }: Answers) {
  const t = useT('hotels');
  return (
    <Notice
      title={t('booking.expired.title')}
      place={place}
      action={
        <Button variant="primary" isPending={isChecking} onPress={onCheck}>
          {t('booking.expired.check')}
        </Button>
      }
    >
      <Text>{t('booking.expired.text')}</Text>
      {failure !== undefined && <Callout tone="danger">{t(`orders.problems.${problemKey(failure)}`)}</Callout>}
    </Notice>
  );
}

/** The wallet is short; nothing was booked. */
function ShortDialog({ shortfall, onClose }: { shortfall: MoneyText | null; onClose: () => void }) {
  const t = useT('hotels');
  return (
    <Dialog
      title={t('booking.short.title')}
      isOpen
      onOpenChange={onClose}
      role="alertdialog"
      dismissal="keyboard"
      footer={
        <Button variant="secondary" onPress={onClose}>
          {t('booking.short.close')}
        </Button>
      }
    >
      <ShortfallCallout shortfall={shortfall} />
    </Dialog>
  );
}

interface NoticeProps {
  title: string;
  place: RatePlace;
  action: ReactNode;
  /** Leaving is not the recommended action. */
  isLeavingSecond?: boolean;
  children: ReactNode;
}

/** A question that cannot be dismissed: it is answered, or the rate is left for the hotel's other rooms. */
function Notice({ title, place, action, isLeavingSecond = true, children }: NoticeProps) {
  const t = useT('hotels');
  const navigate = useNavigate();
  // Replaces the history entry: this rate must not be reachable with the back button.
  const leave = () => void navigate(hotelHref(place.requestId, place.hotelGuid), { replace: true });
  const footer = (
    <>
      <Button variant={isLeavingSecond ? 'secondary' : 'primary'} onPress={leave}>
        {t('booking.otherRooms')}
      </Button>
      {action}
    </>
  );
  return (
    <Dialog title={title} isOpen onOpenChange={leave} dismissal="none" role="alertdialog" footer={footer}>
      <Stack gap={4}>{children}</Stack>
    </Dialog>
  );
}
