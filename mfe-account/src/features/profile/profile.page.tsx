import { problemOf } from '@jetway/kit-api';
import type { OwnProfile } from '@jetway/kit-api/profile';
import { useLoadOwnProfileQuery } from '@jetway/kit-api/profile';
import { useT } from '@jetway/kit-runtime';
import { Card, ErrorState, Heading, PageHeader, SkeletonCard, Stack, VisuallyHidden } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { NameCard } from './name.card';
import { PasswordForm } from './password.form';
import { PhonePanel } from './phone.panel';
import { PhotoPanel } from './photo.panel';
import { SessionsPanel } from './sessions.panel';

/** `/my-profile`: who is signed in, and what they may change about themselves. */
export function ProfilePage() {
  const t = useT('account');
  const profile = useLoadOwnProfileQuery();
  return (
    <>
      <PageHeader title={t('profile.title')} subtitle={t('profile.subtitle')} />
      {profile.isError && !profile.data && (
        <ErrorState
          title={t('profile.failed')}
          text={t('profile.failedText')}
          requestId={problemOf(profile.error)?.requestId}
          onRetry={() => void profile.refetch()}
        />
      )}
      {profile.isLoading && (
        <Stack gap={5}>
          <VisuallyHidden role="status">{t('profile.fetching')}</VisuallyHidden>
          <SkeletonCard />
          <SkeletonCard />
        </Stack>
      )}
      {profile.data && <Cards profile={profile.data} onPhoneChanged={() => void profile.refetch()} />}
    </>
  );
}

function Cards({ profile, onPhoneChanged }: { profile: OwnProfile; onPhoneChanged: () => void }) {
  const t = useT('account');
  return (
    <Stack gap={5}>
      <NameCard profile={profile} />
      <Titled title={t('profile.photo.title')}>
        <PhotoPanel profile={profile} />
      </Titled>
      <Titled title={t('profile.phone.title')}>
        <PhonePanel profile={profile} onChanged={onPhoneChanged} />
      </Titled>
      <Titled title={t('profile.password.title')}>
        <PasswordForm />
      </Titled>
      <Titled title={t('profile.sessions.title')}>
        <SessionsPanel />
      </Titled>
    </Stack>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="md" as="section" aria-label={title}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
