import { Card, Grid, Heading, Select, Stack, Text, TextField } from '@jetway/kit-ui';

import type { Faults } from '../../shared/step/typed';
import type { LotDraft } from './lot.draft';
import { MomentField } from '../../shared/clock/moment.field';

type Typed = {
  [Key in keyof LotDraft]: LotDraft[Key] extends string ? Key : never;
}[keyof LotDraft];

interface TermsFieldsProps {
  /** Time zone of the tenant; unknown for a new lot. */
  zone: string | undefined;
  draft: LotDraft;
  faults: Faults;
  onChange: (part: Partial<LotDraft>) => void;
}

/** Deposit, deadlines and penalties. */
export function TermsFields({ zone, draft, faults, onChange }: TermsFieldsProps) {
  const number = (field: Exclude<Typed, 'kind' | 'depositKind'>, label: string, description?: string) => (
    <TextField
      label={label}
      description={description}
      inputMode="decimal"
      value={draft[field]}
      onChange={(text) => onChange({ [field]: text })}
      errorMessage={faults[`/lot/${field}`]}
    />
  );
  const moment = (field: 'namesBy' | 'balanceBy' | 'ticketingBy', label: string) => (
    <MomentField
      label={label}
      value={draft[field]}
      onChange={(text) => onChange({ [field]: text })}
      errorMessage={faults[`/lot/${field}`]}
    />
  );
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Deadlines and penalties
        </Heading>
        <Text size="sm" muted>
          Deadlines are on the clock of the tenant{zone ? ` (${zone})` : ''}.
        </Text>
        <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} align="start">
          {moment('namesBy', 'Names by')}
          {moment('balanceBy', 'Balance by')}
          {moment('ticketingBy', 'Ticketing by')}
        </Grid>
        <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} align="start">
          <Select
            label="Deposit"
            options={[
              { value: 'percent' as const, label: 'Percent of the amount' },
              { value: 'fixed' as const, label: 'Amount for each seat' },
            ]}
            value={draft.depositKind}
            onChange={(depositKind) => onChange({ depositKind })}
          />
          <TextField
            label={draft.depositKind === 'percent' ? 'Deposit, percent' : 'Deposit for each seat'}
            inputMode="decimal"
            value={draft.deposit}
            onChange={(deposit) => onChange({ deposit })}
            errorMessage={faults['/lot/deposit/amount'] ?? faults['/lot/deposit/percent'] ?? faults['/lot/deposit']}
          />
          {number('depositHours', 'Hours to pay the deposit')}
          {number('minPassengers', 'Fewest passengers')}
          {number('maxPassengers', 'Most passengers')}
          {number('dropPenalty', 'Penalty for a dropped seat')}
          {number('cancelPenaltyPercent', 'Penalty of a cancellation, percent')}
          {number('nameChangeFee', 'Fee of a name change', 'After the deadline of names.')}
          {number('keepDepositPercent', 'Deposit kept after a missed deadline, percent')}
        </Grid>
      </Stack>
    </Card>
  );
}
