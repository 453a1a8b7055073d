import { problemOf } from '@jetway/kit-api';
import type { BasicInfo } from '@jetway/kit-api/company';
import { useViewBasicInfoQuery } from '@jetway/kit-api/company';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import { Button, Card, DateText, DescriptionList, ErrorState, Heading, Inline, SkeletonCard, Stack } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { CompanyForm } from './company-form';
import { LogoCard } from './logo-card';

/** What the agency says of itself, and its logo. */
export function CompanySection() {
  const t = useT('account');
  const { can } = useSession();
  const info = useViewBasicInfoQuery();
  const [isEditing, setEditing] = useState(false);
  const mayEdit = can(Feature.EditCompanyInfo);
  if (info.isError && !info.data) {
    return (
      <ErrorState
        title={t('records.failed')}
        text={t('records.failedText')}
        requestId={problemOf(info.error)?.requestId}
        onRetry={() => void info.refetch()}
      />
    );
  }
  if (!info.data) return <SkeletonCard lines={6} />;
  return (
    <Stack gap={4}>
      <Card padding="md">
        <Stack gap={5}>
          <Inline justify="space-between" wrap>
            <Heading level={2} size="md">
              {info.data.companyName}
            </Heading>
            {mayEdit && <Button onPress={() => setEditing(true)}>{t('company.edit')}</Button>}
          </Inline>
          <DescriptionList layout="stacked" items={factsOf(info.data, t)} />
        </Stack>
      </Card>
      <LogoCard mayEdit={mayEdit} />
      {isEditing && <CompanyForm onClose={() => setEditing(false)} />}
    </Stack>
  );
}

const TEXTS = [
  ...(['companyEmail', 'companyPhone', 'address', 'city', 'postalCode', 'country', 'website'] as const),
  ...(['taxNumber', 'timeZone', 'tradeLicenseNumber', 'civilAviationNumber'] as const),
];
const DATES = ['tradeLicenseExpiryDate', 'civilAviationExpiryDate'] as const;

function factsOf(info: BasicInfo, t: (key: string) => string): { id: string; term: string; description: ReactNode }[] {
  const texts = TEXTS.map((id) => ({ id, term: t(`company.fields.${id}`), description: info[id] || t('company.notGiven') }));
  const dates = DATES.map((id) => {
    const day = info[id];
    return { id, term: t(`company.fields.${id}`), description: day ? <DateText value={day} /> : t('company.notGiven') };
  });
  return [...texts, ...dates];
}
