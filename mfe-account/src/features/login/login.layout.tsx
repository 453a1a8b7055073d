import type { TenantConfig } from '@jetway/kit-runtime';
import { Card, DestinationArt } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { ArtSide, Centered, Cover, CoverArt, FormSide, Split } from './login.styles';

interface LoginLayoutProps {
  tenant: Pick<TenantConfig, 'loginVariation' | 'defaultDeparture'>;
  /** The sign-in panel. */
  children: ReactNode;
}

/** Places the sign-in panel as the tenant chose. Depends on the tenant only, so that the entrance can render it too. */
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
