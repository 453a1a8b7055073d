import { problemKey } from '@jetway/kit-orders';
import { useVisaGetCountriesQuery } from '@jetway/kit-api/visas';
import { dateIn, daysAfter } from '@jetway/kit-domain/days';
import { useT, useTenant } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { Button, Callout, DatePicker, icons, Select } from '@jetway/kit-ui';
import { focusFirstInvalid } from '@jetway/kit-ui/forms';
import type { FormEvent } from 'react';
import { useState } from 'react';

import { resultsHref } from '../addresses';
import { CountryField } from '../fields/country.field';
import type { VisaQuery } from '../visa-query';
import { PURPOSES } from '../visa-query';
import { DestinationField } from './destination.field';
import { BesideFields, Fields, Frame } from './form.styles';
import type { VisaForm } from './form.model';
import { faultsOf, MOST_DAYS_AHEAD, startOf } from './form.model';

interface VisaSearchFormProps {
  /** The search it opens with; none by default. */
  start?: VisaQuery | null;
  /** Searches again for what was searched last, which changes no address. */
  onSame?: () => void;
}

/** The visa search form: on the search pad and above the visas found. */
export function VisaSearchForm({ start = null, onSame }: VisaSearchFormProps) {
  const t = useT('visas');
  const navigate = useNavigate();
  const { form, faults, today, change, attempt } = useVisaForm(start);
  const { data, error, refetch } = useVisaGetCountriesQuery();
  const message = (field: keyof VisaForm) => {
    const found = faults[field];
    return found && t(`search.errors.${found}`);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const place = event.currentTarget;
    // The fields show their errors by the next frame.
    if (!attempt()) return void requestAnimationFrame(() => focusFirstInvalid(place));
    if (onSame && start && resultsHref(start) === resultsHref(form)) onSame();
    else void navigate(resultsHref(form));
  };
  return (
    <Frame onSubmit={send} noValidate aria-label={t('search.form')}>
      {error !== undefined && (
        <Callout
          tone="danger"
          title={t('search.countriesFailed')}
          action={
            <Button size="sm" onPress={() => void refetch()}>
              {t('search.retry')}
            </Button>
          }
        >
          {t(`orders.problems.${problemKey(error)}`)}
        </Callout>
      )}
      <Fields>
        <DestinationField
          value={form.destination}
          destinations={data?.destinations}
          errorMessage={message('destination')}
          onChange={(destination) => change({ destination })}
        />
        <CountryField
          label={t('search.nationality')}
          value={form.nationality}
          among={data?.nationalities.map(({ code }) => code)}
          errorMessage={message('nationality')}
          onChange={(nationality) => change({ nationality })}
        />
        <CountryField
          label={t('search.residency')}
          value={form.residency}
          errorMessage={message('residency')}
          onChange={(residency) => change({ residency })}
        />
        <Select
          label={t('search.purpose')}
          options={PURPOSES.map((value) => ({ value, label: t(`purposes.${value}`) }))}
          value={form.purpose}
          onChange={(purpose) => change({ purpose })}
        />
        <DatePicker
          label={t('search.travelDate')}
          value={form.travelDate}
          onChange={(travelDate) => change({ travelDate })}
          min={today}
          max={daysAfter(today, MOST_DAYS_AHEAD)}
          {...errorOf(message('travelDate'))}
        />
        <BesideFields>
          <Button type="submit" variant="primary" fullWidth iconStart={<icons.Search size={18} />}>
            {t('search.submit')}
          </Button>
        </BesideFields>
      </Fields>
    </Frame>
  );
}

function errorOf(errorMessage: string | undefined): { errorMessage?: string } {
  return errorMessage ? { errorMessage } : {};
}

/** Values of the form, with their errors after the first attempt. */
function useVisaForm(start: VisaQuery | null) {
  const { timezone, phoneCountry } = useTenant();
  const today = dateIn(timezone, new Date());
  const [form, setForm] = useState(() => startOf(start, phoneCountry.toUpperCase(), today));
  const [isTried, setTried] = useState(false);
  return {
    form,
    today,
    faults: isTried ? faultsOf(form, today) : {},
    change: (part: Partial<VisaForm>) => setForm((before) => ({ ...before, ...part })),
    /** Shows the errors; false when there are any. */
    attempt: () => {
      setTried(true);
      return Object.keys(faultsOf(form, today)).length === 0;
    },
  };
}
