import { useState } from 'react';

import { unfilledIn } from './placeholders';

/** Why a text cannot be sent: a placeholder is open, or it is too long. */
export function spoiltBy(text: string, longest: number): string | undefined {
  const open = unfilledIn(text);
  if (open) return `Replace ${open}: nothing is known for it yet.`;
  return text.trim().length > longest ? `Write at most ${longest} characters.` : undefined;
}

interface AnswerRules {
  /** Longest text, in characters. */
  longest: number;
  /** What is said when it is empty; absent where it may be. */
  missing?: string;
}

/** What an operator writes to an agency: typed, or filled in from a template. */
export function useAnswer(rules: AnswerRules, initial = '') {
  const [text, setText] = useState(initial);
  return useTyped({ text, onChange: setText, ...rules });
}

interface TypedRules extends AnswerRules {
  text: string;
  onChange: (text: string) => void;
}

/** An answer whose text a form keeps. */
export function useTyped({ text, onChange, longest, missing }: TypedRules) {
  const [filled, setFilled] = useState('');
  const [isChecked, setChecked] = useState(false);
  const words = text.trim();
  const spoilt = spoiltBy(words, longest);
  const fault = words === '' ? missing : spoilt;
  return {
    text,
    /** The text without the space around it. */
    words,
    longest,
    change: onChange,
    /** Takes a filled template: in place of one that was not edited, otherwise below what is there. */
    insert: (template: string) => {
      const isFree = words === '' || text === filled;
      onChange(isFree ? template : `${text.trimEnd()}\n\n${template}`);
      setFilled(isFree ? template : '');
    },
    clear: () => {
      onChange('');
      setFilled('');
      setChecked(false);
    },
    /** What is wrong with it: an open placeholder at once, an empty text once it should be sent. */
    fault: isChecked ? fault : spoilt,
    /** Whether it can be sent. */
    check: (): boolean => {
      setChecked(true);
      return fault === undefined;
    },
  };
}

export type Answer = ReturnType<typeof useTyped>;
