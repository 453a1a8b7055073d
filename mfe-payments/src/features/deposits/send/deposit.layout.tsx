import { problemOf } from '@jetway/kit-api';
import type { DepositMethod, DepositMethodName } from '@jetway/kit-api/deposits';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonCard,
  Stack,
  VisuallyHidden,
} from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { pages } from '../../../shared/addresses';
import { METHODS } from '../model/methods';
import { problemKey } from '../model/problems';
import { FormColumn } from './deposit.styles';
import { MethodMenu } from './method.menu';
import { useDepositMethods } from './use-deposit-methods';

interface DepositLayoutProps {
  method: DepositMethodName;
  /** The form, once limits and fees are known. */
  children: (terms: DepositMethod) => ReactNode;
}

/** What the six method pages share: title, menu, and the states before the form. */
export function DepositLayout({ method, children }: DepositLayoutProps) {
  const t = useT('payments');
  const { can } = useSession();
  const { methods, error, retry } = useDepositMethods();
  return (
    <>
      <PageHeader
        title={t(`deposits.methods.${method}.title`)}
        subtitle={t(`deposits.methods.${method}.text`)}
        actions={
          can(Feature.ShowDepositList) ? (
            <LinkButton href={pages.depositList}>{t('deposits.send.list')}</LinkButton>
          ) : undefined
        }
      />
      <Stack gap={5}>
        <MethodMenu current={method} methods={methods} />
        <FormColumn>
          {!methods && error !== undefined && (
            <Card padding="md">
              <ErrorState
                title={t('deposits.send.failed')}
                text={t(`deposits.problems.${problemKey(error)}`)}
                requestId={problemOf(error)?.requestId}
                onRetry={retry}
              />
            </Card>
          )}
          {!methods && error === undefined && (
            <>
              <VisuallyHidden role="status">{t('deposits.fetching')}</VisuallyHidden>
              <SkeletonCard lines={6} />
            </>
          )}
          {methods && (
            <Open method={method} methods={methods}>
              {children}
            </Open>
          )}
        </FormColumn>
      </Stack>
    </>
  );
}

function Open({ method, methods, children }: DepositLayoutProps & { methods: readonly DepositMethod[] }) {
  const t = useT('payments');
  const terms = methods.find(({ code, enabled }) => code === method && enabled);
  if (terms) return children(terms);
  const other = METHODS.find(({ code }) => methods.some((open) => open.code === code && open.enabled));
  return (
    <Card padding="md">
      <EmptyState
        title={t('deposits.send.closed')}
        text={t(other ? 'deposits.send.closedText' : 'deposits.send.noneText')}
        action={
          other && (
            <LinkButton variant="primary" href={other.path}>
              {t(`deposits.methods.${other.code}.name`)}
            </LinkButton>
          )
        }
      />
    </Card>
  );
}
