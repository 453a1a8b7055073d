import { problemOf } from '@jetway/kit-api';
import { useRemoveLogoMutation, useUploadLogoMutation } from '@jetway/kit-api/company';
import { useStoredFile } from '@jetway/kit-api/files';
import { useSession, useT } from '@jetway/kit-runtime';
import { Button, Card, FileField, fileFault, Heading, Inline, PICTURE_TYPES, Stack, Text, toast } from '@jetway/kit-ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { useUpload } from '../../shared/upload/use-upload';

const Shown = styled.img`
  max-inline-size: 14rem;
  max-block-size: 5rem;
  object-fit: contain;
`;

/** The agency's own logo at the head of its pages. */
export function LogoCard({ mayEdit }: { mayEdit: boolean }) {
  const t = useT('account');
  const { user } = useSession();
  const logo = useStoredFile(user?.companyLogo);
  const [remove, removing] = useRemoveLogoMutation();
  const takeAway = async () => {
    const removed = await remove();
    if (removed.error) toast.error(t('records.failed'));
    else toast.success(t('company.logoRemoved'));
  };
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Inline justify="space-between" wrap>
          <Stack gap={1}>
            <Heading level={2} size="md">
              {t('company.logo')}
            </Heading>
            <Text size="sm" muted>
              {t('company.logoText')}
            </Text>
          </Stack>
          {mayEdit && user?.companyLogo && (
            <Button variant="ghost" isPending={removing.isLoading} onPress={() => void takeAway()}>
              {t('company.removeLogo')}
            </Button>
          )}
        </Inline>
        {logo && <Shown src={logo} alt={t('company.logoOf', { company: user?.companyName })} />}
        {mayEdit && <NewLogo />}
      </Stack>
    </Card>
  );
}

function NewLogo() {
  const t = useT('account');
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [upload] = useUploadLogoMutation();
  const { progress, send } = useUpload();
  const choose = (chosen: File | null) => {
    const fault = chosen && fileFault(chosen, PICTURE_TYPES);
    setFile(chosen);
    setError(fault ? t(`upload.${fault}`) : undefined);
  };
  const save = async () => {
    if (!file) return;
    const sent = await send(file, () => upload({ logoForm: { file } }));
    if (sent.error) return setError(problemOf(sent.error)?.errors?.[0]?.detail ?? t('records.unreachable'));
    setFile(null);
    toast.success(t('company.logoSaved'));
  };
  return (
    <Stack gap={3}>
      <FileField
        label={t('company.newLogo')}
        name="logo"
        description={t('upload.pictures')}
        accept={PICTURE_TYPES}
        value={file}
        onChange={choose}
        errorMessage={error}
        progress={progress}
      />
      {file && !error && (
        <Inline>
          <Button variant="primary" isPending={progress !== undefined} onPress={() => void save()}>
            {t('company.saveLogo')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
