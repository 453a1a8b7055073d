import type {
  HolidayMeal,
  HolidayPackageForm,
  HolidayPackageType,
  HolidayPriceBand,
  HolidayText,
} from '../../../api/endpoints/holidays';
import type { RuleDraft } from '../../../shared/step/policy.fields';
import { inOrder, rulesOf } from '../../../shared/step/policy.rules';
import type { Faults } from '../../../shared/step/typed';
import { typedReader } from '../../../shared/step/typed';
import { departuresOf, departuresText } from './departures';
import { pairsOf, pairsText } from '../../../shared/step/pairs';

export type PriceName = 'adult' | 'child' | 'infant' | 'singleSupplement';
export const PRICE_NAMES: readonly PriceName[] = ['adult', 'child', 'infant', 'singleSupplement'];

export interface DayDraft {
  title: HolidayText;
  text: HolidayText;
  meals: HolidayMeal[];
}

export interface HotelDraft {
  name: string;
  stars: string;
  nights: string;
  city: string;
}

export interface StopDraft {
  name: string;
  lat: string;
  lon: string;
}

/** Lists of short texts, one a line; the lines of both languages belong together. */
export type ListName = 'highlights' | 'inclusions' | 'exclusions' | 'documents';

/** A package as it is typed. Amounts are digits in the tenant's currency. */
export interface PackageDraft extends Record<ListName, HolidayText> {
  type: HolidayPackageType;
  cityId: string;
  rating: string;
  nights: string;
  minPax: string;
  title: HolidayText;
  description: HolidayText;
  itinerary: DayDraft[];
  hotels: HotelDraft[];
  priceBands: HolidayPriceBand[];
  /** A day and its seats, one a line: `2027-01-10 20`. */
  departures: string;
  route: StopDraft[];
  policy: RuleDraft[];
  depositPercent: string;
  validFrom: string;
  validUntil: string;
}

const NO_TEXT: HolidayText = { en: '', ar: '' };
const NO_PRICE = { customer: '', agent: '' };

export const NO_DAY: DayDraft = { title: NO_TEXT, text: NO_TEXT, meals: [] };
export const NO_HOTEL: HotelDraft = { name: '', stars: '4', nights: '1', city: '' };
export const NO_STOP: StopDraft = { name: '', lat: '', lon: '' };
export const NO_BAND: HolidayPriceBand = {
  from: '',
  to: '',
  adult: NO_PRICE,
  child: NO_PRICE,
  infant: { customer: '0', agent: '0' },
  singleSupplement: { customer: '0', agent: '0' },
};

export const MOST_DAYS = 30;
export const MOST_BANDS = 60;
export const MOST_LINES = 30;
export const LONGEST_TITLE = 120;
export const LONGEST_TEXT = 3_000;
const LONGEST_LINE = 200;
const MOST_DAYS_BEFORE = 365;
const MOST_TRAVELLERS = 50;

/** An empty package with terms that are usual. */
export const NEW_PACKAGE: PackageDraft = {
  type: 'group',
  cityId: '',
  rating: '4.0',
  nights: '0',
  minPax: '2',
  title: NO_TEXT,
  description: NO_TEXT,
  highlights: NO_TEXT,
  inclusions: NO_TEXT,
  exclusions: NO_TEXT,
  documents: NO_TEXT,
  itinerary: [NO_DAY],
  hotels: [],
  priceBands: [NO_BAND],
  departures: '',
  route: [NO_STOP],
  policy: [
    { daysBefore: '30', percent: '50' },
    { daysBefore: '7', percent: '100' },
  ],
  depositPercent: '25',
  validFrom: '',
  validUntil: '',
};

/** What is typed for a package. */
export function draftOf(form: HolidayPackageForm): PackageDraft {
  return {
    type: form.type,
    cityId: form.cityId,
    rating: form.rating,
    nights: String(form.nights),
    minPax: String(form.minPax),
    title: form.title,
    description: form.description,
    highlights: pairsText(form.highlights),
    inclusions: pairsText(form.inclusions),
    exclusions: pairsText(form.exclusions),
    documents: pairsText(form.documents),
    itinerary: form.itinerary.map(({ title, text, meals }) => ({ title, text, meals: [...meals] })),
    hotels: form.hotels.map(({ name, stars, nights, city }) => ({
      name,
      stars: String(stars),
      nights: String(nights),
      city,
    })),
    priceBands: form.priceBands.map((band) => ({ ...band })),
    departures: departuresText(form.departures),
    route: form.route.map(({ name, lat, lon }) => ({ name, lat: String(lat), lon: String(lon) })),
    policy: rulesOf(form.cancellationPolicy),
    depositPercent: String(form.depositPercent),
    validFrom: form.validFrom,
    validUntil: form.validUntil,
  };
}

/** The draft in the order the services want: bands and departures by date, rules with the earliest first. */
export function inPlace(draft: PackageDraft): PackageDraft {
  const { list, fault } = departuresOf(draft.departures);
  return {
    ...draft,
    departures: fault === undefined ? departuresText(list) : draft.departures,
    priceBands: draft.priceBands.toSorted((one, other) => one.from.localeCompare(other.from)),
    policy: inOrder(draft.policy),
  };
}

type Reader = ReturnType<typeof typedReader>;

/** A text whose English part is needed; without an Arabic one, Arabic readers see the English. */
function bilingual(read: Reader, pointer: string, text: HolidayText): HolidayText {
  return { en: read.words(`${pointer}/en`, text.en, 'Write the English text.'), ar: text.ar.trim() };
}

function list(read: Reader, name: ListName, typed: HolidayText, isNeeded: boolean): HolidayText[] {
  const pointer = `/package/${name}`;
  const { pairs, fault } = pairsOf(typed, { longest: LONGEST_LINE, most: MOST_LINES });
  if (fault) read.fault(`${pointer}/${fault.language}`, fault.text);
  else if (isNeeded && pairs.length === 0) read.fault(`${pointer}/en`, 'Write at least one line.');
  return pairs;
}

function band(read: Reader, typed: HolidayPriceBand, at: number): HolidayPriceBand {
  const pointer = `/package/priceBands/${at}`;
  const price = (name: PriceName) => ({
    customer: read.amount(`${pointer}/${name}/customer`, typed[name].customer),
    agent: read.amount(`${pointer}/${name}/agent`, typed[name].agent),
  });
  const [from, to] = [read.day(`${pointer}/from`, typed.from), read.day(`${pointer}/to`, typed.to)];
  if (from && to && to < from) read.fault(`${pointer}/to`, 'Not before the first day.');
  return {
    from,
    to,
    adult: price('adult'),
    child: price('child'),
    infant: price('infant'),
    singleSupplement: price('singleSupplement'),
  };
}

/** The package as the services read it, or what is wrong with what was typed. */
export function formOf(draft: PackageDraft): { form?: HolidayPackageForm; faults: Faults } {
  const read = typedReader();
  const departures = departuresOf(draft.departures);
  if (departures.fault) read.fault('/package/departures', departures.fault);
  if (draft.policy.length === 0)
    read.fault('/package/cancellationPolicy', 'Write what cancelling costs, if only 0 percent.');
  const form: HolidayPackageForm = {
    type: draft.type,
    cityId: read.words('/package/cityId', draft.cityId, 'Choose a city.'),
    rating: read.decimal('/package/rating', draft.rating, 0, 5).toFixed(1),
    days: draft.itinerary.length,
    nights: read.whole('/package/nights', draft.nights, 0, MOST_DAYS),
    minPax: read.whole('/package/minPax', draft.minPax, 1, MOST_TRAVELLERS),
    title: bilingual(read, '/package/title', draft.title),
    description: bilingual(read, '/package/description', draft.description),
    highlights: list(read, 'highlights', draft.highlights, true),
    itinerary: draft.itinerary.map(({ title, text, meals }, at) => ({
      title: bilingual(read, `/package/itinerary/${at}/title`, title),
      text: bilingual(read, `/package/itinerary/${at}/text`, text),
      meals,
    })),
    inclusions: list(read, 'inclusions', draft.inclusions, true),
    exclusions: list(read, 'exclusions', draft.exclusions, false),
    hotels: draft.hotels.map(({ name, stars, nights, city }, at) => ({
      name: read.words(`/package/hotels/${at}/name`, name, 'Write the name of the hotel.'),
      stars: read.whole(`/package/hotels/${at}/stars`, stars, 1, 5),
      nights: read.whole(`/package/hotels/${at}/nights`, nights, 1, MOST_DAYS),
      city: read.words(`/package/hotels/${at}/city`, city, 'Write the city.'),
    })),
    priceBands: draft.priceBands.map((typed, at) => band(read, typed, at)),
    departures: departures.list,
    route: draft.route.map(({ name, lat, lon }, at) => ({
      name: read.words(`/package/route/${at}/name`, name, 'Write the name of the place.'),
      lat: read.decimal(`/package/route/${at}/lat`, lat, -90, 90),
      lon: read.decimal(`/package/route/${at}/lon`, lon, -180, 180),
    })),
    cancellationPolicy: draft.policy.map(({ daysBefore, percent }, at) => ({
      daysBefore: read.whole(`/package/cancellationPolicy/${at}/daysBefore`, daysBefore, 0, MOST_DAYS_BEFORE),
      percent: read.whole(`/package/cancellationPolicy/${at}/percent`, percent, 0, 100),
    })),
    documents: list(read, 'documents', draft.documents, false),
    depositPercent: read.whole('/package/depositPercent', draft.depositPercent, 0, 100),
    validFrom: read.day('/package/validFrom', draft.validFrom),
    validUntil: read.day('/package/validUntil', draft.validUntil),
  };
  return read.isRight() ? { form, faults: read.faults } : { faults: read.faults };
}

/** What an operator calls the parts of a package. */
const PARTS: Readonly<Record<keyof HolidayPackageForm, string>> = {
  type: 'type',
  cityId: 'city',
  rating: 'rating',
  days: 'number of days',
  nights: 'nights',
  minPax: 'fewest travellers',
  title: 'title',
  description: 'description',
  highlights: 'highlights',
  itinerary: 'itinerary',
  inclusions: 'inclusions',
  exclusions: 'exclusions',
  documents: 'documents',
  hotels: 'hotels',
  priceBands: 'price bands',
  departures: 'departures',
  route: 'route',
  cancellationPolicy: 'cancellation',
  depositPercent: 'deposit',
  validFrom: 'validity',
  validUntil: 'validity',
};

/** The names of the parts that differ. */
export function differences(one: HolidayPackageForm, other: HolidayPackageForm): string[] {
  const keys = Object.keys(PARTS) as (keyof HolidayPackageForm)[];
  const changed = keys.filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]));
  return [...new Set(changed.map((key) => PARTS[key]))];
}
