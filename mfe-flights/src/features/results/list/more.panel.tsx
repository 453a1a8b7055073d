import type { Itinerary } from '@jetway/kit-api/flights';
import { useGetAirSearchMoreCombinationsQuery, useGetAirSearchMoreCombinationsWithCurrencyQuery } from '@jetway/kit-api/flights';
import { problemOf } from '@jetway/kit-api';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { Button, ErrorState, media, Money, Skeleton, styled } from '@jetway/kit-ui';

import { selectDesk } from '../../../shared/desk/desk.slice';
import { selectRun } from '../state/run.slice';
import { JourneyBars } from './journey.bars';

const Option = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--jw-space-4);
  padding-block: var(--jw-space-3);

  & + & {
    border-block-start: 1px solid var(--jw-border);
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

interface MorePanelProps {
  flight: Itinerary;
  isPricing: boolean;
  onChoose: (itineraryId: string) => void;
}

/** The same airline and price at other times of the day, loaded on demand. */
export function MorePanel({ flight, isPricing, onChoose }: MorePanelProps) {
  const { requestId } = useAppSelector(selectRun);
  const { itineraryId } = flight;
  const { currency } = useAppSelector(selectDesk);
  const isHere = flight.moreFlights.length > 0;
  const charged = useGetAirSearchMoreCombinationsQuery({ requestId, itineraryId }, { skip: isHere || currency !== '', refetchOnMountOrArgChange: true });
  const shown = useGetAirSearchMoreCombinationsWithCurrencyQuery({ requestId, itineraryId, currency }, { skip: isHere || currency === '', refetchOnMountOrArgChange: true });
  const more = currency ? shown : charged;
  const t = useT('flights');
  const flights = isHere ? flight.moreFlights : more.data?.items;
  if (more.isError) {
    return (
      <ErrorState
        title={t('results.card.moreFailed')}
        text={t(`orders.problems.${problemKey(more.error)}`)}
        requestId={problemOf(more.error)?.requestId}
        onRetry={() => void more.refetch()}
      />
    );
  }
  if (!flights) return <Skeleton height="6rem" />;
  return (
    <div>
      {flights.map((other) => (
        <Option key={other.itineraryId}>
          <JourneyBars flight={other} />
          <Money value={other.amount} size="md" />
          <Button size="sm" isDisabled={isPricing} onPress={() => onChoose(other.itineraryId)}>
            {t('results.card.select')}
          </Button>
        </Option>
      ))}
    </div>
  );
}
