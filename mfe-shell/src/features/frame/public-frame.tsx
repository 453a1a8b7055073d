import { useTenant } from '@jetway/kit-runtime';
import styled from 'styled-components';

import { addShellTexts } from '../../app/shell-texts';
import texts from '../../locales/en/public.json';
import { PageArea } from './page-area';
import { FRAMES } from './public/themes';
import { SkipLink } from './skip-link';

addShellTexts({ public: texts });

const Layout = styled.div`
  --frame-header: 4rem;
  /* Keeps header, page and footer on one line, and on very wide screens away from the edges. */
  --frame-gutter: max(clamp(1rem, 4vw, 3rem), (100% - 88rem) / 2);

  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: var(--jw-bg);
  color: var(--jw-text);
`;

/** Frame of every page without a session: the theme's header above, the company's contacts below. */
export function PublicFrame() {
  const { Header, Footer } = FRAMES[useTenant().theme];
  return (
    <Layout>
      <SkipLink />
      <Header />
      <PageArea isFullBleed />
      <Footer />
    </Layout>
  );
}
