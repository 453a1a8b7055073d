import { formatDeadline, withLatinDigits } from '@jetway/kit-domain';
import { boot, useT } from '@jetway/kit-runtime';
import styled from 'styled-components';

import { addShellTexts } from '../../app/shell-texts';
import texts from '../../locales/en/override.json';

addShellTexts({ override: texts });

/** The edge endpoint that removes an override. */
const RESET = '/_edge/override/reset';

const Bar = styled.aside`
  position: fixed;
  z-index: 90;
  inset-block-end: 1rem;
  inset-inline-start: 50%;
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  align-items: center;
  inline-size: max-content;
  max-inline-size: calc(100vw - 2rem);
  padding: 0.5rem 1rem;
  border: 1px solid var(--jw-accent-border);
  border-radius: 0.75rem;
  background: var(--jw-accent-soft);
  box-shadow: 0 0.25rem 1rem rgb(0 0 0 / 18%);
  color: var(--jw-text);
  font-size: 0.875rem;
  transform: translateX(-50%);

  [dir='rtl'] & {
    transform: translateX(50%);
  }

  @media (max-width: 1023px) {
    inset-block-end: 4.5rem;
  }
`;

const Reset = styled.a`
  color: var(--jw-accent-text);
  font-weight: 600;
`;

/** Tells staff that one module is overridden, until when, and how to reset it. */
export function OverrideBanner() {
  const t = useT('shell');
  const { releases, tenant } = boot();
  const { override } = releases;
  if (!override) return null;
  const until = new Date(override.until * 1_000).toISOString();
  return (
    <Bar aria-label={t('override.label')}>
      <span>
        {t('override.text', {
          module: override.module,
          target: override.version ?? override.origin,
          until: formatDeadline(until, withLatinDigits(tenant.locale), tenant.timezone),
        })}
      </span>
      <Reset href={RESET}>{t('override.reset')}</Reset>
    </Bar>
  );
}
