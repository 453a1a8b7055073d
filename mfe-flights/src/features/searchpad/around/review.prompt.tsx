import { useGetBookingsQuery } from '@jetway/kit-api/customer';
import { Feature } from '@jetway/kit-domain';
import { jsonKey, useSession, useTenant, useT } from '@jetway/kit-runtime';
import { Button, Card, Inline, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { ReviewDialog } from './review.dialog';

/** When the user chose "not now", in milliseconds. */
const putOffAt = jsonKey<number>('review.putOff', 1);
const ASK_AGAIN_AFTER_MS = 30 * 24 * 60 * 60 * 1000;

/** Asks for a review once the user's agency has a ticket and the user has not given one; "not now" lasts thirty days. */
export function ReviewPrompt({ now = Date.now }: { now?: () => number }) {
  const t = useT('flights');
  const { companyName } = useTenant();
  const { user, can } = useSession();
  const [isPutOff, setPutOff] = useState(() => now() - (putOffAt.read() ?? 0) < ASK_AGAIN_AFTER_MS);
  const [isOpen, setOpen] = useState(false);
  const mayAsk = user !== undefined && !user.isReviewGiven && !isPutOff && can(Feature.ShowBookings);
  const { data } = useGetBookingsQuery({ bookingsRequest: { queue: 'ticketed', pageSize: 1 } }, { skip: !mayAsk });
  if (!mayAsk || !data || data.total === 0) return null;
  const later = () => {
    putOffAt.write(now());
    setPutOff(true);
  };
  return (
    <Card padding="lg">
      <Inline justify="space-between" gap={5}>
        <Stack gap={1}>
          <Text size="md" weight="semibold">
            {t('around.review.title', { company: companyName })}
          </Text>
          <Text muted>{t('around.review.lead')}</Text>
        </Stack>
        <Inline gap={2}>
          <Button variant="ghost" onPress={later}>
            {t('around.review.later')}
          </Button>
          <Button variant="primary" onPress={() => setOpen(true)}>
            {t('around.review.open')}
          </Button>
        </Inline>
      </Inline>
      <ReviewDialog isOpen={isOpen} onOpenChange={setOpen} />
    </Card>
  );
}
