import type { DepositMethod, DepositMethodName } from '@jetway/kit-api/deposits';
import { useT } from '@jetway/kit-runtime';

import { METHODS } from '../model/methods';
import { MenuLink, MenuRow } from './deposit.styles';

interface MethodMenuProps {
  current: DepositMethodName;
  /** Absent while they load. */
  methods: readonly DepositMethod[] | undefined;
}

/** Links to the methods the portal offers, the current one included even when it is closed. */
export function MethodMenu({ current, methods }: MethodMenuProps) {
  const t = useT('payments');
  const isShown = (code: DepositMethodName) =>
    code === current || !methods || methods.some((method) => method.code === code && method.enabled);
  return (
    <nav aria-label={t('deposits.send.menu')}>
      <MenuRow role="list">
        {METHODS.filter(({ code }) => isShown(code)).map(({ code, path }) => (
          <li key={code}>
            <MenuLink to={path} aria-current={code === current ? 'page' : undefined}>
              {t(`deposits.methods.${code}.name`)}
            </MenuLink>
          </li>
        ))}
      </MenuRow>
    </nav>
  );
}
