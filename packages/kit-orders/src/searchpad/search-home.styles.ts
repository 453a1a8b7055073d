import { media, styled } from '@jetway/kit-ui';

/*
 * `horizon` has a title above a card. `meridian` has both in a tinted band, `atlas` a rule of the brand's colour and no card,
 * `compass` a title that is the card's own bar, and `polaris` a large title behind whose lower edge the card begins.
 */

export const Home = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-3);

  &[data-hero] {
    position: relative;
    display: block;
  }

  :root[data-theme='meridian'] &:not([data-hero]) {
    gap: var(--jw-space-5);
    padding: clamp(var(--jw-space-4), 3vw, var(--jw-space-8));
    border-radius: var(--jw-radius-lg);
    background: linear-gradient(170deg, var(--jw-accent-soft), transparent 85%);
  }

  :root[data-theme='compass'] &:not([data-hero]) {
    gap: 0;
  }
`;

export const Title = styled.div`
  :root[data-theme='meridian'] & {
    text-align: center;

    h1 {
      font-size: var(--jw-text-3xl);
    }

    ${media.phone} {
      h1 {
        font-size: var(--jw-text-xl);
      }
    }
  }

  :root[data-theme='polaris'] & {
    margin-block-end: calc(-1 * var(--jw-space-10));
    padding: var(--jw-space-6) clamp(var(--jw-space-4), 2vw, var(--jw-space-6))
      calc(var(--jw-space-10) + var(--jw-space-3));
    border-radius: var(--jw-radius-lg);
    background: var(--jw-accent-soft);

    h1 {
      font-size: var(--jw-text-2xl);
    }

    ${media.phone} {
      padding-block-start: var(--jw-space-4);

      h1 {
        font-size: var(--jw-text-xl);
      }
    }
  }

  :root[data-theme='compass'] & {
    padding: var(--jw-space-3) clamp(var(--jw-space-4), 2vw, var(--jw-space-6));
    border-start-start-radius: var(--jw-radius-lg);
    border-start-end-radius: var(--jw-radius-lg);
    background: linear-gradient(90deg, var(--jw-hero-from), var(--jw-hero-to));

    h1 {
      color: var(--jw-on-hero);
      font-size: var(--jw-text-lg);
    }
  }
`;

export const FormCard = styled.div`
  padding: clamp(var(--jw-space-4), 2vw, var(--jw-space-6));
  border: 1px solid var(--jw-card-edge);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-surface);
  box-shadow: var(--jw-card-shadow);

  [data-hero] > & {
    position: relative;
    margin: calc(-1 * (var(--jw-space-10) + var(--jw-space-2))) clamp(0px, 2vw, var(--jw-space-6)) 0;
    box-shadow: var(--jw-shadow-3);
  }

  :root[data-theme='atlas'] :not([data-hero]) > & {
    padding-inline: 0;
    border: 0;
    border-block-start: 3px solid var(--jw-accent);
    border-radius: 0;
    background: none;
  }

  :root[data-theme='polaris'] :not([data-hero]) > & {
    position: relative;
    margin-inline: clamp(0px, 2vw, var(--jw-space-6));
  }

  :root[data-theme='compass'] :not([data-hero]) > & {
    border-block-start: 0;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
`;
