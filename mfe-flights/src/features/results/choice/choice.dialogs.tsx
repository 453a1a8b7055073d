import type { Itinerary } from '@jetway/kit-api/flights';
import { problemOf } from '@jetway/kit-api';
import { useT } from '@jetway/kit-runtime';
import { AirlineBadge, Button, Dialog, Inline, media, Money, Spinner, Stack, styled, Text } from '@jetway/kit-ui';

import { problemKey } from '../../../shared/problem-text';
import { PriceChange } from './price-change';
import type { ChoiceHandle } from './use-choice';

/** What stands between a chosen fare and the booking page. */
export function ChoiceDialogs({ handle }: { handle: ChoiceHandle }) {
  const { choice } = handle;
  if (choice.kind === 'pricing') return <Processing />;
  if (choice.kind === 'changed') return <PriceChange pricing={choice.pricing} onAccept={handle.accept} onLeave={handle.leave} />;
  if (choice.kind === 'soldOut') return <SoldOut alternatives={choice.alternatives} handle={handle} />;
  if (choice.kind === 'failed') return <Failed error={choice.error} handle={handle} />;
  return null;
}

/** While the airline is asked; nothing else can be chosen meanwhile. */
function Processing() {
  const t = useT('flights');
  return (
    <Dialog isOpen onOpenChange={() => undefined} dismissal="none" size="sm" title={t('results.loading')}>
      <Inline gap={3}>
        <Spinner size={20} label="" />
        <Text>{t('results.pricing')}</Text>
      </Inline>
    </Dialog>
  );
}

const Alternative = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--jw-space-3);
  align-items: center;
`;

const Price = styled.div`
  display: flex;
  gap: var(--jw-space-1) var(--jw-space-3);
  align-items: center;

  ${media.phone} {
    flex-direction: column;
    align-items: flex-end;
  }
`;

function SoldOut({ alternatives, handle }: { alternatives: Itinerary[]; handle: ChoiceHandle }) {
  const t = useT('flights');
  return (
    <Dialog
      isOpen
      onOpenChange={handle.leave}
      role="alertdialog"
      title={t('results.soldOut.title')}
      footer={<Button onPress={handle.leave}>{t('results.soldOut.leave')}</Button>}
    >
      <Stack gap={4}>
        <Text>{t('results.soldOut.text')}</Text>
        <Text weight="semibold">{t(alternatives.length > 0 ? 'results.soldOut.alternatives' : 'results.soldOut.none')}</Text>
        {alternatives.map((flight) => (
          <Alternative key={flight.itineraryId}>
            <AirlineBadge code={flight.airlineCode} name={flight.airlineName} />
            <div>
              <Text weight="medium">{flight.airlineName}</Text>
              {flight.flightSummary.map((journey) => (
                <Text key={`${journey.departureAirportCode}${journey.departureTime}`} size="xs" muted tabular>
                  {journey.departureTime} {journey.departureAirportCode} – {journey.arrivalTime} {journey.arrivalAirportCode}
                </Text>
              ))}
            </div>
            <Price>
              <Money value={flight.amount} size="md" />
              <Button variant="primary" size="sm" onPress={() => handle.choose(flight.itineraryId)}>
                {t('results.card.select')}
              </Button>
            </Price>
          </Alternative>
        ))}
      </Stack>
    </Dialog>
  );
}

function Failed({ error, handle }: { error: unknown; handle: ChoiceHandle }) {
  const t = useT('flights');
  const requestId = problemOf(error)?.requestId;
  return (
    <Dialog
      isOpen
      onOpenChange={handle.leave}
      title={t('results.selectFailed.title')}
      footer={
        <>
          <Button variant="ghost" onPress={handle.leave}>
            {t('results.selectFailed.leave')}
          </Button>
          <Button variant="primary" onPress={handle.retry}>
            {t('results.selectFailed.retry')}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <Text>{t(`problems.${problemKey(error)}`)}</Text>
        {requestId && (
          <Text size="xs" subtle>
            {requestId}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
