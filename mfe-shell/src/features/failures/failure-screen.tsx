import { useT } from '@jetway/kit-runtime';
import { Button, Heading, Inline, Stack, Text, useKitWords } from '@jetway/kit-ui';

import { page } from '../../modules/reload-guard';
import { Middle } from './middle';

export interface FailureScreenProps {
  /** The thrown value. */
  error: unknown;
  /** Renders the page again without reloading the portal. */
  onRetry?: () => void;
}

/** The generic error screen. */
export function FailureScreen({ error, onRetry }: FailureScreenProps) {
  const words = useKitWords();
  const t = useT('shell');
  const message = error instanceof Error && error.message ? error.message : t('failure.unknown');
  return (
    <Middle role="alert">
      <Stack gap={4} align="center">
        <Heading level={1} size="xl">
          {t('failure.heading')}
        </Heading>
        <Text muted>{message}</Text>
        <Inline gap={3}>
          <Button variant="secondary" onPress={() => window.history.back()}>
            {t('failure.back')}
          </Button>
          {onRetry && (
            <Button variant="secondary" onPress={onRetry}>
              {words.retry}
            </Button>
          )}
          <Button variant="primary" onPress={() => page.reload()}>
            {t('failure.reload')}
          </Button>
        </Inline>
      </Stack>
    </Middle>
  );
}
