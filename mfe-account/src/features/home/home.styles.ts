import { LinkButton, styled } from '@jetway/kit-ui';

/** The shell's margins, so that pages stand in line with its header and footer. */
const gutter = 'var(--frame-gutter, var(--jw-space-6))';

export const HomeGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.75fr) minmax(22rem, 1fr);
  gap: var(--jw-space-8);
  flex: 1;
  align-content: center;
  align-items: stretch;
  padding: var(--jw-space-8) ${gutter};

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--jw-space-5);
    padding-block: var(--jw-space-5) var(--jw-space-7);
  }
`;

export const BannerFrame = styled.div`
  block-size: clamp(28rem, 62dvh, 42rem);
  overflow: hidden;
  border-radius: var(--jw-radius-lg);
  box-shadow: var(--jw-shadow-2);

  @media (max-width: 1023px) {
    order: 2;
    block-size: clamp(15rem, 40vw, 24rem);
  }
`;

export const PanelColumn = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
`;

export const RegisterLink = styled(LinkButton)`
  align-self: center;
  margin-block-start: var(--jw-space-4);
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
  /* Below the words, room for the carousel's dots. */
  padding: var(--jw-space-10) var(--jw-space-7) var(--jw-space-8);
  background: linear-gradient(to top, rgb(0 0 0 / 78%), rgb(0 0 0 / 46%) 45%, rgb(0 0 0 / 0%));
  color: white;
  font-size: var(--jw-text-2xl);
  line-height: 1.25;
  letter-spacing: -0.015em;
  font-weight: 600;
  text-wrap: balance;

  @media (max-width: 639px) {
    padding-inline: var(--jw-space-5);
    font-size: var(--jw-text-lg);
  }
`;

export const PitchBody = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  gap: var(--jw-space-10);
  padding: var(--jw-space-9) ${gutter} var(--jw-space-10);

  @media (max-width: 639px) {
    gap: var(--jw-space-8);
    padding-block: var(--jw-space-7) var(--jw-space-8);
  }
`;

export const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
  gap: var(--jw-space-10);
  align-items: center;

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--jw-space-8);
  }
`;

export const HeroText = styled.div`
  display: grid;
  gap: var(--jw-space-5);
  max-inline-size: 36rem;
`;

export const HeroArt = styled.div`
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: var(--jw-radius-lg);
  box-shadow: var(--jw-shadow-2);
`;

export const FeatureGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--jw-space-7);
  padding-block-start: var(--jw-space-8);
  border-block-start: 1px solid var(--jw-border);
`;

export const Feature = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--jw-space-4);
`;

export const FeatureSign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: var(--jw-radius-md);
  background: var(--jw-accent-soft);
  color: var(--jw-accent-text);
`;
