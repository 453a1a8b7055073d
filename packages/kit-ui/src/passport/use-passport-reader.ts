import type { MrzOutcome, ScannedPassport } from '@jetway/kit-domain/passport';
import { passportLines, readMrz } from '@jetway/kit-domain/passport';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Countries = Parameters<typeof readMrz>[1];

interface PassportReaderOptions {
  /**
   * The call for the countries by the codes printed in passports. Lines wait for it; if it fails, a passport is read all the
   * same, but for its countries.
   */
  countries: { data?: Countries | undefined; isError: boolean };
  today: string;
  onRead: (passport: ScannedPassport) => void;
}

const NO_COUNTRIES: Countries = [];

/** A field for the two MRZ lines of a passport, with the result. */
export interface PassportReaderState {
  text: string;
  /** Null while the lines are incomplete. */
  outcome: MrzOutcome | null;
  onChange: (typed: string) => void;
  /** Incomplete lines are an error once the field is left. */
  onBlur: () => void;
}

/**
 * Parses the two lines as soon as they are complete. Clears the field for the next passport, or keeps lines that fail the
 * check.
 */
export function usePassportReader({ countries: call, today, onRead }: PassportReaderOptions): PassportReaderState {
  const countries = call.isError ? NO_COUNTRIES : call.data;
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<MrzOutcome | null>(null);
  const latest = useRef('');
  const read = async (typed: string) => {
    if (!countries || !passportLines(typed)) return setOutcome(null);
    const result = await readMrz(typed, countries, today);
    // The user typed on in the meantime.
    if (latest.current !== typed) return;
    setOutcome(result);
    if (result.kind !== 'read') return;
    setText('');
    onRead(result.passport);
  };
  const readEarlier = useEffectEvent(() => {
    if (passportLines(latest.current)) void read(latest.current);
  });
  const isReady = countries !== undefined;
  useEffect(() => {
    if (isReady) readEarlier();
  }, [isReady]);
  return {
    text,
    outcome,
    onChange: (typed) => {
      latest.current = typed;
      setText(typed);
      void read(typed);
    },
    onBlur: () => {
      if (text.trim() && !passportLines(text)) setOutcome({ kind: 'unreadable' });
    },
  };
}
