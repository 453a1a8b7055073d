import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Inline, Select, styled, Switch } from '@jetway/kit-ui';
import { useEffect } from 'react';

import { deskActions, rememberDesk, selectDesk } from '../state/desk.slice';
import { selectResult } from '../state/results.state';
import { showInCurrency } from '../state/run-search';
import { selectRun } from '../state/run.slice';

const Currency = styled.div`
  min-inline-size: 6.5rem;
`;

/**
 * How the agent wants to look at the list: in which currency, with net amounts or without, with every flight or the journeys alone.
 * The two lists of a domestic return name their flights anyway.
 */
export function DeskTools({ isPair = false }: { isPair?: boolean }) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const { can } = useSession();
  const desk = useAppSelector(selectDesk);
  useEffect(() => rememberDesk(desk), [desk]);
  return (
    <Inline gap={4} wrap>
      {!isPair && <Switch label={t('results.desk.segments')} value={desk.isUnsuppressed} onChange={() => dispatch(deskActions.segmentsToggled())} />}
      {/* Who is shown no net amount has none to hide. */}
      {can(Feature.ShowCommision) && <Switch label={t('results.desk.hideNet')} value={desk.isNetHidden} onChange={() => dispatch(deskActions.netToggled())} />}
      <CurrencyChoice />
    </Inline>
  );
}

function CurrencyChoice() {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const { requestId, currencies } = useAppSelector(selectRun);
  const currency = useAppSelector(selectResult('currency'));
  const currencyDefault = useAppSelector(selectResult('currencyDefault'));
  if (currencies.length < 2) return null;
  const choose = (code: string) => {
    dispatch(deskActions.currencyChosen(code === currencyDefault ? '' : code));
    void dispatch(showInCurrency(requestId));
  };
  return (
    <Currency>
      <Select isLabelHidden label={t('results.desk.currency')} options={currencies.map((code) => ({ value: code, label: code }))} value={currency} onChange={choose} />
    </Currency>
  );
}
