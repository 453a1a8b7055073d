import './tool-texts';

import { problemOf } from '@jetway/kit-api';
import type { OwnerBankAccount } from '@jetway/kit-api/company';
import { useGetBankAccountDetailsQuery } from '@jetway/kit-api/company';
import { useT } from '@jetway/kit-runtime';
import {
  Card,
  CopyButton,
  DescriptionList,
  EmptyState,
  ErrorState,
  Heading,
  icons,
  Inline,
  SkeletonCard,
  Stack,
} from '@jetway/kit-ui';
import styled from 'styled-components';

import { BankBanners } from './bank-banners';

/** Source: P-360. */
const COPIED_MS = 5_000;
const FACTS = ['accountName', 'accountNumber', 'branchName', 'swiftCode', 'routingNo'] as const;

const Logo = styled.img`
  inline-size: 2rem;
  block-size: 2rem;
  object-fit: contain;
`;

/** The accounts; each number can be copied. */
export function BankDetailsList({ onLeave }: { onLeave: () => void }) {
  const t = useT('shell');
  const accounts = useGetBankAccountDetailsQuery();
  if (accounts.isError && !accounts.data) {
    const problem = problemOf(accounts.error);
    return (
      <ErrorState
        title={t('bankDetails.failed')}
        text={problem?.detail ?? t('bankDetails.noMessage')}
        requestId={problem?.requestId}
        onRetry={() => void accounts.refetch()}
      />
    );
  }
  if (!accounts.data) return <SkeletonCard lines={5} />;
  return (
    <Stack gap={4}>
      <BankBanners onLeave={onLeave} />
      {accounts.data.accounts.length === 0 && (
        <EmptyState title={t('bankDetails.none')} text={t('bankDetails.noneText')} />
      )}
      {accounts.data.accounts.map((account) => (
        <Account key={account.bankAccountId} account={account} />
      ))}
    </Stack>
  );
}

function Account({ account }: { account: OwnerBankAccount }) {
  const t = useT('shell');
  const known = FACTS.filter((fact) => account[fact] !== '');
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Inline gap={3}>
          {account.bankLogoURL ? <Logo src={account.bankLogoURL} alt="" /> : <icons.Building2 aria-hidden size={24} />}
          <Heading level={3} size="sm">
            {account.bankName}
          </Heading>
        </Inline>
        <DescriptionList
          items={known.map((fact) => ({
            id: fact,
            term: t(`bankDetails.${fact}`),
            description: (
              <Inline gap={1} justify="end" wrap={false}>
                <bdi>{account[fact]}</bdi>
                <CopyButton
                  text={account[fact]}
                  label={t('bankDetails.copy', { what: t(`bankDetails.${fact}`), bank: account.bankName })}
                  shownMs={COPIED_MS}
                  isWordShown
                />
              </Inline>
            ),
          }))}
        />
      </Stack>
    </Card>
  );
}
