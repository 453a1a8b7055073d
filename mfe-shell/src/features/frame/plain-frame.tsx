import styled from 'styled-components';

import { PageArea } from './page-area';

const Layout = styled.div`
  --frame-header: 0px;
  --frame-gutter: max(clamp(1rem, 4vw, 3rem), (100% - 60rem) / 2);

  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: var(--jw-bg);
  color: var(--jw-text);
`;

/** Around pages an agency shows its customers: nothing of the portal. */
export function PlainFrame() {
  return (
    <Layout>
      <PageArea isFullBleed />
    </Layout>
  );
}
