import type { TenantConfig } from '@jetway/kit-runtime';
import type { ComponentType } from 'react';

import { AtlasFooter } from './footers/atlas.footer';
import { CompassFooter } from './footers/compass.footer';
import { HorizonFooter } from './footers/horizon.footer';
import { MeridianFooter } from './footers/meridian.footer';
import { PolarisFooter } from './footers/polaris.footer';
import { AtlasHeader } from './headers/atlas.header';
import { CompassHeader } from './headers/compass.header';
import { HorizonHeader } from './headers/horizon.header';
import { MeridianHeader } from './headers/meridian.header';
import { PolarisHeader } from './headers/polaris.header';

/** Header and footer of a theme. Both are built from the same parts; only their arrangement differs. */
export interface PublicTheme {
  Header: ComponentType;
  Footer: ComponentType;
}

export const FRAMES: Record<TenantConfig['theme'], PublicTheme> = {
  horizon: { Header: HorizonHeader, Footer: HorizonFooter },
  meridian: { Header: MeridianHeader, Footer: MeridianFooter },
  atlas: { Header: AtlasHeader, Footer: AtlasFooter },
  compass: { Header: CompassHeader, Footer: CompassFooter },
  polaris: { Header: PolarisHeader, Footer: PolarisFooter },
};
