import type { TenantConfig } from '@jetway/kit-runtime';
import { Card, DestinationArt } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { ArtSide, Centered, Cover, CoverArt, FormSide, Split } from './login.styles';

interface LoginLayoutProps {
  tenant: Pick<TenantConfig, 'loginVariation' | 'defaultDeparture'>;
  /** The way in. */
  children: ReactNode;
}

/** Where the way in stands, as the tenant chose. Of the tenant alone, so that the entrance can draw it too. */
export function LoginLayout({ tenant, children }: LoginLayoutProps) {
  const { loginVariation, defaultDeparture } = tenant;
  const art = <DestinationArt seed={`${defaultDeparture.cityCode} night`} title={defaultDeparture.cityName} />;
  const panel = (
    <Card padding="lg" elevated>
      {children}
    </Card>
  );
  switch (loginVariation) {
    case 'form-left':
      return (
        <Split>
          <FormSide>{children}</FormSide>
          <ArtSide>{art}</ArtSide>
        </Split>
      );
    case 'cover':
      return (
        <Cover>
          <CoverArt>{art}</CoverArt>
          {panel}
        </Cover>
      );
    case 'centered':
    case 'modal':
      return <Centered>{panel}</Centered>;
  }
}
