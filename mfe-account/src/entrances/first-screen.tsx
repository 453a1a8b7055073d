import type { TenantConfig } from '@jetway/kit-runtime';
import { GlobalStyle, KitWordsProvider, styled } from '@jetway/kit-ui';
import { useState } from 'react';

import { LoginLayout } from '../features/login/login.layout';
import { CredentialsView } from '../shared/sign-in-panel/credentials/credentials.view';
import { ScreenView } from '../shared/sign-in-panel/screen.view';
import { BrandBar } from './brand-bar';
import type { EntranceWords } from './words';

/** Dimensions of the shell's public frame, so that nothing moves when it arrives. */
const Layout = styled.div`
  --frame-header: 4rem;
  --frame-gutter: max(clamp(1rem, 4vw, 3rem), (100% - 88rem) / 2);

  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: var(--jw-bg);
  color: var(--jw-text);
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

/** Space of the footer, which a narrow screen stacks; the page extends below the window in both layouts. */
const Foot = styled.div`
  min-block-size: 20rem;
  background: var(--jw-surface-sunken);
  border-block-start: 1px solid var(--jw-border);

  @media (max-width: 1023px) {
    min-block-size: 40rem;
  }
`;

interface FirstScreenProps {
  tenant: TenantConfig;
  words: EntranceWords;
  /** Called on a press; resolves if it could not be passed on to the page. */
  onWish: (wish: 'submit' | 'forgot') => Promise<void>;
}

/** The sign-in page before the portal has loaded. The page that replaces it performs the first press. */
export function FirstScreen({ tenant, words, onWish }: FirstScreenProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [standing, setStanding] = useState<'open' | 'busy' | 'failed'>('open');
  const wish = (what: 'submit' | 'forgot') => {
    setStanding('busy');
    void onWish(what).then(() => setStanding('failed'));
  };
  return (
    <KitWordsProvider words={words}>
      <GlobalStyle />
      <Layout>
        <BrandBar tenant={tenant} />
        <Main>
          <LoginLayout tenant={tenant}>
            <ScreenView
              title={words.heading}
              lead={words.lead}
              trouble={standing === 'failed' ? words.unreachable : undefined}
            >
              <CredentialsView
                words={words}
                username={{ value: username, onChange: setUsername }}
                password={{ value: password, onChange: setPassword }}
                isPending={standing === 'busy'}
                onSubmit={(event) => {
                  event.preventDefault();
                  wish('submit');
                }}
                onForgot={() => wish('forgot')}
              />
            </ScreenView>
          </LoginLayout>
        </Main>
        <Foot />
      </Layout>
    </KitWordsProvider>
  );
}
