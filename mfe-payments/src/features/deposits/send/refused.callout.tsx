import { problemOf } from '@jetway/kit-api';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import { Callout, Code, LinkButton, Text } from '@jetway/kit-ui';

import { depositHref } from '../../../shared/addresses';
import { earlierDeposit, problemKey } from '../model/problems';

/** Why a deposit was refused; a duplicate names the earlier deposit. Renders nothing without an error. */
export function RefusedCallout({ error }: { error: unknown }) {
  const t = useT('payments');
  const { can } = useSession();
  if (error === undefined) return null;
  const earlier = earlierDeposit(error);
  if (earlier !== undefined) {
    return (
      <Callout
        tone="warning"
        title={t('deposits.duplicate.title', { reference: earlier })}
        action={
          can(Feature.ShowDepositList) ? (
            <LinkButton size="sm" href={depositHref(earlier)}>
              {t('deposits.duplicate.view')}
            </LinkButton>
          ) : undefined
        }
      >
        {t('deposits.duplicate.text')}
      </Callout>
    );
  }
  const requestId = problemOf(error)?.requestId;
  return (
    <Callout tone="danger" title={t('deposits.send.refused')}>
      {t(`deposits.problems.${problemKey(error)}`)}
      {requestId && (
        <Text size="xs" subtle>
          <Code>{requestId}</Code>
        </Text>
      )}
    </Callout>
  );
}
