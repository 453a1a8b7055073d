import { Checkbox, Stack, TextField } from '@jetway/kit-ui';

import type { Asked, AskedItems } from './use-asked';

const LONGEST_REASON = 300;

interface AskFieldProps {
  kind: Asked['kind'];
  name: string;
  /** What it is called on the page. */
  label: string;
  asked: AskedItems;
}

/** Ticks a field or a document for correction, and takes the reason the agency reads. */
export function AskField({ kind, name, label, asked }: AskFieldProps) {
  const item = asked.of(kind, name);
  return (
    <Stack gap={2}>
      <Checkbox
        label={`Ask to correct: ${label}`}
        value={item !== undefined}
        onChange={(isAsked) => asked.tick(kind, name, isAsked)}
      />
      {item && (
        <TextField
          label={`Reason: ${label}`}
          maxLength={LONGEST_REASON}
          value={item.reason}
          onChange={(reason) => asked.say(item, reason)}
          errorMessage={item.fault}
        />
      )}
    </Stack>
  );
}
