import type { NameProblem } from '@jetway/kit-api/fares';
import { useT } from '@jetway/kit-runtime';
import { Callout } from '@jetway/kit-ui';

import { ProblemLine } from './problem.line';

/** Warnings about the names of a group; they block nothing. Renders nothing without warnings. */
export function NameWarnings({ warnings }: { warnings: readonly NameProblem[] }) {
  const t = useT('fares');
  if (warnings.length === 0) return null;
  return (
    <Callout tone="info" title={t('order.names.warnings')}>
      {warnings.map((warning) => (
        <div key={`${warning.line} ${warning.field ?? ''} ${warning.code}`}>
          <ProblemLine problem={warning} />
        </div>
      ))}
    </Callout>
  );
}
