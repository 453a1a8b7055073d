import { problemOf } from '@jetway/kit-api';
import type { OwnProfile } from '@jetway/kit-api/profile';
import { useLoadOwnProfileQuery } from '@jetway/kit-api/profile';
import { useT } from '@jetway/kit-runtime';
import { ErrorState, PageHeader, SkeletonCard, Stack, VisuallyHidden } from '@jetway/kit-ui';

import { TitledCard } from '../../shared/titled-card';
import { NameCard } from './name.card';
import { PasswordForm } from './password.form';
import { PhonePanel } from './phone.panel';
import { PhotoPanel } from './photo.panel';
import { SessionsPanel } from './sessions.panel';

/** `/my-profile`: the user's profile and account settings. */
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
      <TitledCard title={t('profile.photo.title')}>
        <PhotoPanel profile={profile} />
      </TitledCard>
      <TitledCard title={t('profile.phone.title')}>
        <PhonePanel profile={profile} onChanged={onPhoneChanged} />
      </TitledCard>
      <TitledCard title={t('profile.password.title')}>
        <PasswordForm />
      </TitledCard>
      <TitledCard title={t('profile.sessions.title')}>
        <SessionsPanel />
      </TitledCard>
    </Stack>
  );
}
