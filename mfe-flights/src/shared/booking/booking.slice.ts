import type { AirPriceRequest, AirPriceResponse, AirSellResponse, FareBreakdown, PartialPaymentInfo, Warning } from '@jetway/kit-api/flights';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../slice-state';
import type { ExtraPick, ExtraTotals } from './extra-picks';
import { pickOf, totalsOf } from './extra-picks';
import type { PartyDraft, TravellerDraft } from './party-draft';

/** One priced offer on its way to an order. There is no call that reads a price session back, so it lives here. */
export interface BookingSession {
  request: AirPriceRequest;
  pricing: AirPriceResponse;
  /** The fare in force, as last answered by AirPrice or AirSell. */
  fare: FareBreakdown | null;
  /** Moment the session ends (UTC); every new price moves it. */
  sessionExpiresAt: string | null;
  /** Whether the agent has seen what AirPrice said about a changed fare. */
  isAcknowledged: boolean;
  /** Whether AirSell has taken these travellers at this fare. */
  isSold: boolean;
  /** Extra services of these travellers, in the fare already. */
  extras: ExtraPick[];
  /** What the extras come to, kind by kind. */
  totals: ExtraTotals | null;
  /** What of the fare may be paid later, as AirSell found; null while nothing may. */
  partialPayFareSummary: PartialPaymentInfo | null;
  /** What AirSell found worth knowing about the travellers; stops nothing. */
  warnings: Warning[];
}

export interface BookingState {
  byPriceSession: Record<string, BookingSession>;
  /** What was typed last; it outlives its session, so that nothing is typed twice after a new price. */
  draft: PartyDraft | null;
}

const initialState: BookingState = { byPriceSession: {}, draft: null };

interface Priced {
  priceSessionId: string;
  request: AirPriceRequest;
  pricing: AirPriceResponse;
}

/** Names and passports: the word "booking" in its path keeps this slice out of what a browser stores. */
export const bookingSlice = createSlice({
  name: 'flights/booking',
  initialState,
  reducers: {
    /** A new price session; those before it are over. */
    priced(state, { payload: { priceSessionId, request, pricing } }: PayloadAction<Priced>) {
      const session: BookingSession = {
        request,
        pricing,
        fare: pricing.current ?? null,
        sessionExpiresAt: pricing.sessionExpiresAt ?? null,
        isAcknowledged: false,
        isSold: false,
        extras: [],
        totals: null,
        partialPayFareSummary: null,
        warnings: [],
      };
      state.byPriceSession = { [priceSessionId]: session };
    },
    priceAcknowledged(state, { payload: priceSessionId }: PayloadAction<string>) {
      const session = state.byPriceSession[priceSessionId];
      if (session) session.isAcknowledged = true;
    },
    /** AirSell took the travellers; its fare and its flights as they are now count from now on. */
    sold(state, { payload }: PayloadAction<AirSellResponse>) {
      const session = state.byPriceSession[payload.priceSessionId];
      if (!session) return;
      session.isSold = true;
      session.extras = payload.extras.map(pickOf);
      session.totals = payload.current ? totalsOf(session.extras, payload.current.customerTotal) : null;
      session.partialPayFareSummary = payload.partialPaymentInfo ?? null;
      session.warnings = payload.warnings;
      if (payload.current) session.fare = payload.current;
      if (payload.itinerary) session.pricing.itinerary = payload.itinerary;
      if (payload.sessionExpiresAt) session.sessionExpiresAt = payload.sessionExpiresAt;
    },
    /** The agent goes back to the travellers; they are to be sold again. */
    reopened(state, { payload: priceSessionId }: PayloadAction<string>) {
      const session = state.byPriceSession[priceSessionId];
      if (session) session.isSold = false;
    },
    draftKept(state, { payload }: PayloadAction<PartyDraft>) {
      state.draft = payload;
    },
    /** The agency's list has a traveller now. */
    travellerKept(state, { payload }: PayloadAction<Pick<TravellerDraft, 'travellerId' | 'keptAs'>>) {
      const traveller = state.draft?.travellers.find(({ travellerId }) => travellerId === payload.travellerId);
      if (traveller) traveller.keptAs = payload.keptAs;
    },
    /** The order exists: neither its session nor its names are needed any more. */
    booked: () => initialState,
  },
});

/** Hands a priced offer from the results to the booking page; dispatch it before going there. */
export function rememberPricing(priceSessionId: string, request: AirPriceRequest, pricing: AirPriceResponse) {
  return bookingSlice.actions.priced({ priceSessionId, request, pricing });
}

export const bookingActions = bookingSlice.actions;
export const selectBooking = stateAt(bookingSlice.name, initialState);
