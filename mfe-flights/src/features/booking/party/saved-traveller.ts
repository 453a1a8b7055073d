import type { CreateTravellerRequest, TravellerRow, TravellerView } from '@jetway/kit-api/travellers';
import type { ScannedPassport } from '@jetway/kit-domain/passport';

import type { TravellerDraft } from '../../../shared/booking/party-draft';
import { NO_GIVEN_NAME, TITLES } from './party.model';

const MASK = '•';

/** A form filled with somebody saved. A title of another age is left to choose, a passport number shown as dots to type. */
export function filledWith(draft: TravellerDraft, saved: TravellerRow): TravellerDraft {
  const titles: readonly string[] = TITLES[draft.passengerType];
  const { passport } = saved;
  const number = passport && !passport.number.includes(MASK) ? passport.number : '';
  const filled: TravellerDraft = {
    ...draft,
    title: titles.includes(saved.title) ? saved.title : '',
    givenName: saved.givenName,
    surname: saved.surname,
    gender: saved.gender,
    birthOn: saved.birthOn,
    nationality: saved.nationality,
    passport: { number, issueCountry: passport?.issueCountry ?? '', expiresOn: passport?.expiresOn ?? '' },
    frequentFlyer: { airline: '', number: '' },
  };
  return { ...filled, keptAs: keptAs(filled) };
}

/**
 * The form of somebody saved with a loyalty number of theirs: of an airline of the trip, else their first, which a partner may take.
 * Left as it is where another has taken the place meanwhile, or a number is there already.
 */
export function withLoyalty(draft: TravellerDraft, saved: TravellerView, airlines: readonly string[]): TravellerDraft {
  const number = saved.frequentFlyers.find(({ airline }) => airlines.includes(airline)) ?? saved.frequentFlyers[0];
  if (!number || draft.frequentFlyer.number || keptAs(draft) !== keptAs(saved)) return draft;
  return { ...draft, frequentFlyer: { airline: number.airline, number: number.number } };
}

/** A form filled with what a passport says; its title and a loyalty number are not in it. */
export function scannedInto(draft: TravellerDraft, { number, issueCountry, expiresOn, noGivenName, ...person }: ScannedPassport): TravellerDraft {
  const givenName = noGivenName ? NO_GIVEN_NAME : person.givenName;
  return { ...draft, ...person, givenName, passport: { number, issueCountry, expiresOn } };
}

/** Who somebody is to the agency's list: once it is another person, it is not the one kept. */
export function keptAs({ surname, givenName, birthOn }: Pick<TravellerDraft, 'surname' | 'givenName' | 'birthOn'>): string {
  return [surname, givenName, birthOn].map((text) => text.trim().replace(/\s+/g, ' ').toUpperCase()).join('/');
}

/** A checked traveller as the agency's list keeps them. */
export function keptFormOf(draft: TravellerDraft): CreateTravellerRequest['traveller'] {
  const { surname, givenName, birthOn, nationality, passport, frequentFlyer } = draft;
  return {
    // The form's check has seen that both are of the lists.
    title: draft.title as CreateTravellerRequest['traveller']['title'],
    gender: draft.gender as CreateTravellerRequest['traveller']['gender'],
    surname,
    ...(givenName === NO_GIVEN_NAME ? { noGivenName: true } : { givenName }),
    birthOn,
    nationality,
    ...(passport.number ? { passport } : {}),
    ...(frequentFlyer.number ? { frequentFlyers: [frequentFlyer] } : {}),
  };
}
