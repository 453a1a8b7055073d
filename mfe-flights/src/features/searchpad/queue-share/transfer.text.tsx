import { useT } from '@jetway/kit-runtime';
import { CopyButton, Inline, Text } from '@jetway/kit-ui';

import { transferWords } from './queue-share.model';

/** Instructions for the office that made a record, to be read and copied. */
export function TransferText({ text }: { text: string }) {
  const t = useT('flights');
  const known = transferWords(t, text);
  return (
    <Inline gap={2} align="center" wrap={false}>
      {known === null ? (
        <Text lang="en" dir="auto">
          {text}
        </Text>
      ) : (
        <Text>{known}</Text>
      )}
      <CopyButton text={known ?? text} label={t('queueShare.source.copy')} isWordShown />
    </Inline>
  );
}
