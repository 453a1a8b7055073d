import type { ContactPerson } from '@jetway/kit-api/customer';
import { useSession, useT } from '@jetway/kit-runtime';
import { IconButton, icons, Popover, Stack, Text } from '@jetway/kit-ui';
import styled from 'styled-components';

const Reach = styled.a`
  color: var(--jw-accent-text);
  overflow-wrap: anywhere;
`;

/** The agency's account manager; renders nothing without one. */
export function AccountManager() {
  const t = useT('shell');
  const { user } = useSession();
  if (!user?.associatedStaff && !user?.associatedBranch) return null;
  return (
    <Popover
      label={t('manager.label')}
      trigger={
        <IconButton variant="ghost" size="sm" label={t('manager.label')}>
          <icons.Phone aria-hidden size={18} />
        </IconButton>
      }
    >
      <ManagerContacts />
    </Popover>
  );
}

/** Contact details of the account manager and the office, where set. */
export function ManagerContacts() {
  const t = useT('shell');
  const { associatedStaff: person, associatedBranch: office } = useSession().user ?? {};
  return (
    <Stack gap={5}>
      {person && <Contact title={t('manager.person')} contact={person} />}
      {office && <Contact title={t('manager.office')} contact={office} />}
    </Stack>
  );
}

function Contact({ title, contact: { name, email, phoneNumber } }: { title: string; contact: ContactPerson }) {
  return (
    <Stack gap={1}>
      <Text size="xs" muted>
        {title}
      </Text>
      <Text weight="medium">{name}</Text>
      <Reach href={`mailto:${email}`}>{email}</Reach>
      <Reach href={`tel:${phoneNumber}`}>
        <bdi dir="ltr">{phoneNumber}</bdi>
      </Reach>
    </Stack>
  );
}
