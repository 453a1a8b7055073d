import type { FieldError } from '@jetway/kit-api';
import type { CheckedRate } from '@jetway/kit-api/hotels';
import type { MoneyText } from '@jetway/kit-domain';
import { ProcessingDialog } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Stack, Steps } from '@jetway/kit-ui';
import { useEffect, useRef, useState } from 'react';

import type { RatePlace } from '../../shared/addresses';
import { draftFor } from '../../shared/orders/booking-draft';
import type { BookingDraft } from '../../shared/orders/booking-draft';
import { hotelBookingActions, selectHotelBooking } from '../../shared/orders/booking.slice';
import { BookFailureCallout } from './book-failure';
import { obstacleIn } from './booking.model';
import { Columns, Main, Side } from './booking.styles';
import { ObstacleDialogs } from './dialogs/obstacle.dialogs';
import { GuestsForm } from './guests/guests.form';
import { PreviewStep } from './preview/preview.step';
import { StayCard } from './stay.card';
import { useBook } from './use-book';

interface BookingDeskProps {
  place: RatePlace;
  checked: CheckedRate;
  isChecking: boolean;
  /** Why the last check failed. */
  failure: unknown;
  /** Checks the rate again, for a new session. */
  onCheck: () => void;
}

/** The steps of a booking: guests, then a preview of what was entered. */
export function BookingDesk({ place, checked, isChecking, failure, onCheck }: BookingDeskProps) {
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const { draft } = useAppSelector(selectHotelBooking);
  const [isPreview, setPreview] = useState(false);
  const [faults, setFaults] = useState<FieldError[]>([]);
  const consent = useConsent(checked);
  const sale = useBook((found) => {
    setFaults(found);
    setPreview(false);
  });
  useEndOfExpiry(checked.sessionId, () => sale.meet(null));
  const main = useStepFocus(isPreview);
  const form = draftFor(checked.search.rooms, user?.companyEmail ?? '', draft);
  const preview = (next: BookingDraft) => {
    dispatch(hotelBookingActions.draftKept(next));
    setFaults([]);
    setPreview(true);
  };
  return (
    <Stack gap={5}>
      <BookingSteps isPreview={isPreview} />
      <Columns>
        <Main ref={main} tabIndex={-1}>
          <Stack gap={5}>
            {sale.failure && <BookFailureCallout failure={sale.failure} />}
            {isPreview && draft ? (
              <PreviewStep
                checked={checked}
                draft={draft}
                amount={consent.amount}
                isPending={sale.isBooking}
                onBack={() => setPreview(false)}
                onBook={(mode) => void sale.book(draft, checked.sessionId, consent.amount, mode)}
              />
            ) : (
              <GuestsForm draft={form} checkIn={checked.search.checkIn} faults={faults} onSubmit={preview} />
            )}
          </Stack>
        </Main>
        <Side>
          <StayCard
            checked={checked}
            amount={consent.amount}
            onExpire={sale.isBooking ? undefined : () => sale.meet({ kind: 'expired' })}
          />
        </Side>
      </Columns>
      <ProcessingDialog isOpen={sale.isBooking} />
      <ObstacleDialogs
        obstacle={sale.met ?? (consent.isGiven ? null : obstacleIn(checked))}
        place={place}
        isChecking={isChecking}
        failure={failure}
        onCheck={onCheck}
        onClose={() => sale.meet(null)}
        onAccept={(moved) => {
          consent.give(moved);
          sale.meet(null);
        }}
      />
    </Stack>
  );
}

/** The agent's consent to the price of a session: to a change found by the check, or to a different amount later. */
function useConsent({ sessionId, rate }: CheckedRate) {
  const [given, setGiven] = useState<{ sessionId: string; amount: MoneyText } | null>(null);
  const isGiven = given?.sessionId === sessionId;
  return {
    isGiven,
    amount: isGiven ? given.amount : rate.amount,
    give: (amount: MoneyText = rate.amount) => setGiven({ sessionId, amount }),
  };
}

/** A new session replaces the expired one. */
function useEndOfExpiry(sessionId: string, onRenewed: () => void): void {
  const [known, setKnown] = useState(sessionId);
  if (known === sessionId) return;
  setKnown(sessionId);
  onRenewed();
}

/** Focuses the start of a new step, because the button that led to it no longer exists. */
function useStepFocus(isPreview: boolean) {
  const main = useRef<HTMLDivElement>(null);
  const shown = useRef(isPreview);
  useEffect(() => {
    if (shown.current === isPreview) return;
    shown.current = isPreview;
    main.current?.focus({ preventScroll: true });
    main.current?.scrollIntoView({ block: 'start' });
  }, [isPreview]);
  return main;
}

function BookingSteps({ isPreview }: { isPreview: boolean }) {
  const t = useT('hotels');
  const steps = ['guests', 'preview', 'confirmation'].map((step) => t(`booking.steps.${step}`));
  return <Steps steps={steps} current={isPreview ? 1 : 0} />;
}
