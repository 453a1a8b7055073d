import { typedDecimal, typedWhole } from '@jetway/kit-domain/input';

/** What is wrong with fields by their pointers in the request, such as `/note`. */
export type Faults = Readonly<Record<string, string>>;

/** As the services read an amount. */
const AMOUNT = /^\d{1,11}(\.\d{1,3})?$/;
const MOMENT = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads the fields of a form as they were typed, and keeps what is wrong with them. */
export function typedReader() {
  const faults: Record<string, string> = {};
  const fault = (pointer: string, text: string) => {
    faults[pointer] ??= text;
  };
  return {
    faults: faults as Faults,
    fault,
    isRight: () => Object.keys(faults).length === 0,
    /** Digits of an amount. */
    amount: (pointer: string, text: string): string => {
      const plain = typedDecimal(text) ?? '';
      if (!AMOUNT.test(plain)) fault(pointer, 'Write an amount, such as 1250.00.');
      return plain;
    },
    /** A whole number between two others. */
    whole: (pointer: string, text: string, least: number, most: number): number => {
      const value = typedWhole(text);
      if (value === null || value < least || value > most) fault(pointer, `Write a number from ${least} to ${most}.`);
      return value ?? least;
    },
    /** A number with decimals, such as a latitude. */
    decimal: (pointer: string, text: string, least: number, most: number): number => {
      const value = Number(typedDecimal(text) ?? Number.NaN);
      if (!(value >= least && value <= most)) fault(pointer, `Write a number from ${least} to ${most}.`);
      return value;
    },
    /** Words without the space around them. */
    words: (pointer: string, text: string, missing: string): string => {
      if (!text.trim()) fault(pointer, missing);
      return text.trim();
    },
    day: (pointer: string, text: string): string => {
      if (!DAY.test(text)) fault(pointer, 'Choose a day.');
      return text;
    },
    moment: (pointer: string, text: string): string => {
      if (!MOMENT.test(text)) fault(pointer, 'Write a date and a time.');
      return text;
    },
  };
}

/** The lines of a text, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The first fault of a list that is typed in one field, a line for each entry: below its pointer, and in one language of it if it has two. */
export function lineFault(faults: Faults, pointer: string, language?: string): string | undefined {
  const whole = faults[language === undefined ? pointer : `${pointer}/${language}`];
  if (whole !== undefined) return whole;
  for (const [at, text] of Object.entries(faults)) {
    const [, line, rest] = /^\/(\d+)(?:\/(.*))?$/.exec(at.startsWith(pointer) ? at.slice(pointer.length) : '') ?? [];
    if (line !== undefined && (language === undefined || rest === language)) return `Line ${Number(line) + 1}: ${text}`;
  }
  return undefined;
}
