import { useTenant } from '@jetway/kit-runtime';
import { Card, DestinationArt } from '@jetway/kit-ui';

import { SignInPanel } from '../../shared/sign-in-panel';
import { ArtSide, Centered, Cover, CoverArt, FormSide, Split } from './login.styles';

/** The sign-in page in the layout the tenant chose; a modal tenant has no such page. */
export function LoginPage() {
  const { loginVariation, defaultDeparture } = useTenant();
  const art = <DestinationArt seed={`${defaultDeparture.cityCode} night`} title={defaultDeparture.cityName} />;
  const panel = (
    <Card padding="lg" elevated>
      <SignInPanel />
    </Card>
  );
  switch (loginVariation) {
    case 'form-left':
      return (
        <Split>
          <FormSide>
            <SignInPanel />
          </FormSide>
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
