import { Button, Inline, LinkButton, Skeleton, Stack, styled, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { useStoredFileQuery } from '../../api/files';
import { LoadFailed } from '../failure';
import { isMissing } from '../problems';

const Picture = styled.img`
  max-inline-size: 100%;
  max-block-size: 32rem;
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-sm);
  &[data-whole] {
    max-inline-size: none;
    max-block-size: none;
  }
`;

const Frame = styled.div`
  overflow: auto;
`;

export interface FileViewerProps {
  /** From `slipAddress` or `documentAddress`. */
  address: string;
  /** What it is, such as "slip.png" or "Trade licence". */
  name: string;
}

/** A stored file: a picture is shown, and every file can be saved. */
export function FileViewer({ address, name }: FileViewerProps) {
  const file = useStoredFileQuery(address);
  const [isWhole, setWhole] = useState(false);
  if (isMissing(file.error)) return <Text muted>{name}: not given.</Text>;
  if (file.isError)
    return (
      <LoadFailed what={name} error={file.error} isRetrying={file.isFetching} onRetry={() => void file.refetch()} />
    );
  if (!file.currentData) return <Skeleton width="100%" height="12rem" label={`Loading ${name}`} />;
  const { url, type } = file.currentData;
  const isPicture = type.startsWith('image/');
  return (
    <Stack gap={2} as="figure">
      <Inline as="figcaption" gap={2} justify="space-between">
        <Text weight="medium">
          <bdi>{name}</bdi>
        </Text>
        <Inline gap={2}>
          {isPicture && (
            <Button size="sm" variant="ghost" aria-pressed={isWhole} onPress={() => setWhole(!isWhole)}>
              Full size
            </Button>
          )}
          <LinkButton size="sm" href={url} download={name} aria-label={`Save ${name}`}>
            Save
          </LinkButton>
        </Inline>
      </Inline>
      {isPicture ? (
        <Frame>
          <Picture src={url} alt={name} data-whole={isWhole || undefined} />
        </Frame>
      ) : (
        <Text muted>This is a PDF. Save it to read it.</Text>
      )}
    </Stack>
  );
}
