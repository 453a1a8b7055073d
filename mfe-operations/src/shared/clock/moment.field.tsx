import { plainDigits } from '@jetway/kit-domain';
import { DateField, Grid, TextField } from '@jetway/kit-ui';
import { useState } from 'react';

interface MomentFieldProps {
  label: string;
  /** `YYYY-MM-DDTHH:mm`, or '' for none. */
  value: string;
  onChange: (value: string) => void;
  errorMessage?: string | undefined;
}

/** A day and a time of day, on the clock of a place that the page names. */
export function MomentField({ label, value, onChange, errorMessage }: MomentFieldProps) {
  const [typed, setTyped] = useState({ day: value.slice(0, 10), time: value.slice(11, 16) });
  const change = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    onChange(next.day && next.time ? `${next.day}T${plainDigits(next.time).trim()}` : '');
  };
  return (
    <Grid columns={2} gap={2} align="start">
      <DateField label={label} value={typed.day} onChange={(day) => change({ day })} errorMessage={errorMessage} />
      <TextField
        label={`Time: ${label}`}
        placeholder="18:00"
        inputMode="numeric"
        maxLength={5}
        value={typed.time}
        onChange={(time) => change({ time })}
      />
    </Grid>
  );
}
