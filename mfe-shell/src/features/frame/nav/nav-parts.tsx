import type { NavEntry } from '@jetway/kit-runtime';
import { useT } from '@jetway/kit-runtime';
import styled from 'styled-components';

import { partForms } from './nav.forms';
import { Entries } from './nav.styles';
import { EntryLink } from './side-nav';

const Below = styled(Entries)`
  margin-inline-start: 1.25rem;
  ${partForms}
`;

/** The submenu of an entry with several pages. */
export function NavParts({ label, parts }: { label: string; parts: NavEntry[] }) {
  const t = useT('shell');
  return (
    <Below aria-label={label}>
      {parts.map((part) => (
        <li key={part.id}>
          <EntryLink entry={part} label={t(part.label)} />
        </li>
      ))}
    </Below>
  );
}
