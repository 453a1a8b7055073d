import { useTenant } from '@jetway/kit-runtime';
import styled from 'styled-components';

/** Not a box itself: only the image of the current scheme takes space. */
const Source = styled.picture`
  display: contents;

  & > source {
    display: none;
  }
`;

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

export interface BrandMarkProps {
  /** An agency's own logo, instead of the tenant's. */
  logoOverride?: string | undefined;
  /** Shows only the mark on a phone, where the logo shares its line. */
  isMarkOnPhone?: boolean;
}

/** The tenant's logo for the current colour scheme. */
export function BrandMark({ logoOverride, isMarkOnPhone = false }: BrandMarkProps) {
  const { logo, companyName } = useTenant();
  if (logoOverride) return <Picture src={logoOverride} alt={companyName} />;
  const versions = [
    { scheme: 'light', Version: Light, src: logo.light },
    { scheme: 'dark', Version: Dark, src: logo.dark },
  ];
  return (
    <>
      {versions.map(({ scheme, Version, src }) => (
        <Source key={scheme}>
          {isMarkOnPhone && <source media="(max-width: 639px)" srcSet={logo.mark} />}
          <Version src={src} alt={companyName} />
        </Source>
      ))}
    </>
  );
}
