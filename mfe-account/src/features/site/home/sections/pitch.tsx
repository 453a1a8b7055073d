import { useTenant, useT } from '@jetway/kit-runtime';
import { DestinationArt, Heading, media, Stack, styled, Text } from '@jetway/kit-ui';

import { gutter, Part, Split } from '../../../../shared/site/site.styles';
import { Entrances } from './sign-in-entrance';

const Art = styled.div`
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: var(--jw-radius-lg);
  box-shadow: var(--jw-shadow-2);
`;

function usePitch() {
  const t = useT('account');
  const { pitch, companyName, defaultDeparture } = useTenant();
  return {
    title: pitch?.title ?? t('pitch.heading'),
    text: pitch?.text ?? t('pitch.lead', { company: companyName, city: defaultDeparture.cityName }),
    city: defaultDeparture.cityName,
  };
}

/** Text on one side, a picture of the tenant's city on the other. */
export function SplitPitch() {
  const { title, text, city } = usePitch();
  return (
    <Part>
      <Split>
        <Stack gap={5}>
          <Heading level={1} size="display">
            {title}
          </Heading>
          <Text size="lg" muted>
            {text}
          </Text>
          <Entrances />
        </Stack>
        <Art>
          <DestinationArt seed={city} title={city} />
        </Art>
      </Split>
    </Part>
  );
}

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--jw-space-5);
  max-inline-size: 48rem;
  margin-inline: auto;
  text-align: center;
`;

const Wide = styled.div`
  overflow: hidden;
  block-size: clamp(14rem, 30vw, 26rem);
  margin-block-start: var(--jw-space-8);
  border-radius: var(--jw-radius-lg);
`;

/** Centred text above a wide picture. */
export function CentredPitch() {
  const { title, text, city } = usePitch();
  return (
    <Part>
      <Middle>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="lg" muted align="center">
          {text}
        </Text>
        <Entrances isCentred />
      </Middle>
      <Wide>
        <DestinationArt seed={`${city} shore`} title={city} />
      </Wide>
    </Part>
  );
}

const Stage = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  min-block-size: clamp(30rem, 74dvh, 44rem);
  isolation: isolate;

  & > :first-child {
    position: absolute;
    inset: 0;
    z-index: -1;
    inline-size: 100%;
  }
`;

const Over = styled.div`
  display: grid;
  gap: var(--jw-space-4);
  max-inline-size: 40rem;
  margin: 0 ${gutter} clamp(var(--jw-space-6), 7vw, 5rem);
  padding: clamp(var(--jw-space-5), 3vw, var(--jw-space-8));
  border-radius: var(--jw-radius-lg);
  background: color-mix(in oklab, var(--jw-surface) 94%, transparent);
  box-shadow: var(--jw-shadow-3);

  ${media.phone} {
    margin-inline: var(--jw-space-4);
  }
`;

/** A full-width picture with the text on a card. */
export function CoverPitch() {
  const { title, text, city } = usePitch();
  return (
    <Stage>
      <DestinationArt seed={`${city} dusk`} title={city} />
      <Over>
        <Heading level={1} size="3xl">
          {title}
        </Heading>
        <Text size="md" muted>
          {text}
        </Text>
        <Entrances />
      </Over>
    </Stage>
  );
}

/** On the tenant's own colours, the picture first. */
export function DeskPitch() {
  const { title, text, city } = usePitch();
  return (
    <Part $ground="hero">
      <Split $isTurned>
        <Stack gap={5}>
          <Heading level={1} size="display">
            {title}
          </Heading>
          <Text size="lg">{text}</Text>
          <Entrances variant="secondary" />
        </Stack>
        <Art>
          <DestinationArt seed={`${city} desk`} title={city} />
        </Art>
      </Split>
    </Part>
  );
}

const Letter = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: clamp(var(--jw-space-6), 4vw, 4rem);
  align-items: end;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Strip = styled(Wide)`
  block-size: clamp(11rem, 20vw, 18rem);
`;

/** A large title with the text beside it, above a strip of picture. */
export function LetterPitch() {
  const { title, text, city } = usePitch();
  return (
    <Part>
      <Letter>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Stack gap={5}>
          <Text size="lg" muted>
            {text}
          </Text>
          <Entrances />
        </Stack>
      </Letter>
      <Strip>
        <DestinationArt seed={`${city} night`} title={city} />
      </Strip>
    </Part>
  );
}
