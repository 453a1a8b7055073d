import type { VisaProductCard } from '@jetway/kit-api/visas';
import { useT } from '@jetway/kit-runtime';
import { DescriptionList, media, Money, styled } from '@jetway/kit-ui';

type Facts = Pick<VisaProductCard, 'entries' | 'stayDays' | 'validityDays' | 'processingDays' | 'express'>;

interface ProductFactsProps {
  product: Facts;
  /** `card` beside each other, in rows on a phone, without the entries, which a card names beside its title. */
  layout?: 'rows' | 'card';
}

/** Low on a phone, so that more than one visa is on the screen. */
const OnCard = styled(DescriptionList)`
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--jw-space-1);

    > div {
      flex-direction: row;
      justify-content: space-between;
      gap: var(--jw-space-5);
    }

    dd {
      text-align: end;
    }
  }
`;

/** What a visa allows and how long it takes. */
export function ProductFacts({ product, layout = 'rows' }: ProductFactsProps) {
  const t = useT('visas');
  const { processingDays, express } = product;
  const isExact = processingDays.min === processingDays.max;
  const entries = { term: t('facts.entries'), description: t(`words.entries.${product.entries}`) };
  const items = [
    { term: t('facts.stay'), description: t('words.days', { count: product.stayDays }) },
    { term: t('facts.validity'), description: t('words.days', { count: product.validityDays }) },
    {
      term: t('facts.processing'),
      description: isExact ? t('workingDays', { count: processingDays.max }) : t('workingDaysBetween', processingDays),
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
  ];
  return layout === 'card' ? (
    <OnCard layout="stacked" items={items} />
  ) : (
    <DescriptionList items={[entries, ...items]} />
  );
}
