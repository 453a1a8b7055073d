import type { QuoteRuleView } from '@jetway/kit-api/flights';
import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';

interface QuoteBasisProps {
  quote: { basis: string; rule?: QuoteRuleView };
}

/** What a quote is based on: the filed rule in the page's language, or the sentence of an operator. */
export function QuoteBasis({ quote: { basis, rule } }: QuoteBasisProps) {
  return (
    <Text size="sm" muted>
      {rule ? <Rule {...rule} /> : basis}
    </Text>
  );
}

function Rule({ kind, fee, surplusTo }: QuoteRuleView) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const amount = fee && formatMoney(fee, locale);
  if (kind === 'refund' || kind === 'exchange') {
    const rule = amount ? t(`afterSale.rules.${kind}Fee`, { amount }) : t(`afterSale.rules.${kind}Free`);
    return surplusTo ? `${rule} ${t(`afterSale.rules.surplus.${surplusTo}`)}` : rule;
  }
  return t(`afterSale.rules.${kind}`);
}
