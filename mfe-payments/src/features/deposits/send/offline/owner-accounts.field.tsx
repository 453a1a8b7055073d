import type { OwnerBankAccount } from '@jetway/kit-api/company';
import { useT } from '@jetway/kit-runtime';
import { Card, CopyButton, DescriptionList, Heading, icons, Inline, RadioGroup, Stack } from '@jetway/kit-ui';
import type { FormFieldBinding } from '@jetway/kit-ui/forms';

import { BankLogo } from '../deposit.styles';
import { plainField } from '../plain-field';

const FACTS = ['accountName', 'accountNumber', 'branchName', 'swiftCode', 'routingNo'] as const;

interface OwnerAccountsFieldProps {
  field: FormFieldBinding<string>;
  accounts: readonly OwnerBankAccount[];
}

/** The account that was paid into. Its details can be copied one by one, or all at once. */
export function OwnerAccountsField({ field, accounts }: OwnerAccountsFieldProps) {
  const t = useT('payments');
  const chosen = accounts.find(({ bankAccountId }) => bankAccountId === field.value);
  return (
    <Stack gap={3}>
      <RadioGroup
        {...plainField(field)}
        label={t('deposits.accounts.label')}
        isRequired
        options={accounts.map(({ bankAccountId, bankName, accountNumber }) => ({
          value: bankAccountId,
          label: bankName,
          description: accountNumber,
        }))}
      />
      {chosen && <AccountDetails account={chosen} />}
    </Stack>
  );
}

function AccountDetails({ account }: { account: OwnerBankAccount }) {
  const t = useT('payments');
  const known = FACTS.filter((fact) => account[fact] !== '');
  const all = [account.bankName, ...known.map((fact) => `${t(`deposits.accounts.${fact}`)}: ${account[fact]}`)].join(
    '\n',
  );
  return (
    <Card padding="sm" sunken>
      <Stack gap={3}>
        <Inline gap={3}>
          {account.bankLogoURL ? (
            <BankLogo src={account.bankLogoURL} alt="" />
          ) : (
            <icons.Building2 aria-hidden size={24} />
          )}
          <Heading level={3} size="sm">
            {account.bankName}
          </Heading>
          <CopyButton text={all} label={t('deposits.accounts.copyAll', { bank: account.bankName })} isWordShown />
        </Inline>
        <DescriptionList
          items={known.map((fact) => ({
            id: fact,
            term: t(`deposits.accounts.${fact}`),
            description: (
              <Inline gap={1} justify="end" wrap={false}>
                <bdi>{account[fact]}</bdi>
                <CopyButton
                  text={account[fact]}
                  label={t('deposits.accounts.copy', { what: t(`deposits.accounts.${fact}`), bank: account.bankName })}
                />
              </Inline>
            ),
          }))}
        />
      </Stack>
    </Card>
  );
}
