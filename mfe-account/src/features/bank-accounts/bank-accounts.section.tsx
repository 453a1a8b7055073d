import type { BankAccount } from '@jetway/kit-api/company';
import { useLoadBankAccountsQuery } from '@jetway/kit-api/company';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import type { TableColumn } from '@jetway/kit-ui';
import { Button, icons } from '@jetway/kit-ui';
import { useState } from 'react';

import { RecordList, StandingPill } from '../../shared/records';
import { BankAccountForm } from './bank-account-form';

/** The agency's own bank accounts. */
export function BankAccountsSection() {
  const t = useT('account');
  const { can } = useSession();
  const list = useLoadBankAccountsQuery();
  const [edited, setEdited] = useState<BankAccount | 'new'>();
  const mayEdit = can(Feature.ManageBankAccount);
  const columns: TableColumn<BankAccount>[] = [
    { id: 'bank', title: t('bank.fields.bankName'), render: ({ bankName }) => bankName },
    { id: 'name', title: t('bank.fields.accountName'), render: ({ accountName }) => accountName },
    { id: 'number', title: t('bank.fields.accountNumber'), render: ({ accountNumber }) => <bdi>{accountNumber}</bdi> },
    { id: 'routing', title: t('bank.fields.routingNo'), render: ({ routingNo }) => <bdi>{routingNo || '–'}</bdi> },
    { id: 'status', title: t('records.status'), render: ({ status }) => <StandingPill status={status} /> },
    {
      id: 'edit',
      title: '',
      align: 'end',
      render: (account) =>
        mayEdit && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${t('records.edit')} ${account.bankName} ${account.accountNumber}`}
            onPress={() => setEdited(account)}
          >
            {t('records.edit')}
          </Button>
        ),
    },
  ];
  return (
    <>
      <RecordList
        title={t('bank.title')}
        text={t('bank.text')}
        list={list}
        rows={list.data?.accounts}
        rowKey={({ bankAccountId }) => bankAccountId}
        columns={columns}
        empty={{ title: t('bank.empty'), text: t('bank.emptyText') }}
        action={
          mayEdit && (
            <Button variant="primary" iconStart={<icons.Plus aria-hidden size={16} />} onPress={() => setEdited('new')}>
              {t('bank.add')}
            </Button>
          )
        }
      />
      {edited && (
        <BankAccountForm account={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
