import { Feature } from '@jetway/kit-domain';
import { useSession } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';

import { TravellerEditor } from './form/traveller.editor';
import { SavedTraveller } from './form/saved-traveller';
import { TravellersList } from './list/travellers.list';

/**
 * `/traveller-information`: the agency's saved travellers. `?show=new` opens the form for a new one, `?show=<id>` a saved
 * one,
 * `&edit` their form; `search` and `page` belong to the list.
 */
export function TravellersPage() {
  const [query, setQuery] = useSearchParams();
  const { can } = useSession();
  const shown = query.get('show');
  const show = (travellerId: string | null, isEdited = false) => {
    const next = new URLSearchParams(query);
    next.delete('show');
    next.delete('edit');
    if (travellerId) next.set('show', travellerId);
    if (isEdited) next.set('edit', '1');
    setQuery(next);
  };
  if (shown === 'new' && can(Feature.AddTraveller)) {
    return (
      <TravellerEditor key="new" onDone={(id) => show(can(Feature.ViewTraveller) && id ? id : null)} onOpen={show} />
    );
  }
  if (shown && shown !== 'new' && can(Feature.ViewTraveller)) {
    return <SavedTraveller key={shown} travellerId={shown} isEdited={query.has('edit')} show={show} />;
  }
  return <TravellersList query={query} setQuery={(next) => setQuery(next, { replace: true })} show={show} />;
}
