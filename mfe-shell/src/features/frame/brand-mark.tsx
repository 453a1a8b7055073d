import { useTenant } from '@jetway/kit-runtime';
import styled from 'styled-components';

const Picture = styled.img`
  block-size: 2rem;
  inline-size: auto;
  max-inline-size: 10rem;
  object-fit: contain;
`;

const Light = styled(Picture)`
  :root[data-color-scheme='dark'] & {
    display: none;
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-color-scheme='light']) & {
      display: none;
    }
  }
`;

const Dark = styled(Picture)`
  display: none;

  :root[data-color-scheme='dark'] & {
    display: block;
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-color-scheme='light']) & {
      display: block;
    }
  }
`;

/** The tenant's logo in the version for the colours in use; an agency's own logo takes its place. */
export function BrandMark({ logoOverride }: { logoOverride?: string | undefined }) {
  const { logo, companyName } = useTenant();
  if (logoOverride) return <Picture src={logoOverride} alt={companyName} />;
  return (
    <>
      <Light src={logo.light} alt={companyName} />
      <Dark src={logo.dark} alt={companyName} />
    </>
  );
}
