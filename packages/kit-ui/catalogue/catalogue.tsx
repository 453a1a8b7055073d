import { GlobalStyle, NavigationProvider, PageHeader, styled, Toaster } from '../src';
import { ActionsRoom } from './rooms/actions.room';
import { ChoicesRoom } from './rooms/choices.room';
import { DataRoom } from './rooms/data.room';
import { FeedbackRoom } from './rooms/feedback.room';
import { FieldsRoom } from './rooms/fields.room';
import { OverlaysRoom } from './rooms/overlays.room';
import { TextRoom } from './rooms/text.room';
import { TravelRoom } from './rooms/travel.room';
import { useSettings } from './settings';
import { Toolbar } from './toolbar';

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--jw-space-9);
  max-inline-size: 90rem;
  margin-inline: auto;
  padding: var(--jw-space-6);
  @media (max-width: 639.98px) {
    padding: var(--jw-space-4);
  }
`;

export function Catalogue() {
  const { settings, change } = useSettings();
  return (
    <NavigationProvider navigate={(href) => (location.hash = href)}>
      <GlobalStyle />
      <Toolbar settings={settings} onChange={change} />
      <Page key={settings.dir}>
        <PageHeader title="Kit catalogue" subtitle="Every primitive, in its states, under each tenant." />
        <TravelRoom />
        <FeedbackRoom />
        <DataRoom />
        <ActionsRoom />
        <FieldsRoom />
        <ChoicesRoom />
        <OverlaysRoom />
        <TextRoom />
      </Page>
      <Toaster />
    </NavigationProvider>
  );
}
