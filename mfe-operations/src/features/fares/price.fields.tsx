import { Card, Grid, Heading, Stack, Text, TextField } from '@jetway/kit-ui';

import type { Faults } from '../../shared/step/typed';
import type { LotDraft, PassengerType } from './lot.draft';
import { PASSENGER_TYPES } from './lot.draft';

const TYPES: Readonly<Record<PassengerType, string>> = { adult: 'Adult', child: 'Child', infant: 'Infant' };

interface PriceFieldsProps {
  draft: LotDraft;
  faults: Faults;
  onChange: (part: Partial<LotDraft>) => void;
}

/** What a traveller pays and what the agency pays, for each type of passenger. */
export function PriceFields({ draft, faults, onChange }: PriceFieldsProps) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Prices
        </Heading>
        <Text size="sm" muted>
          For one passenger, in the tenant’s currency. Infants take no seat.
        </Text>
        <Grid columns={{ phone: 1, tablet: 2 }} align="start">
          {PASSENGER_TYPES.flatMap((type) =>
            (['customer', 'agent'] as const).map((payer) => (
              <TextField
                key={`${type} ${payer}`}
                label={`${TYPES[type]}: ${payer === 'customer' ? 'customer price' : 'agency price'}`}
                inputMode="decimal"
                value={draft.prices[type][payer]}
                onChange={(text) =>
                  onChange({ prices: { ...draft.prices, [type]: { ...draft.prices[type], [payer]: text } } })
                }
                errorMessage={faults[`/lot/prices/${type}/${payer}`]}
              />
            )),
          )}
        </Grid>
      </Stack>
    </Card>
  );
}
