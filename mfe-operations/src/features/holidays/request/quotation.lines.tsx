import { Button, Card, DescriptionList, Grid, Heading, Inline, Money, Stack, styled, TextField } from '@jetway/kit-ui';

import type { Faults } from '../../../shared/step/typed';
import type { LineDraft } from './quotation.draft';
import { MOST_LINES, NO_LINE, totalOf } from './quotation.draft';

const LONGEST_LABEL = 120;

const Line = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

interface LinesFieldsProps {
  currency: string;
  lines: readonly LineDraft[];
  faults: Faults;
  onChange: (lines: LineDraft[]) => void;
}

/** The lines of a quotation, and what they come to. */
export function LinesFields({ currency, lines, faults, onChange }: LinesFieldsProps) {
  const customer = totalOf(lines, 'unitAmount', currency);
  const agency = totalOf(lines, 'unitAgentAmount', currency);
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={3} size="md">
          Lines
        </Heading>
        {lines.map((line, at) => (
          <LineFields
            // A line has no name of its own while it is typed.
            key={at}
            number={at + 1}
            line={line}
            faults={faults}
            onChange={(part) => onChange(lines.map((one, index) => (index === at ? { ...one, ...part } : one)))}
            {...(lines.length > 1 ? { onRemove: () => onChange(lines.filter((_, index) => index !== at)) } : {})}
          />
        ))}
        {lines.length < MOST_LINES && (
          <Inline>
            <Button onPress={() => onChange([...lines, NO_LINE])}>Add a line</Button>
          </Inline>
        )}
        <DescriptionList
          items={[
            { id: 'customer', term: 'Customer pays', description: customer ? <Money value={customer} /> : '–' },
            { id: 'agency', term: 'Agency pays', description: agency ? <Money value={agency} /> : '–' },
          ]}
        />
      </Stack>
    </Card>
  );
}

interface LineFieldsProps {
  number: number;
  line: LineDraft;
  faults: Faults;
  onChange: (part: Partial<LineDraft>) => void;
  onRemove?: () => void;
}

function LineFields({ number, line, faults, onChange, onRemove }: LineFieldsProps) {
  const at = `/quotation/lines/${number - 1}`;
  return (
    <Line aria-label={`Line ${number}`}>
      <Grid columns={{ phone: 1, tablet: 2, desktop: 5 }} align="start" gap={3}>
        <TextField
          label={`Line ${number}`}
          placeholder="Adult in a double room"
          maxLength={LONGEST_LABEL}
          value={line.label}
          onChange={(label) => onChange({ label })}
          errorMessage={faults[`${at}/label`]}
        />
        <TextField
          label="Quantity"
          inputMode="numeric"
          value={line.quantity}
          onChange={(quantity) => onChange({ quantity })}
          errorMessage={faults[`${at}/quantity`]}
        />
        <TextField
          label="Customer pays for one"
          inputMode="decimal"
          value={line.unitAmount}
          onChange={(unitAmount) => onChange({ unitAmount })}
          errorMessage={faults[`${at}/unitAmount`]}
        />
        <TextField
          label="Agency pays for one"
          inputMode="decimal"
          value={line.unitAgentAmount}
          onChange={(unitAgentAmount) => onChange({ unitAgentAmount })}
          errorMessage={faults[`${at}/unitAgentAmount`]}
        />
        {onRemove && (
          <Inline>
            <Button variant="ghost" aria-label={`Remove line ${number}`} onPress={onRemove}>
              Remove
            </Button>
          </Inline>
        )}
      </Grid>
    </Line>
  );
}
