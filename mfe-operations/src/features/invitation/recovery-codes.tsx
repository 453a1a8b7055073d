import { Button, Checkbox, Code, CopyButton, Stack, styled, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { Door } from '../../shared/door';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: var(--jw-space-2);
  margin: 0;
  padding: var(--jw-space-4);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface-sunken);
  list-style: none;
`;

/** The recovery codes, which the server shows this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [isKept, setKept] = useState(false);
  return (
    <Door
      title="Write these codes down"
      lead="Each replaces one code of your authenticator, once. They are not shown again."
    >
      <Stack gap={4}>
        <Codes aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </Codes>
        <CopyButton text={codes.join('\n')} label="Copy all codes" isWordShown />
        <Text muted>Keep them on paper or in a password manager, and not on the phone that has the authenticator.</Text>
        <Checkbox label="I have kept them" value={isKept} onChange={setKept} />
        <Button variant="primary" size="lg" fullWidth isDisabled={!isKept} onPress={onKept}>
          Go to the console
        </Button>
      </Stack>
    </Door>
  );
}
