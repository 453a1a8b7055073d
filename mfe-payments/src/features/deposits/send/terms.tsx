import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Callout, DescriptionList, Money, Stack } from '@jetway/kit-ui';

import type { AmountLimits, FeeRates } from '../model/amounts';
import { currencyOf, feeOf, isFree, minus, plus, typedAmount } from '../model/amounts';

type Terms = AmountLimits & FeeRates;

/** Limits and fee of a method, shown before anything is typed. */
export function TermsFacts({ terms, isProtected = false }: { terms: Terms; isProtected?: boolean }) {
  const t = useT('payments');
  const feeText = useFeeText();
  return (
    <Stack gap={3}>
      <DescriptionList
        layout="stacked"
        items={[
          { id: 'min', term: t('deposits.terms.min'), description: <Money value={terms.min} /> },
          { id: 'max', term: t('deposits.terms.max'), description: <Money value={terms.max} /> },
          { id: 'fee', term: t('deposits.terms.fee'), description: feeText(terms) },
        ]}
      />
      {isProtected && <Callout tone="info">{t('deposits.terms.protected')}</Callout>}
    </Stack>
  );
}

/** A fee in words, such as "1.8% + AED 1.00". */
export function useFeeText(): (rates: FeeRates) => string {
  const t = useT('payments');
  const locale = useLocaleTag();
  const percentOf = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  return (rates) => {
    if (isFree(rates)) return t('deposits.terms.free');
    const parts = [
      Number(rates.feePercent) > 0 && percentOf.format(Number(rates.feePercent) / 100),
      /[1-9]/.test(rates.feeFixed) && formatMoney(rates.feeFixed, locale),
    ];
    return parts.filter(Boolean).join(' + ');
  };
}

interface AmountSummaryProps {
  /** The amount as typed. */
  amount: string;
  terms: Terms;
  /** Online fees are added to the amount; at a bank, they are deducted from it. */
  kind: 'online' | 'offline';
}

/** The total cost of an amount and the credit to the wallet. Renders nothing for an invalid amount. */
export function AmountSummary({ amount, terms, kind }: AmountSummaryProps) {
  const t = useT('payments');
  const money = typedAmount(amount, currencyOf(terms.min));
  if (money === null) return null;
  const fee = feeOf(money, terms);
  const rows =
    kind === 'online'
      ? [
          ['fee', fee],
          ['credited', money],
          ['total', plus(money, fee)],
        ]
      : [
          ['fee', fee],
          ['credited', minus(money, fee)],
        ];
  return (
    <div role="status">
      <DescriptionList
        items={rows.map(([id = '', value = '']) => ({
          id,
          term: t(`deposits.summary.${id}`),
          description: <Money value={value} />,
        }))}
      />
    </div>
  );
}
