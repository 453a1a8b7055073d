import { useTenant, useT } from '@jetway/kit-runtime';
import { icons } from '@jetway/kit-ui';
import styled from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    gap: var(--jw-space-2);
    padding: var(--jw-space-1) var(--jw-space-3);
    border: 1px solid var(--jw-border);
    border-radius: var(--jw-radius-full);
    background: var(--jw-surface);
    color: var(--jw-text);
    font-size: var(--jw-text-xs);
    font-weight: 550;
  }

  svg {
    color: var(--jw-accent-text);
  }
`;

/** Memberships and licences, as badges. */
export function Accreditations() {
  const t = useT('shell');
  const { accreditations } = useTenant();
  if (accreditations.length === 0) return null;
  return (
    <List aria-label={t('public.accreditations')}>
      {accreditations.map((name) => (
        <li key={name}>
          <icons.ShieldCheck aria-hidden size={14} />
          {name}
        </li>
      ))}
    </List>
  );
}
