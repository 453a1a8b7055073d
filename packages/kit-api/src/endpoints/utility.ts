import type { Country } from '../generated/utility';
import { injected } from '../generated/utility';

export * from '../generated/utility';
export { countriesFor } from '../countries/country-search';

const AN_HOUR = 3_600;

/** Reference data changes rarely: cached for an hour. */
export const utilityApi = injected.enhanceEndpoints({
  endpoints: {
    getAirportsByKey: { keepUnusedDataFor: AN_HOUR },
    getAllCountries: {
      keepUnusedDataFor: AN_HOUR,
      // The reference data names countries in English.
      transformResponse: async (countries: Country[]) => {
        const { lang } = document.documentElement;
        return !lang || lang.startsWith('en')
          ? countries
          : (await import('../countries/country-names')).namedIn(lang, countries);
      },
    },
    getAirlineOptions: { keepUnusedDataFor: AN_HOUR },
    insertReview: { invalidatesTags: ['UserContext'] },
  },
});
