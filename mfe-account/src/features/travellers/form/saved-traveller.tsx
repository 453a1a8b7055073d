import { isProblem, problemOf } from '@jetway/kit-api';
import type { TravellerView } from '@jetway/kit-api/travellers';
import { useViewTravellerQuery } from '@jetway/kit-api/travellers';
import { useT } from '@jetway/kit-runtime';
import { Button, EmptyState, ErrorState, SkeletonCard, VisuallyHidden } from '@jetway/kit-ui';
import { useState } from 'react';

import { TravellerDetails } from '../list/traveller.details';
import { TravellerEditor } from './traveller.editor';

interface SavedTravellerProps {
  travellerId: string;
  isEdited: boolean;
  show: (travellerId: string | null, isEdited?: boolean) => void;
}

/** Shows a saved traveller's details or their form. */
export function SavedTraveller({ travellerId, isEdited, show }: SavedTravellerProps) {
  const t = useT('account');
  const view = useViewTravellerQuery({ travellerViewRequest: { travellerId } }, { refetchOnMountOrArgChange: true });
  if (isProblem(view.error, 'traveller.not_found')) {
    return (
      <EmptyState
        level={1}
        title={t('travellers.gone')}
        text={t('travellers.goneText')}
        action={<Button onPress={() => show(null)}>{t('travellers.back')}</Button>}
      />
    );
  }
  if (view.isError) {
    return (
      <ErrorState
        title={t('travellers.failed')}
        text={t('travellers.failedText')}
        requestId={problemOf(view.error)?.requestId}
        onRetry={() => void view.refetch()}
      />
    );
  }
  if (!view.data) {
    return (
      <>
        <VisuallyHidden role="status">{t('travellers.fetching')}</VisuallyHidden>
        <SkeletonCard />
        <SkeletonCard />
      </>
    );
  }
  if (!isEdited)
    return <TravellerDetails traveller={view.data} onBack={() => show(null)} onEdit={() => show(travellerId, true)} />;
  return <Editing saved={view.data} show={show} />;
}

/** The form keeps its initial values, version included, so that a concurrent change is refused, not overwritten. */
function Editing({ saved, show }: { saved: TravellerView; show: SavedTravellerProps['show'] }) {
  const [first] = useState(saved);
  return <TravellerEditor saved={first} onDone={(id) => show(id ?? null)} onOpen={show} />;
}
