import { LinkButton, styled } from '@jetway/kit-ui';

/** The shell's margins, so that pages align with its header and footer. */
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

  a {
    color: inherit;
  }

  @media (max-width: 639px) {
    padding-inline: var(--jw-space-5);
    font-size: var(--jw-text-lg);
  }
`;

/** A second link of a banner, below its text. */
export const AppLink = styled.a`
  display: block;
  inline-size: fit-content;
  margin-block-start: var(--jw-space-2);
  font-size: var(--jw-text-md);
  letter-spacing: normal;
  text-decoration: underline;
`;
