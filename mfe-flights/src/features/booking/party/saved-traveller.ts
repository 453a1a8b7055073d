import type { TravellerRow } from '@jetway/kit-api/travellers';

import type { TravellerDraft } from '../../../shared/booking/party-draft';
import { TITLES } from './party.model';

const MASK = '•';

/** A form filled with somebody saved. A title of another age is left to choose, a passport number shown as dots to type. */
export function filledWith(draft: TravellerDraft, saved: TravellerRow): TravellerDraft {
  const titles: readonly string[] = TITLES[draft.passengerType];
  const { passport } = saved;
  const number = passport && !passport.number.includes(MASK) ? passport.number : '';
  return {
    ...draft,
    title: titles.includes(saved.title) ? saved.title : '',
    givenName: saved.givenName,
    surname: saved.surname,
    gender: saved.gender,
    birthOn: saved.birthOn,
    nationality: saved.nationality,
    passport: { number, issueCountry: passport?.issueCountry ?? '', expiresOn: passport?.expiresOn ?? '' },
  };
}
