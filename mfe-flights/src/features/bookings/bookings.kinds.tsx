import type { BookingChoices } from '@jetway/kit-api/customer';
import { useT } from '@jetway/kit-runtime';
import { Button, CheckboxGroup, icons, Popover, styled } from '@jetway/kit-ui';

import type { BookingFilters, BookingKind } from './bookings.model';
import { KINDS } from './bookings.model';

const Content = styled.div`
  inline-size: min(18rem, 80vw);
  max-block-size: 50vh;
  overflow-y: auto;
`;

interface BookingKindsProps {
  filters: BookingFilters;
  choices: BookingChoices | undefined;
  onChange: (part: Partial<BookingFilters>) => void;
}

/** Airlines, staff and branches, each shown when there are several options or one is selected. */
export function BookingKinds({ filters, choices, onChange }: BookingKindsProps) {
  return KINDS.map((kind) => {
    const options = optionsOf(kind, choices);
    const isOfUse = options.length > 1 || filters[kind].length > 0;
    return (
      isOfUse && (
        <Kind
          key={kind}
          kind={kind}
          options={options}
          chosen={filters[kind]}
          onChange={(chosen) => onChange({ [kind]: chosen })}
        />
      )
    );
  });
}

interface Option {
  value: string;
  label: string;
}

interface KindProps {
  kind: BookingKind;
  options: Option[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

function Kind({ kind, options, chosen, onChange }: KindProps) {
  const t = useT('flights');
  const label = t(`bookings.kinds.${kind}`);
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  return (
    <Popover
      label={label}
      trigger={
        <Button variant="secondary" iconEnd={<icons.ChevronDown size={16} />}>
          {textOf(label, chosen.length, names)}
        </Button>
      }
    >
      <Content>
        <CheckboxGroup label={label} options={options} value={chosen} onChange={onChange} />
      </Content>
    </Popover>
  );
}

/** The label, the selected name, or the number selected (also of unknown names). */
function textOf(label: string, count: number, [name]: string[]): string {
  if (count === 0) return label;
  return count === 1 && name ? name : `${label} (${count})`;
}

function optionsOf(kind: BookingKind, choices: BookingChoices | undefined): Option[] {
  if (!choices) return [];
  switch (kind) {
    case 'airlines':
      return choices.airlines.map(({ code, name }) => ({ value: code, label: name }));
    case 'staff':
      return choices.staff.map(({ userId, name }) => ({ value: userId, label: name }));
    case 'branches':
      return choices.branches.map(({ branchId, name }) => ({ value: branchId, label: name }));
  }
}
