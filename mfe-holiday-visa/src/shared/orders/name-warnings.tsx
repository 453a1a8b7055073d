import type { NameWarning } from '@jetway/kit-api/visas';
import { useT } from '@jetway/kit-runtime';
import { Callout } from '@jetway/kit-ui';

/** What should be looked at in the names of applicants; it blocks nothing. Nothing while there is nothing. */
export function NameWarnings({ warnings }: { warnings: readonly NameWarning[] }) {
  const t = useT('visas');
  if (warnings.length === 0) return null;
  return (
    <Callout tone="info" title={t('order.nameWarnings')}>
      {warnings.map(({ name, code }) => (
        <div key={`${code} ${name}`}>
          <bdi>{name}</bdi>: {t(code === 'name.single' ? 'order.nameSingle' : 'order.nameTitle')}
        </div>
      ))}
    </Callout>
  );
}
