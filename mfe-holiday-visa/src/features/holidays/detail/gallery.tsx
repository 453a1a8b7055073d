import { useT } from '@jetway/kit-runtime';
import { IconButton, icons, styled, Text } from '@jetway/kit-ui';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';

import { Picture } from '../../../shared/holidays/picture';

const Frame = styled.section`
  display: grid;
  gap: var(--jw-space-3);
  overflow: hidden;
`;

const Large = styled.div`
  overflow: hidden;
  border-radius: var(--jw-radius-lg);
`;

const Row = styled.div`
  display: flex;
  gap: var(--jw-space-3);
  align-items: center;
  justify-content: space-between;
`;

const Thumbnails = styled.div`
  display: flex;
  gap: var(--jw-space-2);
  overflow-x: auto;
  padding: 3px;
`;

const Thumbnail = styled.button`
  flex: 0 0 5rem;
  overflow: hidden;
  padding: 0;
  border: 2px solid transparent;
  border-radius: var(--jw-radius-md);
  background: none;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: var(--jw-accent);
  }

  &:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: 1px;
  }
`;

interface GalleryProps {
  /** Of the package, for the pictures' names. */
  title: string;
  /** Addresses of the pictures. */
  images: readonly string[];
  seed: string;
}

/** The pictures of a package: a large one, and all of them to choose from. Arrow keys move through them. */
export default function Gallery({ title, images, seed }: GalleryProps) {
  const t = useT('visas');
  const [at, setAt] = useState(0);
  const count = images.length;
  const move = (by: number) => setAt((before) => (before + by + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    const forwards = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === forwards ? 1 : -1);
  };
  const name = (place: number) => t('holidays.detail.picture', { number: place + 1, count, title });
  return (
    <Frame aria-label={t('holidays.detail.pictures')} onKeyDown={count > 1 ? onKeyDown : undefined}>
      <Large>
        <Picture key={images[at]} address={images[at]} seed={seed} label={name(at)} />
      </Large>
      {count > 1 && (
        <Row>
          <IconButton label={t('holidays.detail.previous')} onPress={() => move(-1)}>
            <icons.ChevronLeft aria-hidden size={18} />
          </IconButton>
          <Text size="sm" muted aria-live="polite">
            {t('holidays.detail.place', { number: at + 1, count })}
          </Text>
          <IconButton label={t('holidays.detail.next')} onPress={() => move(1)}>
            <icons.ChevronRight aria-hidden size={18} />
          </IconButton>
        </Row>
      )}
      {count > 1 && (
        <Thumbnails role="group" aria-label={t('holidays.detail.choose')}>
          {images.map((image, place) => (
            <Thumbnail
              key={image}
              type="button"
              aria-label={name(place)}
              aria-pressed={place === at}
              onClick={() => setAt(place)}
            >
              <Picture address={image} seed={seed} />
            </Thumbnail>
          ))}
        </Thumbnails>
      )}
    </Frame>
  );
}
