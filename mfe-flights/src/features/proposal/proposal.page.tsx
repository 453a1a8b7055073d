import type { Itinerary, MakeProposalResponse } from '@jetway/kit-api/flights';
import { flightsApi } from '@jetway/kit-api/flights';
import { paths, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { EmptyState, LinkButton, PageHeader, Skeleton, Stack } from '@jetway/kit-ui';
import { useEffect, useState } from 'react';

import { BackToResults } from '../../shared/back-to-results';
import { MadeProposal } from './made.proposal';
import { ProposalForm } from './proposal.form';
import { Halves } from './proposal.styles';
import { ProposedFlight } from './shared.flight';

/** `/flight-proposal`: the flights picked out of a search, and what goes to the client with them. */
export function ProposalPage() {
  const t = useT('flights');
  const [params] = useSearchParams();
  const requestId = params.get('requestId') ?? '';
  const ids = params.get('itineraryIds') ?? '';
  const flights = usePicked(requestId, ids);
  const [made, setMade] = useState<MakeProposalResponse | null>(null);
  return (
    <Stack gap={5}>
      <PageHeader title={t('titles.proposal')} subtitle={t('proposal.subtitle')} actions={<BackToResults requestId={requestId} label={t('proposal.back')} />} />
      {flights === null && <Skeleton height="20rem" />}
      {flights?.length === 0 && (
        <EmptyState title={t('proposal.none.title')} text={t('proposal.none.text')} action={<LinkButton href={paths.searchpad()}>{t('results.noQuery.action')}</LinkButton>} />
      )}
      {flights && flights.length > 0 && (
        <Halves>
          <Stack gap={4}>
            {(made?.proposal.flights ?? flights).map((flight, index) => (
              <ProposedFlight key={flight.itineraryId} flight={flight} label={t('proposal.option', { number: index + 1 })} />
            ))}
          </Stack>
          {made ? (
            <MadeProposal made={made} onAgain={() => setMade(null)} />
          ) : (
            <ProposalForm requestId={requestId} itineraryIds={flights.map(({ itineraryId }) => itineraryId)} currency={flights[0]?.amount.split(' ')[0] ?? ''} onMade={setMade} />
          )}
        </Halves>
      )}
    </Stack>
  );
}

/** The picked flights as the search has them; null until known. Those it has no more are left out. */
function usePicked(requestId: string, ids: string): Itinerary[] | null {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<{ ids: string; flights: Itinerary[] } | null>(null);
  useEffect(() => {
    let isOpen = true;
    const one = (itineraryId: string) => dispatch(flightsApi.endpoints.getAirSearchItinerary.initiate({ requestId, itineraryId }, { subscribe: false }));
    void Promise.all(ids.split('.').filter(Boolean).map(one)).then((answers) => {
      if (isOpen) setFound({ ids, flights: answers.flatMap(({ data }) => data ?? []) });
    });
    return () => {
      isOpen = false;
    };
  }, [dispatch, requestId, ids]);
  return found?.ids === ids ? found.flights : null;
}
