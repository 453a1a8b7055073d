import { styled } from '@jetway/kit-ui';

export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(26rem, 2fr) 3fr;
  flex: 1 0 auto;
  /* With the header it fills the window, up to a height at which the form would be lost in it. */
  min-block-size: min(56rem, 100dvh - var(--frame-header, 4rem));

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 0;
  }
`;

export const FormSide = styled.div`
  align-self: center;
  inline-size: min(100%, 28rem);
  margin-inline: auto;
  padding: var(--jw-space-9) var(--jw-space-6);

  @media (max-width: 639px) {
    padding-inline: var(--jw-space-4);
  }
`;

export const ArtSide = styled.div`
  position: relative;
  overflow: hidden;

  & > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }

  @media (max-width: 1023px) {
    display: none;
  }
`;

export const Centered = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  min-block-size: min(44rem, 100dvh - var(--frame-header, 4rem));
  padding: var(--jw-space-9) var(--jw-space-4);

  & > * {
    inline-size: min(100%, 28rem);
  }
`;

export const Cover = styled(Centered)`
  position: relative;
`;

export const CoverArt = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  inline-size: 100%;

  & + * {
    position: relative;
  }

  & > * {
    inline-size: 100%;
    block-size: 100%;
  }
`;
