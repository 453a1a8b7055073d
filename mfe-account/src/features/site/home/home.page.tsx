import { useTenant } from '@jetway/kit-runtime';

import { SitePage } from '../../../shared/site/site.styles';
import { BannerHome } from './banner-home';
import { SITE_THEMES } from './themes';

/** The public front door: the original brand greets with banners and the way in, every other brand with its own pitch. */
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
