import { useGetSearchPadBannerQuery } from '@jetway/kit-api/utility';
import { useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Carousel, Section, Skeleton } from '@jetway/kit-ui';

import { Slide, SliderFrame } from './around.styles';

const SLIDE_EVERY_MS = 3000;

/** The portal's offers as a slider. */
export function OfferSlider() {
  const t = useT('flights');
  const { data: offers = [], isLoading } = useGetSearchPadBannerQuery();
  if (isLoading) return <Skeleton height="12rem" radius="lg" />;
  if (offers.length === 0) return null;
  return (
    <Section title={t('around.offers')}>
      <SliderFrame>
        <Carousel label={t('around.offers')} autoplayMs={SLIDE_EVERY_MS} loop dots>
          {offers.map((offer) => (
            <Slide key={offer.bannerPath}>
              <img src={offer.bannerPath} alt="" />
              {offer.text && (
                <figcaption>{offer.link ? <Link to={offer.link}>{offer.text}</Link> : offer.text}</figcaption>
              )}
            </Slide>
          ))}
        </Carousel>
      </SliderFrame>
    </Section>
  );
}
