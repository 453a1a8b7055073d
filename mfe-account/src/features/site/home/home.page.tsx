import { useTenant } from '@jetway/kit-runtime';

import { SitePage } from '../../../shared/site/site.styles';
import { BannerHome } from './banner-home';
import { SITE_THEMES } from './themes';

/** The public home page: banners and sign-in for the original brand, its own headline for every other. */
export function HomePage() {
  const { isDefault, theme } = useTenant();
  const { Pitch, home } = SITE_THEMES[theme];
  return (
    <SitePage>
      {isDefault ? <BannerHome /> : <Pitch />}
      {home.map((Section, index) => (
        <Section key={index} />
      ))}
    </SitePage>
  );
}
