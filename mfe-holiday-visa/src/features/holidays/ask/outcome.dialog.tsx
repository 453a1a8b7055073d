import { isProblem, problemOf } from '@jetway/kit-api';
import { Feature } from '@jetway/kit-domain';
import { problemKey } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { Button, Dialog, LinkButton, Stack, Text } from '@jetway/kit-ui';

import { holidayRequestHref } from '../../../shared/holidays/addresses';
import { isOutcomeUnknown } from '../../../shared/orders/unknown-outcome';
import type { Outcome } from './use-ask';

interface OutcomeDialogProps {
  outcome: Outcome;
  onClose: () => void;
}

/** How asking for a holiday ended: the number of the request, or why there is none. */
export function OutcomeDialog({ outcome, onClose }: OutcomeDialogProps) {
  const t = useT('visas');
  if ('sent' in outcome) {
    const { requestReference: reference } = outcome.sent;
    return (
      <Dialog
        title={t('holidays.ask.success.title')}
        isOpen
        onOpenChange={onClose}
        footer={<Footer reference={reference} onClose={onClose} />}
      >
        <Stack gap={2}>
          <Text>{t('holidays.ask.success.text', { reference })}</Text>
          <Text muted>{t('holidays.ask.sentText')}</Text>
        </Stack>
      </Dialog>
    );
  }
  const { error } = outcome;
  const problem = problemOf(error);
  const open = problem?.params?.['requestReference'];
  const isOpen = isProblem(error, 'holidays.request_open') && typeof open === 'string';
  return (
    <Dialog
      title={t('holidays.ask.error.title')}
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      footer={<Footer reference={isOpen ? open : null} onClose={onClose} />}
    >
      <Stack gap={2}>
        <Text>{isOpen ? t('holidays.ask.error.open', { reference: open }) : <Reason error={error} />}</Text>
        {problem?.errors?.map(({ pointer, detail }) => (
          <Text key={pointer} lang="en">
            <bdi>{detail}</bdi>
          </Text>
        ))}
        {problem?.requestId && (
          <Text size="sm" muted>
            {t('orders.requestId', { id: problem.requestId })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function Reason({ error }: { error: unknown }) {
  const t = useT('visas');
  return <>{isOutcomeUnknown(error) ? t('holidays.ask.error.unknown') : t(`orders.problems.${problemKey(error)}`)}</>;
}

/** Leads to the request those who may read requests. */
function Footer({ reference, onClose }: { reference: string | null; onClose: () => void }) {
  const t = useT('visas');
  const { can } = useSession();
  return (
    <>
      <Button onPress={onClose}>{t('holidays.ask.close')}</Button>
      {reference && can(Feature.ShowHolidayQueue) && (
        <LinkButton variant="primary" href={holidayRequestHref(reference)}>
          {t('holidays.ask.openRequest', { reference })}
        </LinkButton>
      )}
    </>
  );
}
