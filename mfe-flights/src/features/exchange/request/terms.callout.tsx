import { useVerifyExchangePenaltyQuery } from '@jetway/kit-api/flights';
import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Callout, Skeleton } from '@jetway/kit-ui';

/** What a change costs by the fare's rule. Without an answer the page continues: the price includes it later. */
export function TermsCallout({ orderReference }: { orderReference: string }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const terms = useVerifyExchangePenaltyQuery(
    { exchangePenaltyBody: { orderReference } },
    { refetchOnMountOrArgChange: true },
  );
  if (terms.isError) return null;
  if (!terms.currentData) return <Skeleton height="4rem" />;
  const { allowed, byHand, changePenalty, portalFee, residual } = terms.currentData;
  if (byHand) {
    return (
      <Callout tone="info" title={t('exchange.byHand.title')}>
        {t('exchange.byHand.text')}
      </Callout>
    );
  }
  if (!allowed) {
    return (
      <Callout tone="warning" title={t('exchange.notAllowed.title')}>
        {t('exchange.notAllowed.text')}
      </Callout>
    );
  }
  const sentences = [
    changePenalty
      ? t('exchange.terms.penalty', { amount: formatMoney(changePenalty, locale) })
      : t('exchange.terms.free'),
    /[1-9]/.test(portalFee) && t('exchange.terms.fee', { amount: formatMoney(portalFee, locale) }),
    t(`exchange.terms.residual.${residual}`),
  ];
  return (
    <Callout tone="info" title={t('exchange.terms.title')}>
      {sentences.filter(Boolean).join(' ')}
    </Callout>
  );
}
