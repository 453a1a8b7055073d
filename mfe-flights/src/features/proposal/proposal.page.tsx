import type { Itinerary, MakeProposalResponse } from '@jetway/kit-api/flights';
import { flightsApi } from '@jetway/kit-api/flights';
import { isProblem, problemOf } from '@jetway/kit-api';
import { problemKey } from '@jetway/kit-orders';
import { paths, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { EmptyState, ErrorState, LinkButton, PageHeader, Skeleton, Stack } from '@jetway/kit-ui';
import { useEffect, useState } from 'react';

import { BackToResults } from '../../shared/back-to-results';
import { MadeProposal } from './made.proposal';
import { ProposalForm } from './proposal.form';
import { Halves } from './proposal.styles';
import { ProposedFlight } from './shared.flight';

/** `/flight-proposal`: flights selected from a search, with the message to the client. */
export function ProposalPage() {
  const t = useT('flights');
  const [params] = useSearchParams();
  const requestId = params.get('requestId') ?? '';
  const ids = params.get('itineraryIds') ?? '';
  const { flights, error, again } = usePicked(requestId, ids);
  const [made, setMade] = useState<MakeProposalResponse | null>(null);
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('titles.proposal')}
        subtitle={t('proposal.subtitle')}
        actions={<BackToResults requestId={requestId} label={t('proposal.back')} />}
      />
      {flights === null && error === undefined && <Skeleton height="20rem" />}
      {error !== undefined && (
        <ErrorState
          title={t('proposal.unread')}
          text={t(`orders.problems.${problemKey(error)}`)}
          requestId={problemOf(error)?.requestId}
          onRetry={again}
        />
      )}
      {flights?.length === 0 && (
        <EmptyState
          title={t('proposal.none.title')}
          text={t('proposal.none.text')}
          action={<LinkButton href={paths.searchpad()}>{t('results.noQuery.action')}</LinkButton>}
        />
      )}
      {flights && flights.length > 0 && (
        <Halves>
          <Stack gap={4}>
            {(made?.proposal.flights ?? flights).map((flight, index) => (
              <ProposedFlight
                key={flight.itineraryId}
                flight={flight}
                label={t('proposal.option', { number: index + 1 })}
              />
            ))}
          </Stack>
          {made ? (
            <MadeProposal made={made} onAgain={() => setMade(null)} />
          ) : (
            <ProposalForm
              requestId={requestId}
              itineraryIds={flights.map(({ itineraryId }) => itineraryId)}
              currency={flights[0]?.amount.split(' ')[0] ?? ''}
              onMade={setMade}
            />
          )}
        </Halves>
      )}
    </Stack>
  );
}

interface Picked {
  /** From the search; null while loading. Flights no longer in it are omitted. */
  flights: Itinerary[] | null;
  /** The error of a failed load. */
  error: unknown;
  again: () => void;
}

const UNREAD = { asked: '', flights: null, error: undefined };

function usePicked(requestId: string, ids: string): Picked {
  const dispatch = useAppDispatch();
  const [turn, setTurn] = useState(0);
  const [found, setFound] = useState<{ asked: string; flights: Itinerary[] | null; error: unknown }>(UNREAD);
  const asked = `${requestId} ${ids} ${turn}`;
  useEffect(() => {
    let isOpen = true;
    const one = (itineraryId: string) =>
      dispatch(
        flightsApi.endpoints.getAirSearchItinerary.initiate(
          { requestId, itineraryId },
          { subscribe: false, forceRefetch: true },
        ),
      );
    void Promise.all(ids.split('.').filter(Boolean).map(one)).then((answers) => {
      const error = answers.map((answer) => answer.error).find((each) => each !== undefined && !isGone(each));
      if (isOpen)
        setFound({ asked, error, flights: error === undefined ? answers.flatMap(({ data }) => data ?? []) : null });
    });
    return () => {
      isOpen = false;
    };
  }, [dispatch, requestId, ids, asked]);
  const { flights, error } = found.asked === asked ? found : UNREAD;
  return { flights, error, again: () => setTurn(turn + 1) };
}

function isGone(error: unknown): boolean {
  return isProblem(error, 'search.expired') || isProblem(error, 'search.not_found');
}
