import type { CountryCode } from 'libphonenumber-js/min';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { Button, Select } from 'react-aria-components/Select';
import { styled } from 'styled-components';

import { pageLocale } from '../../text/page-locale';
import { controlText } from '../frame/control.styles';
import { ItemNote, ItemWords, List, ListItem, ListPopover } from '../list/list.styles';
import { phoneCountries } from './phone-number';

const Trigger = styled(Button)`
  ${controlText}
  display: inline-flex;
  align-items: center;
  gap: var(--jw-space-1);
  padding: var(--jw-space-2) var(--jw-space-3);
  border: 0;
  border-inline-end: 1px solid var(--jw-border);
  outline: none;
  background: transparent;
  color: var(--jw-text-muted);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &[data-hovered] {
    color: var(--jw-text);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--jw-focus);
    outline-offset: -2px;
    border-radius: var(--jw-radius-md);
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
`;

/** Calling codes are left to right in every language. */
const Code = styled.bdi`
  direction: ltr;
`;

interface CountrySelectProps {
  label: string;
  country: CountryCode;
  onChange: (country: CountryCode) => void;
  isDisabled?: boolean;
}

/** The calling code before a number; typing a country's name selects it. */
export function CountrySelect({ label, country, onChange, isDisabled }: CountrySelectProps) {
  const countries = useMemo(() => phoneCountries(pageLocale()), []);
  const chosen = countries.find(({ code }) => code === country);
  return (
    <Select
      aria-label={`${label}: ${country} ${chosen?.callingCode ?? ''}, ${chosen?.name ?? ''}`}
      value={country}
      onChange={(key) => key !== null && onChange(key as CountryCode)}
      isDisabled={isDisabled}
    >
      <Trigger>
        <span>{country}</span> <Code>{chosen?.callingCode}</Code>
        <ChevronDown size={14} aria-hidden="true" />
      </Trigger>
      <ListPopover>
        <List items={countries.map((item) => ({ ...item, id: item.code }))}>
          {(item) => (
            <ListItem id={item.id} textValue={item.name}>
              <ItemWords>{item.name}</ItemWords>
              <ItemNote as={Code}>{item.callingCode}</ItemNote>
            </ListItem>
          )}
        </List>
      </ListPopover>
    </Select>
  );
}
