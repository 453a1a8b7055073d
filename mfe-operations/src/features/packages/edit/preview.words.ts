import type { HolidayMeal, HolidayPackageType, HolidayText } from '../../../api/endpoints/holidays';
import { MEALS, PACKAGE_TYPES } from '../packages.model';

export type Language = keyof HolidayText;

/** Forms of a noun by the plural rules of its language; `#` is the number. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

interface Words {
  days: Forms;
  nights: Forms;
  stars: Forms;
  daysBefore: Forms;
  types: Readonly<Record<HolidayPackageType, string>>;
  meals: Readonly<Record<HolidayMeal, string>>;
  untitled: string;
  from: string;
  perAdult: string;
  adult: string;
  child: string;
  highlights: string;
  itinerary: string;
  day: string;
  included: string;
  excluded: string;
  hotels: string;
  prices: string;
  departures: string;
  more: string;
  cancellation: string;
  free: string;
  kept: string;
  documents: string;
}

/** The words around the content of a package. The console is in English; the preview is in the language of the agency. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    days: { one: '# day', other: '# days' },
    nights: { one: '# night', other: '# nights' },
    stars: { one: '# star', other: '# stars' },
    daysBefore: { one: '# day or less before the start', other: '# days or less before the start' },
    types: PACKAGE_TYPES,
    meals: MEALS,
    untitled: 'Without a title',
    from: 'From',
    perAdult: 'an adult',
    adult: 'Adult',
    child: 'Child',
    highlights: 'Highlights',
    itinerary: 'Day by day',
    day: 'Day #:',
    included: 'Included',
    excluded: 'Not included',
    hotels: 'Hotels',
    prices: 'Prices by departure',
    departures: 'Departures',
    more: 'and # more',
    cancellation: 'Cancellation',
    free: 'Cancelling is free.',
    kept: '#% of the price is kept',
    documents: 'What travellers need',
  },
  ar: {
    days: { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' },
    nights: { zero: 'بلا مبيت', one: 'ليلة واحدة', two: 'ليلتان', few: '# ليالٍ', many: '# ليلة', other: '# ليلة' },
    stars: { one: 'نجمة واحدة', two: 'نجمتان', few: '# نجوم', many: '# نجمة', other: '# نجمة' },
    daysBefore: {
      zero: 'في يوم البداية',
      one: 'قبل البداية بيوم واحد أو أقل',
      two: 'قبل البداية بيومين أو أقل',
      few: 'قبل البداية بـ # أيام أو أقل',
      many: 'قبل البداية بـ # يومًا أو أقل',
      other: 'قبل البداية بـ # يوم أو أقل',
    },
    types: {
      group: 'جولة جماعية',
      private: 'جولة خاصة',
      selfDrive: 'قيادة ذاتية',
      honeymoon: 'شهر عسل',
      umrah: 'عمرة',
      family: 'عطلة عائلية',
      adventure: 'مغامرة',
    },
    meals: { breakfast: 'الإفطار', lunch: 'الغداء', dinner: 'العشاء' },
    untitled: 'بلا عنوان',
    from: 'ابتداءً من',
    perAdult: 'للبالغ',
    adult: 'بالغ',
    child: 'طفل',
    highlights: 'أبرز المعالم',
    itinerary: 'البرنامج اليومي',
    day: 'اليوم #:',
    included: 'يشمل',
    excluded: 'لا يشمل',
    hotels: 'الفنادق',
    prices: 'الأسعار حسب موعد المغادرة',
    departures: 'مواعيد المغادرة',
    more: 'و# أخرى',
    cancellation: 'الإلغاء',
    free: 'الإلغاء مجاني.',
    kept: 'يُحتفظ بنسبة #% من السعر',
    documents: 'ما يحتاجه المسافرون',
  },
};

/** A number with its noun. */
export function counted(language: Language, forms: Forms, count: number): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', String(count));
}
