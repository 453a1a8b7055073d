import type { FareLotFeature } from '../../api/endpoints/fares';

/** What a lot can be marked with; agencies filter by it. */
const FEATURES: Readonly<Record<FareLotFeature, string>> = {
  direct: 'Direct flights',
  mealIncluded: 'Meal included',
  baggage30: '30 kg of baggage',
  baggage40: '40 kg of baggage',
  zamzam: 'Zamzam water',
  nightFlight: 'Night flight',
  refundable: 'Refundable',
  nameChange: 'Names can be changed',
  ziyarah: 'Ziyarah',
  ramadan: 'Ramadan',
  hajjSeason: 'Hajj season',
};

export const FEATURE_OPTIONS = (Object.keys(FEATURES) as FareLotFeature[]).map((value) => ({
  value,
  label: FEATURES[value],
}));
