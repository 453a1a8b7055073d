import { useGetAirlineOptionsQuery } from '@jetway/kit-api/utility';
import { useT, useTenant } from '@jetway/kit-runtime';
import { Button, ComboBox, FilterChips, icons, Popover, Select, Stack, styled } from '@jetway/kit-ui';
import { useState } from 'react';

import type { FareType } from '../search-query';
import { FARE_TYPES, MOST_AIRLINES, REGULAR } from '../search-query';
import type { SearchForm } from './state/searchpad.slice';

/** Maximum number of airlines listed without scrolling. */
const MOST_SHOWN = 8;

const Place = styled.div`
  min-inline-size: 11rem;
`;

const Content = styled(Stack)`
  inline-size: min(20rem, 80vw);
`;

interface WishesProps {
  form: SearchForm;
  onChange: (change: Partial<Pick<SearchForm, 'fareType' | 'preferredAirlines'>>) => void;
}

/** Fare type and preferred airlines. */
export function Wishes({ form, onChange }: WishesProps) {
  const t = useT('flights');
  const { fareTypes } = useTenant();
  // A search of before, or from a link, keeps its type.
  const offered = FARE_TYPES.filter((type) => type === REGULAR || type === form.fareType || fareTypes.includes(type));
  const kinds = offered.map((value) => ({ value, label: t(`searchpad.fareTypes.${value}`) }));
  return (
    <>
      <Place>
        <Select
          isLabelHidden
          label={t('searchpad.fareType')}
          options={kinds}
          value={form.fareType}
          onChange={(fareType: string) => onChange({ fareType: fareType as FareType })}
        />
      </Place>
      <Airlines chosen={form.preferredAirlines} onChange={(preferredAirlines) => onChange({ preferredAirlines })} />
    </>
  );
}

function Airlines({ chosen, onChange }: { chosen: string[]; onChange: (codes: string[]) => void }) {
  const t = useT('flights');
  const text =
    chosen.length > 0 ? t('searchpad.airlines.chosen', { count: chosen.length }) : t('searchpad.airlines.any');
  return (
    <Popover
      label={t('searchpad.airlines.label')}
      trigger={
        <Button variant="ghost" iconStart={<icons.Plane size={16} />} iconEnd={<icons.ChevronDown size={16} />}>
          {text}
        </Button>
      }
    >
      <AirlineChoice chosen={chosen} onChange={onChange} />
    </Popover>
  );
}

function AirlineChoice({ chosen, onChange }: { chosen: string[]; onChange: (codes: string[]) => void }) {
  const t = useT('flights');
  const [typed, setTyped] = useState('');
  const { data: all = [], isLoading } = useGetAirlineOptionsQuery();
  const sought = typed.trim().toLowerCase();
  const found = all.filter(
    ({ value, label }) =>
      !chosen.includes(value) && (value.toLowerCase() === sought || label.toLowerCase().includes(sought)),
  );
  const items = found.slice(0, MOST_SHOWN).map(({ value, label }) => ({ id: value, textValue: `${label} (${value})` }));
  const name = (code: string) => all.find(({ value }) => value === code)?.label ?? code;
  return (
    <Content gap={3}>
      <ComboBox
        label={t('searchpad.airlines.add')}
        description={t('searchpad.airlines.hint')}
        items={chosen.length < MOST_AIRLINES ? items : []}
        inputValue={typed}
        selectedText=""
        onInputChange={setTyped}
        onSelectionChange={({ id }) => onChange([...chosen, id])}
        isLoading={isLoading}
        emptyText={t(chosen.length < MOST_AIRLINES ? 'searchpad.airlines.none' : 'searchpad.airlines.full')}
      />
      {chosen.length > 0 && (
        <FilterChips
          label={t('searchpad.airlines.label')}
          chips={chosen.map((code) => ({ id: code, label: name(code) }))}
          onRemove={(code) => onChange(chosen.filter((other) => other !== code))}
          onClear={() => onChange([])}
        />
      )}
    </Content>
  );
}
