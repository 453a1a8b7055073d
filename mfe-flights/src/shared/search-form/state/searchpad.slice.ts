import { daysAfter } from '@jetway/kit-domain/days';
import type { DefaultAirport } from '@jetway/kit-runtime';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import type { Cabin, FareType, TripLetter } from '../../search-query';
import { MOST_JOURNEYS, REGULAR } from '../../search-query';
import { stateAt } from '../../slice-state';

/** An airport in the form; its time zone is known when it was selected from the list. */
export type FormAirport = DefaultAirport & { timezone?: string };

export interface FormSegment {
  id: number;
  origin: FormAirport | null;
  destination: FormAirport | null;
  /** `YYYY-MM-DD`, empty until selected. */
  departureDate: string;
  returnDate: string;
}

export interface SearchForm {
  tripType: { value: TripLetter; label: string };
  preferredAirlines: string[];
  fareType: FareType;
  adultCount: number;
  childCount: number;
  /** One age per child; null until selected. */
  childAges: (number | null)[];
  infantCount: number;
  travelClass: Cabin;
  directOnly: boolean;
  /** Absent in forms stored before the option existed. */
  nearbyAirports?: boolean;
  segments: FormSegment[];
  /** The address of the search this form started or came from. */
  queryString: string;
  requestId: string;
  enableModifySearch: boolean;
  openFlightDetails: boolean;
  openViewFares: boolean;
  /** The dates are still the suggested ones. */
  isInitialDate: boolean;
  useNew: boolean;
}

export type SearchpadState = Record<string, SearchForm>;

/** Id of the search pad's form. */
export const NEW = 'new';
const TRIP_LABELS: Record<TripLetter, string> = { O: 'One way', R: 'Return', M: 'Multi-city' };
const DAYS_AHEAD = 14;
const DAYS_AWAY = 7;

const segment = (id: number): FormSegment => ({
  id,
  origin: null,
  destination: null,
  departureDate: '',
  returnDate: '',
});

export const freshForm = (): SearchForm => ({
  tripType: { value: 'R', label: TRIP_LABELS.R },
  preferredAirlines: [],
  fareType: REGULAR,
  adultCount: 1,
  childCount: 0,
  childAges: [],
  infantCount: 0,
  travelClass: 'E',
  directOnly: false,
  nearbyAirports: false,
  segments: [segment(1)],
  queryString: '',
  requestId: '',
  enableModifySearch: false,
  openFlightDetails: false,
  openViewFares: false,
  isInitialDate: true,
  useNew: true,
});

interface Proposal {
  /** `YYYY-MM-DD`. */
  today: string;
  departure?: FormAirport;
}

/** Fills empty fields and past dates with suggestions. */
export function proposed(form: SearchForm, { today, departure }: Proposal): SearchForm {
  const segments = form.segments.map((each, index): FormSegment => {
    const departureDate = each.departureDate < today ? daysAfter(today, DAYS_AHEAD) : each.departureDate;
    return withReturn({ ...each, origin: each.origin ?? (index === 0 ? (departure ?? null) : null), departureDate });
  });
  return { ...form, segments };
}

/** Ensures that a journey's return is not before its departure. */
function withReturn(journey: FormSegment): FormSegment {
  const { departureDate, returnDate } = journey;
  return returnDate < departureDate ? { ...journey, returnDate: daysAfter(departureDate, DAYS_AWAY) } : journey;
}

/** A further journey: from where the last one ends, on its day. */
function following(segments: readonly FormSegment[]): FormSegment {
  const last = segments.at(-1);
  const next = segment(Math.max(0, ...segments.map((each) => each.id)) + 1);
  return { ...next, origin: last?.destination ?? null, departureDate: last?.departureDate ?? '' };
}

interface Of {
  /** Id of the form; the search pad's by default. */
  id?: string;
}
type Edit<T> = PayloadAction<Of & T>;
type Counts = Partial<
  Pick<
    SearchForm,
    | 'adultCount'
    | 'childCount'
    | 'infantCount'
    | 'travelClass'
    | 'directOnly'
    | 'nearbyAirports'
    | 'preferredAirlines'
    | 'fareType'
  >
>;

const initialState: SearchpadState = { [NEW]: freshForm() };

/** An action's form, marked as edited. */
function edited(state: SearchpadState, { id = NEW }: Of): SearchForm {
  const form = (state[id] ??= freshForm());
  form.enableModifySearch = true;
  return form;
}

export const searchpadSlice = createSlice({
  name: 'flights/searchpad',
  initialState,
  reducers: {
    /** Fills empty fields and moves past dates; does not count as an edit. */
    opened(state, { payload }: Edit<Proposal>) {
      const id = payload.id ?? NEW;
      state[id] = proposed(state[id] ?? freshForm(), payload);
    },
    /** Replaces the whole form, e.g. from an address; does not count as an edit. */
    loaded(state, { payload }: Edit<{ form: SearchForm }>) {
      state[payload.id ?? NEW] = payload.form;
    },
    tripTypeChosen(state, { payload }: Edit<{ value: TripLetter }>) {
      const form = edited(state, payload);
      form.tripType = { value: payload.value, label: TRIP_LABELS[payload.value] };
      if (payload.value !== 'M') form.segments = form.segments.slice(0, 1);
      else if (form.segments.length === 1) form.segments.push(following(form.segments));
      // A departure selected for one way may be later than the stored return date.
      if (payload.value === 'R') form.segments = form.segments.map(withReturn);
    },
    segmentChanged(state, { payload }: Edit<{ segmentId: number; change: Partial<Omit<FormSegment, 'id'>> }>) {
      const form = edited(state, payload);
      const found = form.segments.find((each) => each.id === payload.segmentId);
      if (found) Object.assign(found, payload.change);
      const next = form.segments[form.segments.findIndex((each) => each === found) + 1];
      if (next && found && payload.change.destination) next.origin ??= found.destination;
      if ('departureDate' in payload.change || 'returnDate' in payload.change) form.isInitialDate = false;
    },
    segmentAdded(state, { payload }: Edit<object>) {
      const form = edited(state, payload);
      if (form.segments.length >= MOST_JOURNEYS) return;
      form.segments.push(following(form.segments));
    },
    segmentRemoved(state, { payload }: Edit<{ segmentId: number }>) {
      const form = edited(state, payload);
      if (form.segments.length > 1) form.segments = form.segments.filter((each) => each.id !== payload.segmentId);
    },
    endsSwapped(state, { payload }: Edit<{ segmentId: number }>) {
      const found = edited(state, payload).segments.find((each) => each.id === payload.segmentId);
      if (found) [found.origin, found.destination] = [found.destination, found.origin];
    },
    countsChanged(state, { payload }: Edit<{ change: Counts }>) {
      const form = edited(state, payload);
      Object.assign(form, payload.change);
      form.childAges = Array.from({ length: form.childCount }, (_, index) => form.childAges[index] ?? null);
    },
    childAgeChosen(state, { payload }: Edit<{ index: number; age: number }>) {
      edited(state, payload).childAges[payload.index] = payload.age;
    },
    modifySearchDisabled(state, { payload }: PayloadAction<Of>) {
      const form = state[payload.id ?? NEW];
      if (form) form.enableModifySearch = false;
    },
  },
});

export const searchpadActions = searchpadSlice.actions;

const select = stateAt(searchpadSlice.name, initialState);

/** The form of an id; a new one if it does not exist. */
export function selectForm(id: string): (state: object) => SearchForm {
  return (state) => select(state)[id] ?? FRESH;
}

const FRESH = freshForm();
