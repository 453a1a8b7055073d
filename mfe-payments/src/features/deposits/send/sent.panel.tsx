import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import { Button, Card, EmptyState, Inline, LinkButton } from '@jetway/kit-ui';

import { depositHref } from '../../../shared/addresses';

/** In place of the form once a deposit is sent. */
export function SentPanel({ depositRef, onAgain }: { depositRef: string; onAgain: () => void }) {
  const t = useT('payments');
  const { can } = useSession();
  return (
    <Card padding="md" role="status">
      <EmptyState
        title={t('deposits.sent.title', { reference: depositRef })}
        text={t('deposits.sent.text')}
        action={
          <Inline gap={3} justify="center">
            {can(Feature.ShowDepositList) && (
              <LinkButton variant="primary" href={depositHref(depositRef)}>
                {t('deposits.sent.view')}
              </LinkButton>
            )}
            <Button onPress={onAgain}>{t('deposits.sent.again')}</Button>
          </Inline>
        }
      />
    </Card>
  );
}
