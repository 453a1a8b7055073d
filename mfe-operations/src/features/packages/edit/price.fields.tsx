import { typedWhole } from '@jetway/kit-domain/input';
import { Button, Card, DateField, Grid, Heading, Inline, Stack, Text, TextArea, TextField } from '@jetway/kit-ui';
import { useState } from 'react';

import type { HolidaySold } from '../../../api/endpoints/holidays';
import { PolicyFields } from '../../../shared/step/policy.fields';
import { lineFault } from '../../../shared/step/typed';
import { daysBetween, withDays } from './departures';
import type { FieldsProps } from './form.part';
import { formPart } from './form.part';
import type { PriceName } from './package.draft';
import { MOST_BANDS, MOST_LINES, NO_BAND, PRICE_NAMES } from './package.draft';
import { RowsField } from '../../../shared/step/rows.field';

const PRICES: Readonly<Record<PriceName, string>> = {
  adult: 'adult',
  child: 'child',
  infant: 'infant',
  singleSupplement: 'single supplement',
};

/** What travellers pay by the day the tour starts. */
export const PriceFields = formPart(Prices, ['priceBands']);

function Prices({ draft, faults, onChange }: FieldsProps) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Price bands
        </Heading>
        <Text size="sm" muted>
          By the first day of the tour, in the tenant’s currency. Adults share a room for two; children are 2 to 11
          years old, infants under 2.
        </Text>
        <RowsField
          name="Band"
          rows={draft.priceBands}
          blank={NO_BAND}
          fewest={1}
          most={MOST_BANDS}
          fault={faults['/package/priceBands']}
          onChange={(priceBands) => onChange({ priceBands })}
        >
          {(band, at, change) => {
            const pointer = `/package/priceBands/${at}`;
            return (
              <>
                <Grid columns={{ phone: 1, tablet: 2 }} align="start" gap={3}>
                  {(['from', 'to'] as const).map((field) => (
                    <DateField
                      key={field}
                      label={`Band ${at + 1}: ${field === 'from' ? 'first day' : 'last day'}`}
                      value={band[field]}
                      onChange={(day) => change({ [field]: day })}
                      errorMessage={faults[`${pointer}/${field}`]}
                    />
                  ))}
                </Grid>
                <Grid columns={{ phone: 2, desktop: 4 }} align="start" gap={3}>
                  {PRICE_NAMES.flatMap((name) =>
                    (['customer', 'agent'] as const).map((payer) => (
                      <TextField
                        key={`${name} ${payer}`}
                        label={`Band ${at + 1}: ${PRICES[name]}, ${payer === 'customer' ? 'customer' : 'agency'} price`}
                        inputMode="decimal"
                        value={band[name][payer]}
                        onChange={(text) => change({ [name]: { ...band[name], [payer]: text } })}
                        errorMessage={faults[`${pointer}/${name}/${payer}`]}
                      />
                    )),
                  )}
                </Grid>
              </>
            );
          }}
        </RowsField>
      </Stack>
    </Card>
  );
}

interface TermsFieldsProps extends FieldsProps {
  sold: readonly HolidaySold[];
}

/** When the tour starts, and what is paid before and on cancelling. */
export const TermsFields = formPart(Terms, ['validFrom', 'validUntil', 'depositPercent', 'departures', 'policy']);

function Terms({ sold, ...props }: TermsFieldsProps) {
  const { draft, faults, onChange } = props;
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Validity, departures and terms
        </Heading>
        <Grid columns={{ phone: 1, tablet: 3 }} align="start">
          <DateField
            label="Valid from"
            value={draft.validFrom}
            onChange={(validFrom) => onChange({ validFrom })}
            errorMessage={faults['/package/validFrom']}
          />
          <DateField
            label="Valid until"
            value={draft.validUntil}
            onChange={(validUntil) => onChange({ validUntil })}
            errorMessage={faults['/package/validUntil']}
          />
          <TextField
            label="Deposit, percent"
            inputMode="numeric"
            value={draft.depositPercent}
            onChange={(depositPercent) => onChange({ depositPercent })}
            errorMessage={faults['/package/depositPercent']}
          />
        </Grid>
        <TextArea
          label="Departures"
          description="A day and its seats, one a line, such as 2027-01-10 20. Empty: it starts on every day of the price bands."
          rows={6}
          value={draft.departures}
          onChange={(departures) => onChange({ departures })}
          errorMessage={lineFault(faults, '/package/departures')}
        />
        {sold.length > 0 && (
          <Text size="sm" muted>
            Seats that orders have: {sold.map(({ date, seats }) => `${date}: ${seats}`).join(', ')}.
          </Text>
        )}
        <SeriesFields {...props} />
        <PolicyFields
          rules={draft.policy}
          pointer="/package/cancellationPolicy"
          faults={faults}
          mostRules={MOST_LINES}
          onChange={(policy) => onChange({ policy })}
        />
      </Stack>
    </Card>
  );
}

/** Adds departures at equal distances, so that a season is not typed day by day. */
function SeriesFields({ draft, onChange }: FieldsProps) {
  const [series, setSeries] = useState({ first: '', last: '', step: '7', seats: '20' });
  const change = (part: Partial<typeof series>) => setSeries({ ...series, ...part });
  const seats = typedWhole(series.seats) ?? 0;
  const days = daysBetween(series.first, series.last, typedWhole(series.step) ?? 0);
  return (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 5 }} align="end" gap={3}>
      <DateField label="First departure" value={series.first} onChange={(first) => change({ first })} />
      <DateField label="Last departure" value={series.last} onChange={(last) => change({ last })} />
      <TextField label="Every … days" inputMode="numeric" value={series.step} onChange={(step) => change({ step })} />
      <TextField
        label="Seats of each"
        inputMode="numeric"
        value={series.seats}
        onChange={(text) => change({ seats: text })}
      />
      <Inline>
        <Button
          isDisabled={days.length === 0 || seats < 1}
          onPress={() => onChange({ departures: withDays(draft.departures, days, seats) })}
        >
          Add departures
        </Button>
      </Inline>
    </Grid>
  );
}
