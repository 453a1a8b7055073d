import {
  Badge,
  Button,
  Callout,
  Card,
  ConfirmDialog,
  DateText,
  DescriptionList,
  PageHeader,
  Stack,
  Table,
  Text,
  toast,
} from '@jetway/kit-ui';
import type { TableColumn } from '@jetway/kit-ui';
import { useState } from 'react';

import type { OpenSession } from '../../api/endpoints/session';
import { useLoadOperatorSessionsQuery, useRevokeOperatorSessionMutation } from '../../api/endpoints/session';
import { useOperator } from '../../session/use-operator';
import { OwnDeadline } from '../../shared/clock/deadline';
import { failureText, LoadFailed } from '../../shared/failure';
import { ROLE_NAMES } from '../../shared/roles';
import { browserName } from './browser-name';

/** Fewer than this, and it is time to be invited again. */
const FEW_CODES = 3;

/** Who the operator is to the console, and where they are signed in. */
export default function SessionsPage() {
  const operator = useOperator();
  const { data, error, isFetching, refetch } = useLoadOperatorSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <PageHeader
        title="Your sessions"
        subtitle="A session ends eight hours after the sign-in, and after half an hour without a call."
      />
      <Stack gap={5}>
        {operator.recoveryCodesLeft < FEW_CODES && (
          <Callout tone="warning" title={`${operator.recoveryCodesLeft} recovery codes left`}>
            Without your authenticator and without a code you cannot sign in. Ask to be invited again to get ten new
            ones.
          </Callout>
        )}
        <Card>
          <DescriptionList
            layout="stacked"
            items={[
              { term: 'Name in the audit trail', description: operator.name },
              { term: 'E-mail', description: operator.email },
              { term: 'Roles', description: operator.roles.map((role) => ROLE_NAMES[role]).join(', ') },
              { term: 'Tenants', description: operator.tenants.join(', ') || 'None' },
              { term: 'Recovery codes left', description: operator.recoveryCodesLeft },
            ]}
          />
        </Card>
        {error && !data ? (
          <LoadFailed
            what="The list of sessions"
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <SessionTable sessions={data?.items} />
        )}
      </Stack>
    </>
  );
}

function SessionTable({ sessions }: { sessions: readonly OpenSession[] | undefined }) {
  const [ending, setEnding] = useState<OpenSession>();
  const [revoke, { isLoading }] = useRevokeOperatorSessionMutation();
  const end = async ({ sessionId }: OpenSession) => {
    const { data, error } = await revoke({ endSession: { sessionId } });
    if (error) toast.error(failureText(error));
    else toast.success(data.ended ? 'The session is ended.' : 'The session was over already.');
    setEnding(undefined);
  };
  const columns: TableColumn<OpenSession>[] = [
    {
      id: 'browser',
      title: 'Browser',
      render: ({ browser, isCurrent }) => (
        <Stack gap={0} align="start">
          <Text weight="medium">{browserName(browser)}</Text>
          {isCurrent && <Badge tone="success">This session</Badge>}
        </Stack>
      ),
    },
    { id: 'in', title: 'Signed in', render: ({ signedInAt }) => <DateText value={signedInAt} format="datetime" /> },
    { id: 'seen', title: 'Last call', render: ({ seenAt }) => <DateText value={seenAt} format="datetime" /> },
    {
      id: 'until',
      title: 'Ends at the latest',
      render: ({ expiresAt }) => <OwnDeadline at={expiresAt} />,
    },
    {
      id: 'end',
      title: 'Action',
      align: 'end',
      render: (session) =>
        session.isCurrent ? null : (
          <Button
            size="sm"
            aria-label={`End the session of ${browserName(session.browser)}`}
            onPress={() => setEnding(session)}
          >
            End
          </Button>
        ),
    },
  ];
  return (
    <>
      <Table
        caption="Open sessions"
        columns={columns}
        rows={sessions ?? []}
        rowKey={({ sessionId }) => sessionId}
        isLoading={!sessions}
      />
      <ConfirmDialog
        title="End this session?"
        isOpen={ending !== undefined}
        isPending={isLoading}
        confirmLabel="End session"
        onOpenChange={(isOpen) => {
          if (!isOpen) setEnding(undefined);
        }}
        onConfirm={() => {
          if (ending) void end(ending);
        }}
      >
        {ending && `${browserName(ending.browser)} has to sign in again. What is typed there and not sent is lost.`}
      </ConfirmDialog>
    </>
  );
}
