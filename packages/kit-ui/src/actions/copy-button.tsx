import { useEffect, useState } from 'react';

import { VisuallyHidden } from '../layout/visually-hidden';
import { icons, styled, useKitWords } from '../theme';
import { IconButton } from './icon-button';

const SHOWN_MS = 2000;

const LOOKS = {
  idle: { Icon: icons.Copy, word: undefined },
  copied: { Icon: icons.Check, word: 'copied' },
  failed: { Icon: icons.TriangleAlert, word: 'copyFailed' },
} as const;

const Word = styled.span`
  font-size: var(--jw-text-xs);
  color: var(--jw-success-text);
`;

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** Defaults to "Copy". Example: "Copy order reference". */
  label?: string;
  /** How long the confirmation is shown, in milliseconds; default 2 seconds. */
  shownMs?: number;
  /** Also shows the label beside the icon. */
  isWordShown?: boolean;
  className?: string;
}

/** Copies a text and reports success or failure; browsers refuse when the page may not use the clipboard. */
export function CopyButton({ text, label, shownMs = SHOWN_MS, isWordShown = false, className }: CopyButtonProps) {
  const words = useKitWords();
  const [outcome, setOutcome] = useState<keyof typeof LOOKS>('idle');
  const { Icon, word } = LOOKS[outcome];
  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), shownMs);
    return () => clearTimeout(timer);
  }, [outcome, shownMs]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <>
      <IconButton label={label ?? words.copy} size="sm" className={className} onPress={() => void copy()}>
        <Icon aria-hidden size={16} />
      </IconButton>
      {isWordShown ? (
        <Word role="status">{word ? words[word] : ''}</Word>
      ) : (
        <VisuallyHidden role="status">{word ? words[word] : ''}</VisuallyHidden>
      )}
    </>
  );
}
