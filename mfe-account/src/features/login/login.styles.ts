import { styled } from '@jetway/kit-ui';

export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(24rem, 2fr) 3fr;
  flex: 1;

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const FormSide = styled.div`
  align-self: center;
  inline-size: min(100%, 30rem);
  margin-inline: auto;
  padding: var(--jw-space-10) var(--jw-space-6);
`;

export const ArtSide = styled.div`
  position: relative;
  overflow: hidden;
  min-block-size: 32rem;

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
  padding: var(--jw-space-10) var(--jw-space-4);

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
