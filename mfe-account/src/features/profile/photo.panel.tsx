import { useStoredFile } from '@jetway/kit-api/files';
import type { OwnProfile } from '@jetway/kit-api/profile';
import { useRemoveOwnPhotoMutation, useUploadOwnPhotoMutation } from '@jetway/kit-api/profile';
import { useT } from '@jetway/kit-runtime';
import { Button, icons, Inline, Stack, Text, toast } from '@jetway/kit-ui';
import { styled } from 'styled-components';

import { NewPicture } from '../../shared/upload/new-picture';

const Round = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 5rem;
  block-size: 5rem;
  overflow: hidden;
  border-radius: 50%;
  color: var(--jw-text-muted);
  background: var(--jw-surface-sunken);

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** The user's photo, shown to colleagues and in the menu. */
export function PhotoPanel({ profile }: { profile: OwnProfile }) {
  const t = useT('account');
  const photo = useStoredFile(profile.profileLogo);
  const [upload] = useUploadOwnPhotoMutation();
  const [remove, removing] = useRemoveOwnPhotoMutation();
  const takeAway = async () => {
    const removed = await remove();
    if (removed.error) toast.error(t('profile.unreachable'));
    else toast.success(t('profile.photo.removed'));
  };
  return (
    <Stack gap={4}>
      <Inline gap={4}>
        <Round>
          {photo ? <img src={photo} alt={t('profile.photo.alt')} /> : <icons.CircleUser aria-hidden size={32} />}
        </Round>
        <Text size="sm" muted>
          {t(profile.profileLogo ? 'profile.photo.lead' : 'profile.photo.none')}
        </Text>
        {profile.profileLogo && (
          <Button size="sm" variant="ghost" isPending={removing.isLoading} onPress={() => void takeAway()}>
            {t('profile.photo.remove')}
          </Button>
        )}
      </Inline>
      <NewPicture
        label={t('profile.photo.new')}
        name="photo"
        saveLabel={t('profile.photo.save')}
        upload={(file) => upload({ photoForm: { file } })}
        onSaved={() => toast.success(t('profile.photo.saved'))}
      />
    </Stack>
  );
}
