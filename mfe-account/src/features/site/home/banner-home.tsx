import { useGetHomePageBannerQuery } from '@jetway/kit-api/utility';
import { paths, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Card, Carousel, DestinationArt, Skeleton } from '@jetway/kit-ui';

import { SignInPanel } from '../../../shared/sign-in-panel';
import { Banner, BannerCaption, BannerFrame, BannerImage, HomeGrid, PanelColumn, RegisterLink } from './home.styles';

const SLIDE_EVERY_MS = 3000;

/** Banner slider with the sign-in panel beside it. */
export function BannerHome() {
  const t = useT('account');
  return (
    <HomeGrid>
      <BannerFrame>
        <HomeBanners />
      </BannerFrame>
      <PanelColumn id="sign-in">
        <Card padding="lg" elevated>
          <SignInPanel />
        </Card>
        <RegisterLink href={paths.register()} variant="link">
          {t('home.register')}
        </RegisterLink>
      </PanelColumn>
    </HomeGrid>
  );
}

function HomeBanners() {
  const t = useT('account');
  const banners = useGetHomePageBannerQuery();
  if (banners.isLoading) return <Skeleton height="100%" radius="lg" />;
  const slides = banners.data ?? [];
  // No banner is no reason for an empty half of the page.
  if (slides.length === 0) return <DestinationArt seed="home" title={t('home.artTitle')} />;
  return (
    <Carousel label={t('home.banners')} autoplayMs={SLIDE_EVERY_MS} loop dots>
      {slides.map((banner) => (
        <Banner key={banner.bannerPath}>
          <BannerImage src={banner.bannerPath} alt="" />
          {banner.text && <BannerCaption>{banner.link ? <Link to={banner.link}>{banner.text}</Link> : banner.text}</BannerCaption>}
        </Banner>
      ))}
    </Carousel>
  );
}
