import { problemOf } from '@jetway/kit-api';
import type { BasicInfo, CompanyProfile } from '@jetway/kit-api/company';
import { useLoadProfileQuery, useViewBasicInfoQuery } from '@jetway/kit-api/company';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT, useTenant } from '@jetway/kit-runtime';
import { Button, Card, DateText, ErrorState, Heading, Inline, SkeletonCard, Stack } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { useCountryName } from '../../shared/country-name';
import { Facts } from '../../shared/facts';
import { CompanyForm } from './company-form';
import { LogoCard } from './logo-card';

/** The agency's details and logo. */
export function CompanySection() {
  const t = useT('account');
  const { can } = useSession();
  const info = useViewBasicInfoQuery();
  const profile = useLoadProfileQuery();
  const countryName = useCountryName();
  const { aviationLicence } = useTenant();
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
          <Facts
            items={factsOf({ ...info.data, country: countryName(info.data.country) }, profile.data, t).filter(
              ({ id }) => aviationLicence || profile.data?.civilAviationNumber || !AVIATION.includes(id),
            )}
          />
        </Stack>
      </Card>
      <LogoCard mayEdit={mayEdit} />
      {isEditing && <CompanyForm onClose={() => setEditing(false)} />}
    </Stack>
  );
}

const TEXTS = [
  ...(['companyEmail', 'companyPhone', 'address', 'city', 'postalCode', 'country', 'website'] as const),
  ...(['taxNumber', 'timeZone', 'accentColour'] as const),
];
const NUMBERS = ['tradeLicenseNumber', 'civilAviationNumber'] as const;
const DATES = ['tradeLicenseExpiryDate', 'civilAviationExpiryDate'] as const;
/** Shown where the tenant asks for them, or where they were stated before. */
const AVIATION: readonly string[] = ['civilAviationNumber', 'civilAviationExpiryDate'];

interface Fact {
  id: string;
  term: string;
  description: ReactNode;
}

function factsOf(info: BasicInfo, profile: CompanyProfile | undefined, t: (key: string) => string): Fact[] {
  const fact = (id: string, description: ReactNode): Fact => ({ id, term: t(`company.fields.${id}`), description });
  const none = t('company.notGiven');
  return [
    ...TEXTS.map((id) => fact(id, info[id] || none)),
    ...NUMBERS.map((id) => fact(id, profile?.[id] ?? none)),
    ...DATES.map((id) => {
      const day = profile?.[id];
      return fact(id, day ? <DateText value={day} /> : none);
    }),
  ];
}
