import type { Country } from '@jetway/kit-api/utility';
import { http, HttpResponse } from '@jetway/kit-test';

const COUNTRIES: Country[] = [
  {
    code2: 'AE',
    code3: 'ARE',
    name: 'United Arab Emirates',
    nationality: 'Emirati',
    dialCode: '+971',
    currency: 'AED',
  },
  { code2: 'BD', code3: 'BGD', name: 'Bangladesh', nationality: 'Bangladeshi', dialCode: '+880', currency: 'BDT' },
];

export const countriesHandler = http.get('/api/utility/v1/Country/GetAllCountries', () => HttpResponse.json(COUNTRIES));
