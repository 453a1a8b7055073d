import { formatMoney } from '@jetway/kit-domain';
import { useDeadline, useLocaleTag } from '@jetway/kit-runtime';
import { RadioGroup } from '@jetway/kit-ui';

import { useNetHidden, useOrderT } from '../host';
import type { OpenWay, Way } from './way';

interface WaysFieldProps {
  ways: OpenWay[];
  value: Way;
  isDisabled: boolean;
  onChange: (way: Way) => void;
}

/** The ways to pay, each with its amount now, fee, and what is due later; only the name when net amounts are hidden. */
export function WaysField({ ways, value, isDisabled, onChange }: WaysFieldProps) {
  const t = useOrderT();
  const isNetHidden = useNetHidden();
  const describe = useWayText();
  return (
    <RadioGroup
      label={t('orders.ways.label')}
      options={ways.map((open) => ({
        value: open.way,
        label: t(`orders.ways.names.${open.way}`),
        ...(isNetHidden ? {} : { description: describe(open) }),
      }))}
      value={value}
      onChange={(way) => onChange(ways.find((open) => open.way === way)?.way ?? 'wallet')}
      isDisabled={isDisabled}
    />
  );
}

function useWayText() {
  const t = useOrderT();
  const locale = useLocaleTag();
  const deadline = useDeadline();
  return ({ way, quote, method }: OpenWay) => {
    const amounts = {
      total: formatMoney(method.total, locale),
      fee: formatMoney(method.fee, locale),
      later: quote.dueLater ? formatMoney(quote.dueLater, locale) : '',
      day: quote.dueAt ? deadline(quote.dueAt) : '',
    };
    return t(`orders.ways.texts.${way}`, amounts);
  };
}
