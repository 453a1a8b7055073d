import { isProblem, problemOf } from '@jetway/kit-api';
import { useCreateTravellerMutation } from '@jetway/kit-api/travellers';
import { Feature } from '@jetway/kit-domain';
import { problemKey } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { Button, Inline, Text } from '@jetway/kit-ui';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

import { bookingActions } from '../../../shared/booking/booking.slice';
import type { TravellerDraft } from '../../../shared/booking/party-draft';
import { keptAs, keptFormOf } from '../party/saved-traveller';
import { FaultsList } from '../words/faults.list';

/** Saves a typed traveller to the agency's list, or says that they are in it. Renders nothing without permission. */
export function SaveTraveller({ traveller }: { traveller: TravellerDraft }) {
  const { can } = useSession();
  const place = useRef<HTMLDivElement>(null);
  if (!can(Feature.AddTraveller)) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Saving traveller={traveller} place={place} />
    </div>
  );
}

function Saving({ traveller, place }: { traveller: TravellerDraft; place: RefObject<HTMLDivElement | null> }) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const [create, { error, isLoading, isUninitialized }] = useCreateTravellerMutation();
  const save = async (isAnother: boolean) => {
    const { data } = await create({ createTravellerRequest: { traveller: keptFormOf(traveller), isAnother } });
    if (data) dispatch(bookingActions.travellerKept({ travellerId: traveller.travellerId, keptAs: keptAs(traveller) }));
  };
  const isKept = traveller.keptAs === keptAs(traveller);
  // The pressed button disappears, so the message in its place takes the focus.
  useEffect(() => {
    if (!isUninitialized && document.activeElement === document.body) place.current?.focus();
  }, [isUninitialized, isLoading, isKept, error, place]);
  if (isKept) return <Note text={t('booking.keep.kept')} />;
  if (isProblem(error, 'traveller.duplicate')) {
    const isSamePassport = problemOf(error)?.params?.['same'] === 'passport';
    return (
      <Inline gap={3} wrap>
        <Note text={t(isSamePassport ? 'booking.keep.samePassport' : 'booking.keep.sameName')} />
        {!isSamePassport && <SaveButton text="another" isPending={isLoading} onPress={() => void save(true)} />}
      </Inline>
    );
  }
  return (
    <Inline gap={3} wrap>
      <SaveButton text={error ? 'again' : 'save'} isPending={isLoading} onPress={() => void save(false)} />
      {Boolean(error) && !isLoading && <Refused error={error} />}
    </Inline>
  );
}

function Note({ text }: { text: string }) {
  return (
    <Text size="sm" muted role="status">
      {text}
    </Text>
  );
}

function SaveButton({ text, isPending, onPress }: { text: string; isPending: boolean; onPress: () => void }) {
  const t = useT('flights');
  return (
    <Button variant="link" size="sm" isPending={isPending} onPress={onPress}>
      {t(`booking.keep.${text}`)}
    </Button>
  );
}

function Refused({ error }: { error: unknown }) {
  const t = useT('flights');
  const faults = problemOf(error)?.errors ?? [];
  return (
    <div role="alert">
      <Text size="sm">{t('booking.keep.failed')}</Text>
      {faults.length > 0 ? (
        <FaultsList faults={faults} />
      ) : (
        <Text size="sm">{t(`orders.problems.${problemKey(error)}`)}</Text>
      )}
    </div>
  );
}
