import { OtpField } from '@jetway/kit-ui';
import { useT } from '@jetway/kit-runtime';
import { useEffect, useRef, useState } from 'react';

import { useSaid } from '../../said';

/** Said when the boxes are not full. */
const INCOMPLETE = 'Please Enter the Verification code';

/** The state of six boxes. `onCode` resolves to whether the code was refused: empty boxes are ready for the next try. */
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

/** Six boxes. A full paste submits by itself; a refusal puts the caret into the first empty box. */
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
