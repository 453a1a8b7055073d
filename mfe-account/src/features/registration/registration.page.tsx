import { useT, useTenant } from '@jetway/kit-runtime';
import { Callout, Card, Heading, Inline, LinkButton, Skeleton, Stack, styled, Text } from '@jetway/kit-ui';

import { useRegistrationForm } from './fields/use-registration-form';
import type { RegistrationKind } from './kinds';
import { KIND_NAMES, KINDS } from './kinds';
import { useDraft } from './proof/use-draft';
import { RegistrationDesk } from './registration.desk';
import { SentScreen } from './sent.screen';
import { useResume } from './use-resume';
import { useSubmit } from './use-submit';

const Page = styled.div`
  inline-size: min(100%, 52rem);
  margin-inline: auto;
  padding: var(--jw-space-8) var(--jw-space-6) var(--jw-space-10);

  @media (max-width: 639px) {
    padding-block: var(--jw-space-6) var(--jw-space-8);
    padding-inline: var(--jw-space-4);
  }
`;

export const ProprietorPage = () => <RegistrationPage key="proprietor" kind="proprietor" />;
export const PartnershipPage = () => <RegistrationPage key="partnership" kind="partnership" />;
export const CompanyPage = () => <RegistrationPage key="company" kind="company" />;
export const CorporatePage = () => <RegistrationPage key="corporate" kind="corporate" />;

/** Registration of an agency: one form in five steps, and its confirmation. */
function RegistrationPage({ kind }: { kind: RegistrationKind }) {
  const t = useT('account');
  const form = useRegistrationForm(kind);
  const draft = useDraft();
  const submit = useSubmit(kind, form);
  const { isResuming, isLinkDead } = useResume(form);
  if (submit.reference) {
    return (
      <Page>
        <SentScreen reference={submit.reference} email={form.getValues('email')} />
      </Page>
    );
  }
  return (
    <Page>
      <Stack gap={6}>
        <PageTitle kind={kind} />
        {isLinkDead && <Callout tone="warning">{t('register.linkDead')}</Callout>}
        {draft.draft?.question && (
          <Callout tone="info" title={t('register.question')}>
            {draft.draft.question}
          </Callout>
        )}
        {draft.isLoading || isResuming ? (
          <Card padding="lg" aria-busy>
            <Stack gap={5}>
              <Skeleton height="1.75rem" />
              <Skeleton height="3.5rem" />
              <Skeleton height="3.5rem" />
              <Skeleton height="3.5rem" />
            </Stack>
          </Card>
        ) : (
          <RegistrationDesk kind={kind} form={form} draft={draft} submit={submit} />
        )}
      </Stack>
    </Page>
  );
}

function PageTitle({ kind }: { kind: RegistrationKind }) {
  const t = useT('account');
  const { companyName } = useTenant();
  const others = KIND_NAMES.filter((other) => other !== kind);
  return (
    <Stack gap={3}>
      <Heading level={1}>{t(`register.kinds.${kind}.title`)}</Heading>
      <Text muted>{t(`register.kinds.${kind}.lead`, { company: companyName })}</Text>
      <Inline as="nav" gap={2} aria-label={t('register.otherKinds')}>
        <Text size="sm" muted>
          {t('register.otherKinds')}
        </Text>
        {others.map((other) => (
          <LinkButton key={other} href={KINDS[other].path} variant="link" size="sm">
            {t(`register.kinds.${other}.name`)}
          </LinkButton>
        ))}
      </Inline>
    </Stack>
  );
}
