import type { Banner as BannerData } from '@jetway/kit-api/utility';
import { useGetHomePageBannerQuery } from '@jetway/kit-api/utility';
import { paths, useTenant, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Card, Carousel, DestinationArt, Skeleton } from '@jetway/kit-ui';

import { SignInPanel } from '../../../shared/sign-in-panel';
import {
  AppLink,
  Banner,
  BannerCaption,
  BannerFrame,
  BannerImage,
  HomeGrid,
  PanelColumn,
  RegisterLink,
} from './home.styles';
import { MOBILE_APP } from './sections/mobile-app';

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
  // Without a banner, a drawing fills that half of the page.
  if (slides.length === 0) return <DestinationArt seed="home" title={t('home.artTitle')} />;
  return (
    <Carousel label={t('home.banners')} autoplayMs={SLIDE_EVERY_MS} loop dots>
      {slides.map((banner) => (
        <Banner key={banner.bannerPath}>
          <BannerImage src={banner.bannerPath} alt="" />
          <Caption banner={banner} />
        </Banner>
      ))}
    </Carousel>
  );
}

/** The banner's text, with a link to the app where the banner advertises it and the portal has one. */
function Caption({ banner: { text, link, downloadApp } }: { banner: BannerData }) {
  const t = useT('account');
  const { mobileApp } = useTenant();
  const isAboutApp = downloadApp && mobileApp;
  if (!text && !isAboutApp) return null;
  return (
    <BannerCaption>
      {link ? <Link to={link}>{text}</Link> : text}
      {isAboutApp && <AppLink href={`#${MOBILE_APP}`}>{t('home.app')}</AppLink>}
    </BannerCaption>
  );
}
