import type { Itinerary } from '@jetway/kit-api/flights';
import { ProcessingDialog } from '@jetway/kit-orders';
import { paths, useSession, useT } from '@jetway/kit-runtime';
import { useNavigate, useSearchParams } from '@jetway/kit-runtime/router';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Stack, Steps } from '@jetway/kit-ui';
import { useEffect, useMemo, useRef } from 'react';

import { bookingHref, resultsHref } from '../../shared/addresses';
import { queryFrom } from '../../shared/search-query';
import { AdviceCallouts } from './advice.callouts';
import { Columns, Main, Side } from './booking.styles';
import type { BookingSession } from '../../shared/booking/booking.slice';
import { bookingActions, selectBooking } from '../../shared/booking/booking.slice';
import { ObstacleDialogs } from './dialogs/obstacle.dialogs';
import { partyFor } from './party/party.model';
import { PartyStep } from './party/party.step';
import { tripRulesOf } from './party/trip-rules';
import { ReviewStep } from './review/review.step';
import { SaleFailure } from './sale.failure';
import { TripCard } from './trip.card';
import { useChoiceInAddress } from './use-pricing';
import { useSale } from './use-sale';

interface BookingDeskProps {
  priceSessionId: string;
  session: BookingSession;
}

/** The booking steps, from a price to an order. */
export function BookingDesk({ priceSessionId, session }: BookingDeskProps) {
  const { user } = useSession();
  const { draft } = useAppSelector(selectBooking);
  const sale = useSale(priceSessionId, session, draft);
  useChoiceInAddress(session);
  const { itinerary } = session.pricing;
  const email = user?.companyEmail ?? '';
  const main = useStepFocus(session.isSold);
  return (
    <Stack gap={5}>
      <BookingSteps isReviewed={session.isSold} />
      <Columns>
        <Main ref={main} tabIndex={-1}>
          <Stack gap={5}>
            <AdviceCallouts session={session} />
            <SaleFailure error={sale.failure} travellers={draft?.travellers ?? []} />
            {itinerary && session.fare && (
              <CurrentStep
                priceSessionId={priceSessionId}
                session={session}
                itinerary={itinerary}
                email={email}
                sale={sale}
              />
            )}
          </Stack>
        </Main>
        <Side>
          <TripCard
            session={session}
            onExpire={sale.expire}
            isPaused={sale.isSelling || sale.isBooking || sale.isLooking}
          />
        </Side>
      </Columns>
      <ProcessingDialog isOpen={(sale.isSelling && !session.isSold) || sale.isBooking || sale.isLooking} />
      <Obstacles session={session} sale={sale} />
    </Stack>
  );
}

/** Focuses the start of a new step, because the button that led to it no longer exists. */
function useStepFocus(isReviewed: boolean) {
  const main = useRef<HTMLDivElement>(null);
  const shown = useRef(isReviewed);
  useEffect(() => {
    if (shown.current === isReviewed) return;
    shown.current = isReviewed;
    main.current?.focus({ preventScroll: true });
    main.current?.scrollIntoView({ block: 'start' });
  }, [isReviewed]);
  return main;
}

function BookingSteps({ isReviewed }: { isReviewed: boolean }) {
  const t = useT('flights');
  const steps = ['travellers', 'review', 'confirmation'].map((step) => t(`booking.steps.${step}`));
  return <Steps steps={steps} current={isReviewed ? 1 : 0} />;
}

interface CurrentStepProps extends BookingDeskProps {
  itinerary: Itinerary;
  email: string;
  sale: ReturnType<typeof useSale>;
}

function CurrentStep({ priceSessionId, session, itinerary, email, sale }: CurrentStepProps) {
  const dispatch = useAppDispatch();
  const { draft } = useAppSelector(selectBooking);
  const rules = useMemo(() => tripRulesOf(itinerary, session.pricing.passportRequired), [itinerary, session.pricing]);
  if (session.isSold && draft) {
    return (
      <ReviewStep
        session={session}
        party={draft}
        isPending={sale.isBooking}
        onExtras={sale.chooseExtras}
        onBack={() => dispatch(bookingActions.reopened(priceSessionId))}
        onBook={() => void sale.book()}
      />
    );
  }
  const party = session.fare && partyFor(session.fare, { email, phone: '' }, draft);
  return party && <PartyStep party={party} rules={rules} isPending={sale.isSelling} onSubmit={sale.sell} />;
}

function Obstacles({ session, sale }: { session: BookingSession; sale: ReturnType<typeof useSale> }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const search = queryFrom(query);
  const { requestId } = session.request;
  // Replaces the history entry: the sold-out fare must not be reachable with the back button.
  const switchTo = (itineraryId: string) =>
    void navigate(bookingHref({ requestId, itineraryId }, search), { replace: true });
  return (
    <ObstacleDialogs
      obstacle={sale.obstacle}
      resultsHref={search ? resultsHref(search, requestId) : paths.flightResults(requestId)}
      searchHref={search ? resultsHref(search) : paths.searchpad()}
      onAccept={sale.accept}
      onSwitch={switchTo}
    />
  );
}
