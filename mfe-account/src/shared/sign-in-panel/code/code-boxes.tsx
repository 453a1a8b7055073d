import { OtpField } from '@jetway/kit-ui';
import { useT } from '@jetway/kit-runtime';
import { useEffect, useRef, useState } from 'react';

import { useSaid } from '../../said';

/** Shown when digits are missing. */
const INCOMPLETE = 'Please Enter the Verification code';

/**
 * State of six digit boxes. `onCode` resolves to whether the code was refused; the boxes are then emptied for the next
 * attempt.
 */
export function useCode(onCode: (code: string) => Promise<boolean>) {
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const submit = (value: string) => {
    setIncomplete(value.length < 6);
    if (value.length < 6) return setRefusals((count) => count + 1);
    void onCode(value).then((isRefused) => {
      if (!isRefused) return;
      setCode('');
      setRefusals((count) => count + 1);
    });
  };
  const change = (value: string) => {
    setCode(value);
    setIncomplete(false);
  };
  return { code, isIncomplete, refusals, submit, change };
}

interface CodeBoxesProps {
  boxes: ReturnType<typeof useCode>;
  isRefused: boolean;
}

/** Six digit boxes. Pasting a full code submits it; a refusal focuses the first empty box. */
export function CodeBoxes({ boxes, isRefused }: CodeBoxesProps) {
  const t = useT('account');
  const said = useSaid();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (boxes.refusals > 0) input.current?.focus();
  }, [boxes.refusals]);
  return (
    <OtpField
      label={t('code.label')}
      length={6}
      value={boxes.code}
      autoFocus
      inputRef={input}
      isInvalid={boxes.isIncomplete || isRefused}
      errorMessage={boxes.isIncomplete ? said(INCOMPLETE) : undefined}
      onChange={boxes.change}
      onComplete={boxes.submit}
    />
  );
}
