import { dateIn, daysAfter } from '@jetway/kit-domain/days';
import { useT, useTenant } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { Button, DatePicker, icons } from '@jetway/kit-ui';
import { focusFirstInvalid } from '@jetway/kit-ui/forms';
import type { FormEvent } from 'react';
import { useState } from 'react';

import { holidaysHref } from '../../../shared/holidays/addresses';
import { CityField } from '../../../shared/holidays/city.field';
import { MOST_DAYS_AHEAD } from '../../../shared/holidays/days';
import type { HolidayQuery } from '../../../shared/holidays/holiday-query';
import { BesideFields, Frame } from '../../../shared/search-form/form.styles';
import { faultsOf, hasFault, queryOf, startOf } from './form.model';
import type { FormFault, HolidayForm } from './form.model';
import { SearchFields } from './search.styles';
import { TravellersPopover } from './travellers.popover';

interface HolidaySearchFormProps {
  start: HolidayQuery | null;
}

/** Destination, day and travellers of a holiday. */
export function HolidaySearchForm({ start }: HolidaySearchFormProps) {
  const t = useT('visas');
  const navigate = useNavigate();
  const { timezone } = useTenant();
  const today = dateIn(timezone, new Date());
  const [form, setForm] = useState<HolidayForm>(() => startOf(start, today));
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<HolidayForm>) => setForm((before) => ({ ...before, ...part }));
  const faults = isTried ? faultsOf(form, today) : { ages: [] };
  const message = (fault: FormFault | undefined) => fault && t(`holidays.search.errors.${fault}`);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const place = event.currentTarget;
    setTried(true);
    const query = hasFault(faultsOf(form, today)) ? null : queryOf(form);
    if (query) return void navigate(holidaysHref(query));
    // Once the fields show their errors.
    requestAnimationFrame(() => focusFirstInvalid(place));
  };
  return (
    <Frame noValidate aria-label={t('holidays.search.form')} onSubmit={submit}>
      <SearchFields>
        <CityField value={form.city} errorMessage={message(faults.city)} onChange={(city) => change({ city })} />
        <DatePicker
          label={t('holidays.search.date')}
          value={form.date}
          onChange={(date) => change({ date })}
          min={today}
          max={daysAfter(today, MOST_DAYS_AHEAD)}
          {...(faults.date ? { errorMessage: t(`holidays.search.errors.${faults.date}`) } : {})}
        />
        <TravellersPopover adults={form.adults} childAges={form.childAges} missing={faults.ages} onChange={change} />
        <BesideFields>
          <Button type="submit" variant="primary" fullWidth iconStart={<icons.Search size={18} />}>
            {t('holidays.search.submit')}
          </Button>
        </BesideFields>
      </SearchFields>
    </Frame>
  );
}
