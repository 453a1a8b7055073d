import type { CountryCode } from 'libphonenumber-js/min';
import { useState } from 'react';

import { FieldHelp } from '../frame/field-help';
import { FieldLabel } from '../frame/field-label';
import { validationOf } from '../frame/field-props';
import { BareInput, ControlGroup, TextFieldColumn } from '../text/text-field';
import { CountrySelect } from './country-select';
import type { PhoneFieldProps } from './phone-field';
import { countryInNumber, countryOf, nationalText, readPhone } from './phone-number';

/** The country shown: from the number, else the one selected here, else the tenant's. */
function useCountry({ country, value }: PhoneFieldProps) {
  const [chosen, setChosen] = useState<CountryCode | undefined>();
  // Falls back to the Emirates only if the tenant's country has no numbering plan.
  const shown = countryInNumber(value) ?? chosen ?? countryOf(country) ?? 'AE';
  return { shown, setChosen };
}

export function PhoneFieldControl(props: PhoneFieldProps) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    isInvalid,
    value,
    onChange,
    onCountryChange,
    inputRef,
    ...rest
  } = props;
  const { shown, setChosen } = useCountry(props);
  const validation = validationOf({ errorMessage, isInvalid });
  const choose = (country: CountryCode) => {
    setChosen(country);
    onCountryChange?.(country.toLowerCase());
    onChange(readPhone(nationalText(value, shown), country));
  };
  return (
    <TextFieldColumn
      name={rest.name}
      isDisabled={rest.isDisabled}
      isRequired={rest.isRequired}
      onBlur={rest.onBlur}
      {...validation}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={nationalText(value, shown)}
      onChange={(text) => onChange(readPhone(text, shown))}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <ControlGroup isInvalid={validation.isInvalid} isDisabled={rest.isDisabled}>
        <CountrySelect label={label} country={shown} onChange={choose} isDisabled={rest.isDisabled} />
        <BareInput ref={inputRef} dir="ltr" />
      </ControlGroup>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </TextFieldColumn>
  );
}
