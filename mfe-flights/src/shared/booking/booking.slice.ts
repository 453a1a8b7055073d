import type {
  AirPriceRequest,
  AirPriceResponse,
  AirSellResponse,
  FareBreakdown,
  PartialPaymentInfo,
  Warning,
} from '@jetway/kit-api/flights';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../slice-state';
import type { ExtraPick, ExtraTotals } from './extra-picks';
import { pickOf, totalsOf } from './extra-picks';
import type { PartyDraft, TravellerDraft } from './party-draft';

/** A priced offer until it becomes an order. No call returns a price session, so it is kept here. */
export interface BookingSession {
  request: AirPriceRequest;
  pricing: AirPriceResponse;
  /** The current fare, from the latest AirPrice or AirSell response. */
  fare: FareBreakdown | null;
  /** Expiry of the session (UTC); every new price extends it. */
  sessionExpiresAt: string | null;
  /** Whether the agent has accepted a fare change that AirPrice reported. */
  isAcknowledged: boolean;
  /** Whether AirSell has accepted these travellers at this fare. */
  isSold: boolean;
  /** Extras of these travellers, included in the fare. */
  extras: ExtraPick[];
  /** Total price of the extras, by kind. */
  totals: ExtraTotals | null;
  /** Partial payment terms from AirSell; null when there are none. */
  partialPayFareSummary: PartialPaymentInfo | null;
  /** AirSell's warnings about the travellers; they block nothing. */
  warnings: Warning[];
}

export interface BookingState {
  byPriceSession: Record<string, BookingSession>;
  /** The latest input. Outlives its session, so that nothing is typed twice after a new price. */
  draft: PartyDraft | null;
}

const initialState: BookingState = { byPriceSession: {}, draft: null };

interface Priced {
  priceSessionId: string;
  request: AirPriceRequest;
  pricing: AirPriceResponse;
}

/** Names and passports: "booking" in its path excludes this slice from the browser's storage. */
export const bookingSlice = createSlice({
  name: 'flights/booking',
  initialState,
  reducers: {
    /** A new price session replaces the previous one. */
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
    /** AirSell accepted the travellers; its fare and flights are the current ones. */
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
    /** Back to the travellers, whose seats must be sold again. */
    reopened(state, { payload: priceSessionId }: PayloadAction<string>) {
      const session = state.byPriceSession[priceSessionId];
      if (session) session.isSold = false;
    },
    draftKept(state, { payload }: PayloadAction<PartyDraft>) {
      state.draft = payload;
    },
    /** The traveller was saved to the agency's list. */
    travellerKept(state, { payload }: PayloadAction<Pick<TravellerDraft, 'travellerId' | 'keptAs'>>) {
      const traveller = state.draft?.travellers.find(({ travellerId }) => travellerId === payload.travellerId);
      if (traveller) traveller.keptAs = payload.keptAs;
    },
    /** The order exists: session and names are no longer needed. */
    booked: () => initialState,
  },
});

/** Passes a priced offer from the results to the booking page; dispatch it before navigating. */
export function rememberPricing(priceSessionId: string, request: AirPriceRequest, pricing: AirPriceResponse) {
  return bookingSlice.actions.priced({ priceSessionId, request, pricing });
}

export const bookingActions = bookingSlice.actions;
export const selectBooking = stateAt(bookingSlice.name, initialState);
