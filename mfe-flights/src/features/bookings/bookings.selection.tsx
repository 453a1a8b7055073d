import type { BookingRow } from '@jetway/kit-api/customer';
import { useT } from '@jetway/kit-runtime';
import { Checkbox, Inline, LinkButton } from '@jetway/kit-ui';

import { printManyHref } from '../../shared/addresses';

interface BookingsSelectionProps {
  rows: readonly BookingRow[];
  /** References of the selected bookings. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Selects the whole page, and leads to the documents of the selected bookings. */
export function BookingsSelection({ rows, chosen, onChange }: BookingsSelectionProps) {
  const t = useT('flights');
  const isAll = rows.every(({ orderReference }) => chosen.includes(orderReference));
  return (
    <Inline gap={4}>
      <Checkbox
        label={t('bookings.selectAll')}
        value={isAll}
        isIndeterminate={!isAll && chosen.length > 0}
        onChange={(all) => onChange(all ? rows.map(({ orderReference }) => orderReference) : [])}
      />
      {chosen.length > 0 && (
        <LinkButton href={printManyHref(chosen)}>{t('bookings.printSelected', { selected: chosen.length })}</LinkButton>
      )}
    </Inline>
  );
}
