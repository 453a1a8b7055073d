import { useEffect, useState } from 'react';

import { icons, useKitWords } from '../theme';
import { VisuallyHidden } from '../layout/visually-hidden';
import { IconButton } from './icon-button';

const SHOWN_MS = 2000;

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** "Copy" unless told, e.g. "Copy order reference". */
  label?: string;
  className?: string;
}

/** Copies a text and says so. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const words = useKitWords();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }

  return (
    <>
      <IconButton label={label ?? words.copy} size="sm" className={className} onPress={() => void copy()}>
        {isCopied ? <icons.Check aria-hidden size={16} /> : <icons.Copy aria-hidden size={16} />}
      </IconButton>
      <VisuallyHidden role="status">{isCopied ? words.copied : ''}</VisuallyHidden>
    </>
  );
}
