import { Stack, TextArea } from '@jetway/kit-ui';

import type { AnswerSource } from './template.picker';
import { TemplatePicker } from './template.picker';
import type { Answer } from './use-answer';

interface AnswerFieldProps {
  label: string;
  description?: string;
  rows?: number;
  answer: Answer;
  /** Where its templates come from. */
  source: AnswerSource;
  /** What the services found wrong with it. */
  fault?: string | undefined;
}

/** What an operator writes to an agency, with the templates of the desk. It is sent only by the form around it. */
export function AnswerField({ label, description, rows = 3, answer, source, fault }: AnswerFieldProps) {
  return (
    <Stack gap={2}>
      <TextArea
        label={label}
        {...(description === undefined ? {} : { description })}
        rows={rows}
        maxLength={answer.longest}
        value={answer.text}
        onChange={answer.change}
        errorMessage={answer.fault ?? fault}
      />
      <TemplatePicker label={label} source={source} onPick={answer.insert} />
    </Stack>
  );
}
