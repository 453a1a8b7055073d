import type { NameProblem } from '@jetway/kit-api/fares';
import { useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';

import { isNameField, problemWords } from './names.model';

/** A fault or warning of a line of names, with the line and its field. */
export function ProblemLine({ problem: { line, field, code, text } }: { problem: NameProblem }) {
  const t = useT('fares');
  const words = problemWords(t, code, text);
  const where = isNameField(field) ? `, ${t(`order.names.fields.${field}`)}` : '';
  return (
    <>
      <Text as="span" weight="semibold">
        {t('order.names.importing.line', { line })}
        {where}:
      </Text>{' '}
      <span lang={words.lang}>
        <bdi>{words.text}</bdi>
      </span>
    </>
  );
}
