import { useRemoveLogoMutation, useUploadLogoMutation } from '@jetway/kit-api/company';
import { useStoredFile } from '@jetway/kit-api/files';
import { useSession, useT } from '@jetway/kit-runtime';
import { Button, Card, Heading, Inline, Stack, Text, toast } from '@jetway/kit-ui';
import { styled } from 'styled-components';

import { NewPicture } from '../../shared/upload/new-picture';

const Shown = styled.img`
  max-inline-size: 14rem;
  max-block-size: 5rem;
  object-fit: contain;
`;

/** The agency's logo, shown in the page header. */
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
  const [upload] = useUploadLogoMutation();
  return (
    <NewPicture
      label={t('company.newLogo')}
      name="logo"
      saveLabel={t('company.saveLogo')}
      upload={(file) => upload({ logoForm: { file } })}
      onSaved={() => toast.success(t('company.logoSaved'))}
    />
  );
}
