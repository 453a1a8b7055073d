import type { CreateTravellerRequest, TravellerRow, TravellerView } from '@jetway/kit-api/travellers';
import type { ScannedPassport } from '@jetway/kit-domain/passport';

import type { TravellerDraft } from '../../../shared/booking/party-draft';
import { NO_GIVEN_NAME, TITLES } from './party.model';

const MASK = '•';

/** Fills a form with a saved traveller. A title of another age and a masked passport number stay empty. */
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
 * Adds a frequent flyer number to a saved traveller's form: of an airline of the trip, else their first one, which a partner
 * may accept.
 * Unchanged if the form has another traveller by now, or a number already.
 */
export function withLoyalty(draft: TravellerDraft, saved: TravellerView, airlines: readonly string[]): TravellerDraft {
  const number = saved.frequentFlyers.find(({ airline }) => airlines.includes(airline)) ?? saved.frequentFlyers[0];
  if (!number || draft.frequentFlyer.number || keptAs(draft) !== keptAs(saved)) return draft;
  return { ...draft, frequentFlyer: { airline: number.airline, number: number.number } };
}

/** Fills a form with a passport's data, which has neither title nor frequent flyer number. */
export function scannedInto(
  draft: TravellerDraft,
  { number, issueCountry, expiresOn, noGivenName, ...person }: ScannedPassport,
): TravellerDraft {
  const givenName = noGivenName ? NO_GIVEN_NAME : person.givenName;
  return { ...draft, ...person, givenName, passport: { number, issueCountry, expiresOn } };
}

/** Identity of a traveller in the agency's list; with another identity, the form is not the saved traveller. */
export function keptAs({
  surname,
  givenName,
  birthOn,
}: Pick<TravellerDraft, 'surname' | 'givenName' | 'birthOn'>): string {
  return [surname, givenName, birthOn].map((text) => text.trim().replace(/\s+/g, ' ').toUpperCase()).join('/');
}

/** A validated traveller as stored in the agency's list. */
export function keptFormOf(draft: TravellerDraft): CreateTravellerRequest['traveller'] {
  const { surname, givenName, birthOn, nationality, passport, frequentFlyer } = draft;
  return {
    // The form's validation guarantees that both are list values.
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
