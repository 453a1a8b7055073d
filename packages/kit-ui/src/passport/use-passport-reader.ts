import type { MrzOutcome, ScannedPassport } from '@jetway/kit-domain/passport';
import { passportLines, readMrz } from '@jetway/kit-domain/passport';
import { useRef, useState } from 'react';

interface PassportReaderOptions {
  /** Countries by the letters passports print. */
  countries: Parameters<typeof readMrz>[1];
  today: string;
  onRead: (passport: ScannedPassport) => void;
}

/** A field for the two lines at the foot of a passport's page, and what became of them. */
export interface PassportReaderState {
  text: string;
  /** Null while the lines are not there yet. */
  outcome: MrzOutcome | null;
  onChange: (typed: string) => void;
  /** Half of the lines is nothing; said once the field is left. */
  onBlur: () => void;
}

/** Reads the two lines as soon as they are there: the field is empty again for the next passport, or keeps what does not add up. */
export function usePassportReader({ countries, today, onRead }: PassportReaderOptions): PassportReaderState {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<MrzOutcome | null>(null);
  const latest = useRef('');
  const change = async (typed: string) => {
    latest.current = typed;
    setText(typed);
    if (!passportLines(typed)) return setOutcome(null);
    const read = await readMrz(typed, countries, today);
    // Somebody went on typing meanwhile.
    if (latest.current !== typed) return;
    setOutcome(read);
    if (read.kind !== 'read') return;
    setText('');
    onRead(read.passport);
  };
  return {
    text,
    outcome,
    onChange: (typed) => void change(typed),
    onBlur: () => {
      if (text.trim() && !passportLines(text)) setOutcome({ kind: 'unreadable' });
    },
  };
}
