import { Button, FormError, Heading, Inline, Stack, styled } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

const Row = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: var(--jw-space-3);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-md);
`;

interface RowsFieldProps<Row> {
  rows: readonly Row[];
  /** What one row is called: "Hotel". */
  name: string;
  blank: Row;
  fewest?: number;
  /** What is wrong with the rows as a whole. */
  fault?: string | undefined;
  most: number;
  onChange: (rows: Row[]) => void;
  /** The fields of a row; `change` replaces a part of it. */
  children: (row: Row, at: number, change: (part: Partial<Row>) => void) => ReactNode;
}

/** Rows of the same fields, which are added, moved up and removed. */
export function RowsField<Row>({
  rows,
  name,
  blank,
  fewest = 0,
  fault,
  most,
  onChange,
  children,
}: RowsFieldProps<Row>) {
  const change = (at: number, part: Partial<Row>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const moveUp = (at: number) =>
    onChange(rows.map((row, index) => (index === at - 1 ? rows[at] : index === at ? rows[at - 1] : row) ?? row));
  return (
    <Stack gap={3}>
      <FormError>{fault}</FormError>
      {rows.map((row, at) => (
        // A row has no name of its own while it is typed.
        <Row key={at} aria-label={`${name} ${at + 1}`}>
          <Stack gap={3}>
            <Inline justify="space-between" wrap>
              <Heading level={3} size="sm">
                {name} {at + 1}
              </Heading>
              <Inline gap={2}>
                {at > 0 && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Move ${name.toLowerCase()} ${at + 1} up`}
                    onPress={() => moveUp(at)}
                  >
                    Move up
                  </Button>
                )}
                {rows.length > fewest && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Remove ${name.toLowerCase()} ${at + 1}`}
                    onPress={() => onChange(rows.filter((_, index) => index !== at))}
                  >
                    Remove
                  </Button>
                )}
              </Inline>
            </Inline>
            {children(row, at, (part) => change(at, part))}
          </Stack>
        </Row>
      ))}
      {rows.length < most && (
        <Inline>
          <Button onPress={() => onChange([...rows, blank])}>Add {name.toLowerCase()}</Button>
        </Inline>
      )}
    </Stack>
  );
}
