import type { VisaProductCard } from '@jetway/kit-api/visas';
import { useT } from '@jetway/kit-runtime';
import { DescriptionList, Money } from '@jetway/kit-ui';

type Facts = Pick<VisaProductCard, 'entries' | 'stayDays' | 'validityDays' | 'processingDays' | 'express'>;

interface ProductFactsProps {
  product: Facts;
  /** `stacked` beside each other, each below its name. */
  layout?: 'rows' | 'stacked';
}

/** What a visa allows and how long it takes. */
export function ProductFacts({ product, layout = 'rows' }: ProductFactsProps) {
  const t = useT('visas');
  const { processingDays, express } = product;
  const isExact = processingDays.min === processingDays.max;
  return (
    <DescriptionList
      layout={layout}
      items={[
        { term: t('facts.entries'), description: t(`words.entries.${product.entries}`) },
        { term: t('facts.stay'), description: t('words.days', { count: product.stayDays }) },
        { term: t('facts.validity'), description: t('words.days', { count: product.validityDays }) },
        {
          term: t('facts.processing'),
          description: isExact
            ? t('workingDays', { count: processingDays.max })
            : t('workingDaysBetween', processingDays),
        },
        ...(express
          ? [
              {
                term: t('facts.express'),
                description: (
                  <>
                    {t('workingDays', { count: express.days })} · <Money value={express.fee} />
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
