import { Checkbox, Stack } from '@jetway/kit-ui';

import { AnswerField } from '../../../shared/answer/answer.field';
import type { AnswerSource } from '../../../shared/answer/template.picker';
import { useTyped } from '../../../shared/answer/use-answer';
import type { Asked, AskedItems } from './use-asked';
import { LONGEST_REASON } from './use-asked';

interface AskFieldProps {
  kind: Asked['kind'];
  name: string;
  /** What it is called on the page. */
  label: string;
  asked: AskedItems;
  /** Where templates of the reason come from. */
  source: AnswerSource;
}

/** Ticks a field or a document for correction, and takes the reason the agency reads. */
export function AskField({ kind, name, label, asked, source }: AskFieldProps) {
  const item = asked.of(kind, name);
  return (
    <Stack gap={2}>
      <Checkbox
        label={`Ask to correct: ${label}`}
        value={item !== undefined}
        onChange={(isAsked) => asked.tick(kind, name, isAsked)}
      />
      {item && <Reason item={item} label={`Reason: ${label}`} asked={asked} source={source} />}
    </Stack>
  );
}

interface ReasonProps {
  item: Asked;
  label: string;
  asked: AskedItems;
  source: AnswerSource;
}

function Reason({ item, label, asked, source }: ReasonProps) {
  const reason = useTyped({
    text: item.reason,
    onChange: (text) => asked.say(item, text),
    longest: LONGEST_REASON,
  });
  return <AnswerField label={label} rows={2} answer={reason} source={source} fault={item.fault} />;
}
