import type { TenantConfig } from '@jetway/kit-runtime';
import { styled } from '@jetway/kit-ui';

const Bar = styled.div`
  display: flex;
  align-items: center;
  min-block-size: var(--frame-header);
  padding-inline: var(--frame-gutter);
  background: var(--jw-surface);
  border-block-end: 1px solid var(--jw-border);
`;

const Accented = styled(Bar)`
  border-block-end: 3px solid var(--jw-accent);
  box-shadow: var(--jw-shadow-1);
`;

const Strip = styled.div`
  min-block-size: calc(1.75rem + 2 * var(--jw-space-1));
  background: linear-gradient(90deg, var(--jw-hero-from), var(--jw-hero-to));
`;

/** The brand centred, with space for the navigation below; on a narrow screen the brand at the side, without navigation. */
const Tall = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  padding: var(--jw-space-4) var(--frame-gutter) 0;
  background: var(--jw-bg);

  &::after {
    content: '\\a0';
    padding-block: var(--jw-space-2);
    border-block-end: 2px solid transparent;
    margin-block-start: var(--jw-space-3);
  }

  @media (max-width: 1023px) {
    grid-template-rows: minmax(var(--jw-control-md), auto);
    align-items: center;
    justify-items: start;
    padding-block-end: var(--jw-space-4);

    &::after {
      content: none;
    }
  }
`;

/** A panel over the page with the brand in its middle; on a narrow screen at the side. */
const Floating = styled(Bar)`
  justify-content: center;
  margin: var(--jw-space-4) var(--frame-gutter) 0;
  padding-inline: var(--jw-space-5);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-lg);

  @media (max-width: 1023px) {
    justify-content: start;
    padding-inline: var(--jw-space-4);
  }
`;

const Home = styled.a`
  display: inline-flex;
  flex: none;
`;

const Logo = styled.img<{ $isDark?: boolean }>`
  display: ${({ $isDark }) => ($isDark ? 'none' : 'block')};
  block-size: 2rem;
  inline-size: auto;
  max-inline-size: 10rem;
  object-fit: contain;

  :root[data-color-scheme='dark'] & {
    display: ${({ $isDark }) => ($isDark ? 'block' : 'none')};
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-color-scheme='light']) & {
      display: ${({ $isDark }) => ($isDark ? 'block' : 'none')};
    }
  }
`;

/** The theme's header without its interactive parts: same height, with the brand in the same place. */
export function BrandBar({ tenant }: { tenant: Pick<TenantConfig, 'theme' | 'logo' | 'companyName'> }) {
  const { theme, logo, companyName } = tenant;
  const brand = (
    <Home href="/" aria-label={companyName}>
      <Logo src={logo.light} alt={companyName} />
      <Logo src={logo.dark} alt={companyName} $isDark />
    </Home>
  );
  switch (theme) {
    case 'horizon':
      return <Bar as="header">{brand}</Bar>;
    case 'compass':
      return <Accented as="header">{brand}</Accented>;
    case 'atlas':
      return (
        <header>
          <Strip />
          <Bar>{brand}</Bar>
        </header>
      );
    case 'polaris':
      return <Floating as="header">{brand}</Floating>;
    case 'meridian':
      return (
        <Tall as="header">
          <div>{brand}</div>
        </Tall>
      );
  }
}
