import { useTenant } from '@jetway/kit-runtime';

import { BannerHome } from './banner-home';
import { PitchHome } from './pitch-home';

/** The public front door: the original brand greets with its banners, every other brand with its own pitch. */
export function HomePage() {
  const tenant = useTenant();
  return tenant.isDefault ? <BannerHome /> : <PitchHome />;
}
