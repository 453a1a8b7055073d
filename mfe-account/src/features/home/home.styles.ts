import { styled } from '@jetway/kit-ui';

export const HomeGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(22rem, 1fr);
  gap: var(--jw-space-8);
  align-items: stretch;
  inline-size: min(100%, 88rem);
  margin-inline: auto;
  padding: var(--jw-space-8) var(--jw-space-6);

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--jw-space-5);
    padding: var(--jw-space-4);
  }
`;

export const BannerFrame = styled.div`
  min-block-size: 32rem;
  overflow: hidden;
  border-radius: var(--jw-radius-lg);

  @media (max-width: 1023px) {
    order: 2;
    min-block-size: 14rem;
  }
`;

export const PanelColumn = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
`;

export const Banner = styled.figure`
  position: relative;
  block-size: 100%;
  margin: 0;
`;

export const BannerImage = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

export const BannerCaption = styled.figcaption`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  padding: var(--jw-space-12) var(--jw-space-8) var(--jw-space-10);
  background: linear-gradient(to top, rgb(0 0 0 / 72%), rgb(0 0 0 / 0%));
  color: white;
  font-size: var(--jw-text-xl);
  font-weight: 600;
  text-wrap: balance;
`;

export const PitchBody = styled.div`
  display: grid;
  gap: var(--jw-space-12);
  inline-size: min(100%, 88rem);
  margin-inline: auto;
  padding: var(--jw-space-10) var(--jw-space-6) var(--jw-space-16);

  @media (max-width: 639px) {
    gap: var(--jw-space-8);
    padding: var(--jw-space-6) var(--jw-space-4);
  }
`;

export const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  gap: var(--jw-space-10);
  align-items: center;

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const HeroText = styled.div`
  display: grid;
  gap: var(--jw-space-5);
  max-inline-size: 36rem;
`;

export const HeroArt = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: var(--jw-radius-lg);
  box-shadow: var(--jw-shadow-3);
`;

export const FeatureGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
  gap: var(--jw-space-6);
`;

export const Feature = styled.div`
  display: grid;
  gap: var(--jw-space-3);
  color: var(--jw-accent-text);

  & h2 {
    color: var(--jw-text);
  }
`;
