import type { TravellerRow } from '@jetway/kit-api/travellers';
import { travellersApi } from '@jetway/kit-api/travellers';

import { filledWith, withLoyalty } from './saved-traveller';
import type { PartyForm } from './use-party-form';

/** Fills a form with a saved traveller: first from the list, then with the frequent flyer numbers it lacks. */
export function useFillSaved(form: PartyForm, index: number, airlines: readonly string[]) {
  const [view] = travellersApi.useLazyViewTravellerQuery();
  const place = `travellers.${index}` as const;
  return async (saved: TravellerRow) => {
    form.setValue(place, filledWith(form.getValues(place), saved), { shouldDirty: true });
    // If the details fail to load, the list's data is used.
    const { data } = await view({ travellerViewRequest: { travellerId: saved.travellerId } }, true);
    if (data) form.setValue(place, withLoyalty(form.getValues(place), data, airlines), { shouldDirty: true });
  };
}
