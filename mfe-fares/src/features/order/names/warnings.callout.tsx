import type { NameProblem } from '@jetway/kit-api/fares';
import { useT } from '@jetway/kit-runtime';
import { Callout } from '@jetway/kit-ui';

import { ProblemLine } from './problem.line';

/** What should be looked at in the names of a group; it blocks nothing. Nothing while there is nothing. */
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
