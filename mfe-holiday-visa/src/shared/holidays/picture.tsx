import { DestinationArt, styled } from '@jetway/kit-ui';
import { useState } from 'react';

const Image = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

const Frame = styled.div`
  overflow: hidden;
  inline-size: 100%;
  aspect-ratio: 16 / 10;
  background: var(--jw-surface-sunken);
`;

interface PictureProps {
  /** Where the picture is; without one, or when it cannot be loaded, a place is drawn. */
  address: string | undefined;
  /** What the drawing is made from. */
  seed: string;
  /** Accessible name; empty for decoration. */
  label?: string;
}

/** A picture of a package or a city, loaded when it comes near the window. */
export function Picture({ address, seed, label = '' }: PictureProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <Frame>
      {address && !hasFailed ? (
        <Image src={address} alt={label} loading="lazy" decoding="async" onError={() => setFailed(true)} />
      ) : (
        <DestinationArt seed={seed} title={label} />
      )}
    </Frame>
  );
}
