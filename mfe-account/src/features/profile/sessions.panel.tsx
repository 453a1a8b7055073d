import { ignoreProblem, problemOf } from '@jetway/kit-api';
import type { OwnSessionItem } from '@jetway/kit-api/profile';
import { useEndOwnSessionMutation, useLoadOwnSessionsQuery, useSignOutOthersMutation } from '@jetway/kit-api/profile';
import { formatDateTime } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Badge, Button, ErrorState, Inline, SkeletonCard, Stack, styled, Text, toast } from '@jetway/kit-ui';

import { browserName } from './browser-name';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The user's sessions, each of which can be ended except this one, and a button that ends all others. */
export function SessionsPanel() {
  const t = useT('account');
  const sessions = useLoadOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [signOutOthers, { isLoading }] = useSignOutOthersMutation();
  const end = async () => {
    const { data, error } = await signOutOthers();
    if (data) {
      toast.success(t(data.ended === 0 ? 'profile.sessions.none' : 'profile.sessions.ended', { count: data.ended }));
      return void sessions.refetch();
    }
    ignoreProblem(error, 'said in a toast');
    toast.error(t('profile.unreachable'));
  };
  return (
    <Stack gap={5}>
      {sessions.isError && !sessions.data && (
        <ErrorState
          title={t('profile.sessions.failed')}
          text={t('profile.failedText')}
          requestId={problemOf(sessions.error)?.requestId}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {sessions.isLoading && <SkeletonCard lines={3} />}
      {sessions.data && (
        <List>
          {sessions.data.items.map((session) => (
            <li key={session.sessionId}>
              <Session session={session} onEnded={() => void sessions.refetch()} />
            </li>
          ))}
        </List>
      )}
      <Inline justify="space-between">
        <Text size="sm" muted>
          {t('profile.sessions.lead')}
        </Text>
        <Button size="sm" isPending={isLoading} onPress={() => void end()}>
          {t('profile.sessions.end')}
        </Button>
      </Inline>
    </Stack>
  );
}

function Session({ session, onEnded }: { session: OwnSessionItem; onEnded: () => void }) {
  const t = useT('account');
  const locale = useLocaleTag();
  const [endSession, { isLoading }] = useEndOwnSessionMutation();
  const named = browserName(session.browser ?? '');
  const name = named ? t('profile.sessions.browser', named) : t('profile.sessions.unknown');
  const end = async () => {
    const { data, error } = await endSession({ endOwnSessionRequest: { sessionId: session.sessionId } });
    if (data) {
      // Another device may have ended it before; the list shows it either way.
      if (data.ended) toast.success(t('profile.sessions.endedOne', { name }));
      return onEnded();
    }
    ignoreProblem(error, 'said in a toast');
    toast.error(t('profile.unreachable'));
  };
  return (
    <Inline justify="space-between">
      <Stack gap={0}>
        <Inline gap={2}>
          <Text weight="medium">{name}</Text>
          {session.isCurrent && <Badge tone="success">{t('profile.sessions.current')}</Badge>}
        </Inline>
        <Text size="sm" muted>
          {t('profile.sessions.times', {
            signedIn: formatDateTime(session.signedInAt, locale),
            used: formatDateTime(session.usedAt, locale),
          })}
        </Text>
      </Stack>
      {!session.isCurrent && (
        <Button
          size="sm"
          isPending={isLoading}
          aria-label={t('profile.sessions.endOne', { name })}
          onPress={() => void end()}
        >
          {t('profile.sessions.signOut')}
        </Button>
      )}
    </Inline>
  );
}
