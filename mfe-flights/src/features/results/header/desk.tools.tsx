import { useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Button, icons, Inline, SegmentedControl, Select, Sheet, styled, Switch } from '@jetway/kit-ui';
import { useEffect, useRef, useState } from 'react';

import type { Density } from '../../../shared/desk/desk.slice';
import { chooseCurrency, chooseDensity, selectDesk, toggleSegments } from '../../../shared/desk/desk.slice';
import { NetSwitch } from '../../../shared/desk/net.switch';
import { useIsPhone } from '../../../shared/search-form/use-is-phone';
import { selectResult } from '../state/results.state';
import { showInCurrency } from '../state/show-in-currency';
import { selectRun } from '../state/run.slice';

const Currency = styled.div`
  min-inline-size: 6.5rem;
`;

const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

interface DeskToolsProps {
  isPair?: boolean;
}

/**
 * Display options of the list: density, currency, net amounts, flights or journeys only; on a phone behind a button, so that the
 * list begins higher. The two lists of a domestic return have one density and always show their flights.
 */
export function DeskTools({ isPair = false }: DeskToolsProps) {
  return useIsPhone() ? <ToolsSheet isPair={isPair} /> : <Tools isPair={isPair} />;
}

function ToolsSheet(props: DeskToolsProps) {
  const t = useT('flights');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button iconStart={<icons.List size={16} />} onPress={() => setOpen(true)}>
        {t('results.desk.open')}
      </Button>
      <Sheet title={t('results.desk.title')} isOpen={isOpen} onOpenChange={setOpen}>
        <Tools {...props} />
      </Sheet>
    </>
  );
}

function Tools({ isPair = false }: DeskToolsProps) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const desk = useAppSelector(selectDesk);
  return (
    <Inline gap={4} wrap>
      {!isPair && (
        <Switch
          label={t('results.desk.segments')}
          value={desk.isUnsuppressed}
          onChange={() => dispatch(toggleSegments())}
        />
      )}
      <NetSwitch />
      {!isPair && <DensityChoice />}
      <CurrencyChoice />
    </Inline>
  );
}

function DensityChoice() {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const { density } = useAppSelector(selectDesk);
  const options = DENSITIES.map((value) => ({ value, label: t(`results.desk.densities.${value}`) }));
  return (
    <SegmentedControl
      label={t('results.desk.density')}
      options={options}
      value={density}
      onChange={(chosen) => dispatch(chooseDensity(chosen))}
    />
  );
}

function CurrencyChoice() {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const { requestId, currencies } = useAppSelector(selectRun);
  const currency = useAppSelector(selectResult('currency'));
  const currencyDefault = useAppSelector(selectResult('currencyDefault'));
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);
  if (currencies.length < 2) return null;
  const choose = (code: string) => {
    asking.current?.abort();
    asking.current = new AbortController();
    dispatch(chooseCurrency(code === currencyDefault ? '' : code));
    void dispatch(showInCurrency(requestId, asking.current.signal));
  };
  return (
    <Currency>
      <Select
        isLabelHidden
        label={t('results.desk.currency')}
        options={currencies.map((code) => ({ value: code, label: code }))}
        value={currency}
        onChange={choose}
      />
    </Currency>
  );
}
