import type { TravellerRow } from '@jetway/kit-api/travellers';
import { useSearchTravellersQuery } from '@jetway/kit-api/travellers';
import { Feature } from '@jetway/kit-domain';
import { useLocaleTag, useSession } from '@jetway/kit-runtime';
import { ComboBox } from '@jetway/kit-ui';
import { useState } from 'react';

import { useOrderT } from '../host';
import { plainDate } from './plain-date';

const LEAST_LETTERS = 2;

/** Selects a saved traveller by typing; renders nothing for users who may not see them. */
export function SavedTravellerPicker({ onChosen }: { onChosen: (saved: TravellerRow) => void }) {
  const t = useOrderT();
  const locale = useLocaleTag();
  const { can } = useSession();
  const [typed, setTyped] = useState('');
  const isSearched = typed.trim().length >= LEAST_LETTERS;
  const found = useSearchTravellersQuery(
    { travellerSearchRequest: { searchText: typed.trim() } },
    { skip: !isSearched },
  );
  if (!can(Feature.ViewTraveller)) return null;
  const hits = isSearched ? (found.currentData?.items ?? []) : [];
  // Shows the birth date, because father and son may share a name.
  const items = hits.map((saved) => ({
    id: saved.travellerId,
    textValue: `${saved.surname}, ${saved.givenName} · ${plainDate(saved.birthOn, locale)}`,
    saved,
  }));
  return (
    <ComboBox
      label={t('orders.saved.label')}
      placeholder={t('orders.saved.hint')}
      items={items}
      inputValue={typed}
      onInputChange={setTyped}
      onSelectionChange={({ saved }) => {
        onChosen(saved);
        setTyped('');
      }}
      isLoading={found.isFetching}
      emptyText={t('orders.saved.none')}
    />
  );
}
