import type { Branch } from '@jetway/kit-api/company';
import { useLoadBranchQuery } from '@jetway/kit-api/company';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import type { TableColumn } from '@jetway/kit-ui';
import { Button, icons } from '@jetway/kit-ui';
import { useState } from 'react';

import { RecordList, StandingPill } from '../../shared/records';
import { BranchForm } from './branch-form';

/** The agency's branches; a user of one branch sees only that one. */
export function BranchesSection() {
  const t = useT('account');
  const { can } = useSession();
  const list = useLoadBranchQuery();
  const [edited, setEdited] = useState<Branch | 'new'>();
  const mayEdit = can(Feature.ManageBranch);
  const columns: TableColumn<Branch>[] = [
    { id: 'name', title: t('branches.fields.name'), render: ({ name }) => name },
    { id: 'city', title: t('branches.fields.city'), render: ({ city }) => city },
    { id: 'phone', title: t('branches.fields.phone'), render: ({ phone }) => <bdi>{phone}</bdi> },
    { id: 'manager', title: t('branches.fields.manager'), render: ({ manager }) => manager || '–' },
    { id: 'status', title: t('records.status'), render: ({ status }) => <StandingPill status={status} /> },
    {
      id: 'edit',
      title: '',
      align: 'end',
      render: (branch) =>
        mayEdit && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${t('records.edit')} ${branch.name}`}
            onPress={() => setEdited(branch)}
          >
            {t('records.edit')}
          </Button>
        ),
    },
  ];
  return (
    <>
      <RecordList
        title={t('branches.title')}
        text={t('branches.text')}
        list={list}
        rows={list.data?.branches}
        rowKey={({ branchId }) => branchId}
        columns={columns}
        empty={{ title: t('branches.empty'), text: t('branches.emptyText') }}
        action={
          mayEdit && (
            <Button variant="primary" iconStart={<icons.Plus aria-hidden size={16} />} onPress={() => setEdited('new')}>
              {t('branches.add')}
            </Button>
          )
        }
      />
      {edited && <BranchForm branch={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
