import type { StaffView } from '@jetway/kit-api/company';
import { useLoadStaffQuery } from '@jetway/kit-api/company';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import type { TableColumn } from '@jetway/kit-ui';
import { Button, icons, Stack, StatusPill, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { RecordList } from '../../shared/records';
import { isLive } from '../../shared/live-codes';
import { StaffForm } from './staff-form';

const TONES = { active: 'success', invited: 'info', disabled: 'neutral' } as const;

/** The agency's users; a user of one branch sees only that branch's. */
export function StaffSection() {
  const t = useT('account');
  const { can } = useSession();
  const list = useLoadStaffQuery();
  const [edited, setEdited] = useState<StaffView | 'new'>();
  const mayEdit = can(Feature.ManageStaff);
  const columns: TableColumn<StaffView>[] = [
    { id: 'name', title: t('staff.person'), render: (person) => <Person person={person} /> },
    {
      id: 'role',
      title: t('staff.fields.role'),
      render: ({ role }) => t(`staff.roles.${role}`, { defaultValue: role }),
    },
    {
      id: 'branch',
      title: t('staff.fields.branchId'),
      render: ({ branchName }) => branchName ?? t('staff.wholeAgency'),
    },
    {
      id: 'codes',
      title: t('staff.permissions'),
      align: 'end',
      render: ({ functionalities }) => functionalities.filter(isLive).length,
    },
    {
      id: 'status',
      title: t('records.status'),
      render: ({ status }) => <StatusPill tone={TONES[status]}>{t(`staff.status.${status}`)}</StatusPill>,
    },
    {
      id: 'edit',
      title: '',
      align: 'end',
      render: (person) =>
        mayEdit &&
        person.changeable && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${t('records.edit')} ${person.firstName} ${person.lastName}`}
            onPress={() => setEdited(person)}
          >
            {t('records.edit')}
          </Button>
        ),
    },
  ];
  return (
    <>
      <RecordList
        title={t('staff.title')}
        text={t('staff.text')}
        list={list}
        rows={list.data?.staff}
        rowKey={({ staffId }) => staffId}
        columns={columns}
        empty={{ title: t('staff.empty'), text: t('staff.emptyText') }}
        action={
          mayEdit && (
            <Button variant="primary" iconStart={<icons.Plus aria-hidden size={16} />} onPress={() => setEdited('new')}>
              {t('staff.add')}
            </Button>
          )
        }
      />
      {edited && <StaffForm person={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function Person({ person }: { person: StaffView }) {
  return (
    <Stack gap={0}>
      <Text weight="medium">
        {person.firstName} {person.lastName}
      </Text>
      <Text size="sm" muted>
        {person.email}
      </Text>
    </Stack>
  );
}
