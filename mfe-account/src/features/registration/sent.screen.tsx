import { paths, useT, useTenant } from '@jetway/kit-runtime';
import { Card, Code, Heading, icons, LinkButton, Stack, styled, Text } from '@jetway/kit-ui';
import { useEffect, useRef } from 'react';

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  border-radius: 50%;
  color: var(--jw-success-text);
  background: var(--jw-success-soft);
`;

/** Confirms that the application was sent: its reference, and what happens next. */
export function SentScreen({ reference, email }: { reference: string; email: string }) {
  const t = useT('account');
  const { companyName } = useTenant();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="lg" elevated>
      <Stack gap={5} align="center">
        <Sign aria-hidden>
          <icons.Check size={28} />
        </Sign>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {t('register.sent.title')}
        </Heading>
        <Text align="center">{t('register.sent.text', { company: companyName, email })}</Text>
        <Text muted>
          {t('register.sent.reference')} <Code>{reference}</Code>
        </Text>
        <LinkButton href={paths.home()} variant="primary">
          {t('register.sent.home')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
