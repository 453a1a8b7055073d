import type { TravellerRow } from '@jetway/kit-api/travellers';
import { travellersApi } from '@jetway/kit-api/travellers';

import { filledWith, withLoyalty } from './saved-traveller';
import type { PartyForm } from './use-party-form';

/** Fills a traveller's form with somebody saved: at once with what the list tells, then with the loyalty numbers it does not. */
export function useFillSaved(form: PartyForm, index: number, airlines: readonly string[]) {
  const [view] = travellersApi.useLazyViewTravellerQuery();
  const place = `travellers.${index}` as const;
  return async (saved: TravellerRow) => {
    form.setValue(place, filledWith(form.getValues(place), saved), { shouldDirty: true });
    // Who cannot be read again is filled in all the same.
    const { data } = await view({ travellerViewRequest: { travellerId: saved.travellerId } }, true);
    if (data) form.setValue(place, withLoyalty(form.getValues(place), data, airlines), { shouldDirty: true });
  };
}
