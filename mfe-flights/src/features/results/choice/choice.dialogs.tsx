import { problemOf } from '@jetway/kit-api';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, Dialog, Inline, Spinner, Stack, Text } from '@jetway/kit-ui';

import { SameFlights } from '../../../shared/trip/same-flights';
import { PriceChange } from './price-change';
import type { Choice, ChoiceHandle } from './use-choice';

/** Questions between a selected fare and the booking page. */
export function ChoiceDialogs({ handle }: { handle: ChoiceHandle }) {
  const { choice } = handle;
  if (choice.kind === 'pricing') return <Processing />;
  if (choice.kind === 'changed')
    return <PriceChange pricing={choice.pricing} onAccept={handle.accept} onLeave={handle.leave} />;
  if (choice.kind === 'soldOut') return <SoldOut choice={choice} handle={handle} />;
  if (choice.kind === 'failed') return <Failed error={choice.error} handle={handle} />;
  return null;
}

/** During the supplier call; nothing else can be selected. */
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

function SoldOut({ choice, handle }: { choice: Extract<Choice, { kind: 'soldOut' }>; handle: ChoiceHandle }) {
  const t = useT('flights');
  const { alternatives, before } = choice;
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
        {alternatives.length > 0 ? (
          <SameFlights flights={alternatives} before={before} onSwitch={(itineraryId) => handle.choose(itineraryId)} />
        ) : (
          <Text weight="semibold">{t('results.soldOut.none')}</Text>
        )}
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
        <Text>{t(`orders.problems.${problemKey(error)}`)}</Text>
        {requestId && (
          <Text size="xs" subtle>
            {requestId}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
