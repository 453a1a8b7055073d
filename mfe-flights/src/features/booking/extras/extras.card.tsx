import { useT } from '@jetway/kit-runtime';
import { Button, Card, DescriptionList, Heading, Inline, Money, Stack, Text } from '@jetway/kit-ui';
import { lazy, Suspense, useState } from 'react';

import type { BookingSession } from '../../../shared/booking/booking.slice';
import type { ExtraPick } from '../../../shared/booking/extra-picks';
import { TOTAL_NAMES } from '../../../shared/booking/extra-picks';
import type { PartyDraft } from '../../../shared/booking/party-draft';
import type { ExtrasOutcome } from '../use-sale';
import { fliersOf } from './flier';

const ExtrasDialog = lazy(() => import('./extras.dialog').then((code) => ({ default: code.ExtrasDialog })));

interface ExtrasCardProps {
  session: BookingSession;
  party: PartyDraft;
  isDisabled: boolean;
  onSave: (picks: ExtraPick[], shown: string) => Promise<ExtrasOutcome>;
}

/** The selected extras by kind, with a button to change them. */
export function ExtrasCard({ session, party, isDisabled, onSave }: ExtrasCardProps) {
  const t = useT('flights');
  const [isOpen, setOpen] = useState(false);
  const { totals, extras, fare } = session;
  const chosen = TOTAL_NAMES.filter((name) => totals && totals[name].count > 0);
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Inline justify="space-between" gap={3} wrap>
          <Heading level={2} size="md">
            {t('booking.extras.title')}
          </Heading>
          <Button variant="secondary" isDisabled={isDisabled} onPress={() => setOpen(true)}>
            {t(chosen.length > 0 ? 'booking.extras.change' : 'booking.extras.add')}
          </Button>
        </Inline>
        {chosen.length === 0 && <Text muted>{t('booking.extras.invite')}</Text>}
        {totals && chosen.length > 0 && (
          <DescriptionList
            items={chosen.map((name) => ({
              term: `${t(`booking.extras.kinds.${name}`)} (${totals[name].count})`,
              description: totals[name].isAmountShown ? (
                <Money value={totals[name].amount} />
              ) : (
                t('booking.extras.included')
              ),
            }))}
          />
        )}
      </Stack>
      {isOpen && fare && (
        <Suspense fallback={null}>
          <ExtrasDialog
            priceSessionId={session.pricing.priceSessionId}
            segments={session.pricing.itinerary?.segments ?? []}
            fliers={fliersOf(party.travellers)}
            picks={extras}
            like={fare.customerTotal}
            onSave={onSave}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
