import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { PageHeader, Tabs } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { BankAccountsSection } from './features/bank-accounts/bank-accounts.section';
import { BranchesSection } from './features/branches/branches.section';
import { StaffSection } from './features/staff/staff.section';
import { CompanySection } from './features/company/company.section';
import { DocumentsSection } from './features/company/documents.section';
import { KycSection } from './features/company/kyc.section';

interface Section {
  id: string;
  feature: number;
  content: ReactNode;
}

const SECTIONS: readonly Section[] = [
  { id: 'company', feature: Feature.CompanySettings, content: <CompanySection /> },
  { id: 'documents', feature: Feature.CompanySettings, content: <DocumentsSection /> },
  { id: 'kyc', feature: Feature.CompanySettings, content: <KycSection /> },
  { id: 'branches', feature: Feature.ShowBranches, content: <BranchesSection /> },
  { id: 'staff', feature: Feature.ShowStaffs, content: <StaffSection /> },
  { id: 'bank', feature: Feature.ShowBankAccounts, content: <BankAccountsSection /> },
];

/** `/company-settings`: the sections the user may see, one at a time. */
export function CompanySettingsPage() {
  const t = useT('account');
  const { can } = useSession();
  const [query, setQuery] = useSearchParams();
  const sections = SECTIONS.filter(({ feature }) => can(feature));
  const selected = sections.find(({ id }) => id === query.get('section')) ?? sections[0];
  return (
    <>
      <PageHeader title={t('company.title')} subtitle={t('company.subtitle')} />
      <Tabs
        label={t('company.sections')}
        selected={selected?.id ?? ''}
        onChange={(section) => setQuery({ section }, { replace: true })}
        items={sections.map(({ id, content }) => ({ id, label: t(`company.section.${id}`), content }))}
      />
    </>
  );
}
