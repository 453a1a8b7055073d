import { Card, CheckboxGroup, Grid, Heading, Select, Stack, TextArea, TextField } from '@jetway/kit-ui';

import type { Faults } from '../../shared/step/typed';
import { AgenciesField } from './agencies.field';
import type { LotDraft } from './lot.draft';
import { FEATURE_OPTIONS } from './lot.features';
import { KIND_NAMES, LOT_KINDS } from './lots.model';

interface FieldsProps {
  draft: LotDraft;
  faults: Faults;
  onChange: (part: Partial<LotDraft>) => void;
}

interface OfferFieldsProps extends FieldsProps {
  isNew: boolean;
  /** Whether the kind is not for the operator to choose. */
  isKindFixed?: boolean;
}

/** Kind, title, airline, baggage, rating and features; the seats of a new lot. */
export function OfferFields({ isNew, isKindFixed, draft, faults, onChange }: OfferFieldsProps) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          What is sold
        </Heading>
        <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} align="start">
          {!isKindFixed && (
            <Select
              label="Kind"
              options={KIND_NAMES.map((value) => ({ value, label: LOT_KINDS[value] }))}
              value={draft.kind}
              onChange={(kind) => onChange({ kind })}
            />
          )}
          <TextField
            label="Title"
            maxLength={80}
            value={draft.title}
            onChange={(title) => onChange({ title })}
            errorMessage={faults['/lot/title']}
          />
          <TextField
            label="Airline (two letters)"
            maxLength={2}
            value={draft.airline}
            onChange={(airline) => onChange({ airline })}
            errorMessage={faults['/lot/airline']}
          />
          <TextField
            label="Baggage"
            placeholder="30 kg and 7 kg in the cabin"
            maxLength={80}
            value={draft.baggage}
            onChange={(baggage) => onChange({ baggage })}
            errorMessage={faults['/lot/baggage']}
          />
          {isNew && (
            <TextField
              label="Seats"
              inputMode="numeric"
              value={draft.seatsTotal}
              onChange={(seatsTotal) => onChange({ seatsTotal })}
              errorMessage={faults['/seatsTotal']}
            />
          )}
          <TextField
            label="Rating, 0 to 5"
            inputMode="decimal"
            value={draft.userRating}
            onChange={(userRating) => onChange({ userRating })}
            errorMessage={faults['/lot/userRating']}
          />
        </Grid>
        <CheckboxGroup
          label="Features"
          options={FEATURE_OPTIONS}
          value={draft.features}
          onChange={(features) => onChange({ features })}
        />
      </Stack>
    </Card>
  );
}

interface AudienceProps extends FieldsProps {
  tenant: string;
  isReadOnly: boolean;
}

/** Which agencies see the lot, and what they read about it. */
export function AudienceFields({ tenant, draft, faults, isReadOnly, onChange }: AudienceProps) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          For whom
        </Heading>
        <AgenciesField
          tenant={tenant}
          value={draft.agencies}
          isReadOnly={isReadOnly}
          onChange={(agencies) => onChange({ agencies })}
          errorMessage={faults['/lot/agencies']}
        />
        <TextArea
          label="Notes for the agency"
          rows={3}
          maxLength={1000}
          value={draft.notes}
          onChange={(notes) => onChange({ notes })}
          errorMessage={faults['/lot/notes']}
        />
      </Stack>
    </Card>
  );
}
