import { Button, FormError, Grid, Heading, Inline, Stack, Text, TextField } from '@jetway/kit-ui';

import type { Faults } from './typed';

/** A rule as it is typed. */
export interface RuleDraft {
  daysBefore: string;
  percent: string;
}

interface PolicyFieldsProps {
  rules: readonly RuleDraft[];
  /** Pointer of the list of rules. */
  pointer: string;
  faults: Faults;
  mostRules: number;
  onChange: (rules: RuleDraft[]) => void;
}

/** What cancelling costs, by days before the start. */
export function PolicyFields({ rules, pointer, faults, mostRules, onChange }: PolicyFieldsProps) {
  const change = (at: number, part: Partial<RuleDraft>) =>
    onChange(rules.map((rule, index) => (index === at ? { ...rule, ...part } : rule)));
  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        Cancellation
      </Heading>
      <Text size="sm" muted>
        {rules.length === 0
          ? 'Without a rule, cancelling is free until the start.'
          : 'Cancelling is free before the first rule. Later rules cost more.'}
      </Text>
      <FormError>{faults[pointer]}</FormError>
      {rules.map((rule, at) => (
        // A rule has no name of its own while it is typed.
        <Grid key={at} columns={{ phone: 1, tablet: 3 }} align="start" gap={3}>
          <TextField
            label={`Rule ${at + 1}: from days before`}
            inputMode="numeric"
            value={rule.daysBefore}
            onChange={(daysBefore) => change(at, { daysBefore })}
            errorMessage={faults[`${pointer}/${at}/daysBefore`]}
          />
          <TextField
            label={`Rule ${at + 1}: percent of the price`}
            inputMode="numeric"
            value={rule.percent}
            onChange={(percent) => change(at, { percent })}
            errorMessage={faults[`${pointer}/${at}/percent`]}
          />
          <Inline>
            <Button
              variant="ghost"
              aria-label={`Remove rule ${at + 1}`}
              onPress={() => onChange(rules.filter((_, index) => index !== at))}
            >
              Remove
            </Button>
          </Inline>
        </Grid>
      ))}
      {rules.length < mostRules && (
        <Inline>
          <Button size="sm" onPress={() => onChange([...rules, { daysBefore: '', percent: '' }])}>
            Add a rule
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
