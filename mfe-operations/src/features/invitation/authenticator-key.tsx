import { Code, CopyButton, Disclosure, Inline, Stack, styled, Text } from '@jetway/kit-ui';

import type { InvitationResponse } from '../../api/endpoints/session';

/** On white in both colour schemes: many phones do not read a QR code of light on dark. */
const QrCode = styled.img`
  inline-size: 12rem;
  block-size: 12rem;
  margin-inline: auto;
  padding: var(--jw-space-3);
  border-radius: var(--jw-radius-md);
  background: white;
`;

/** The secret of the authenticator: to scan, to open on this phone, or to type. */
export function AuthenticatorKey({ invitation: { address, key, qrCode } }: { invitation: InvitationResponse }) {
  return (
    <Stack gap={3}>
      <Text>2. Scan this with an authenticator app, and enter the code it shows.</Text>
      <QrCode src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`} alt="QR code for an authenticator app" />
      <Disclosure title="It cannot be scanned">
        <Stack gap={2}>
          <Text>
            On this phone, <a href={address}>open it in the app</a>. Elsewhere, type the key in:
          </Text>
          <Inline gap={2}>
            <Code>{(key.match(/.{1,4}/g) ?? []).join(' ')}</Code>
            <CopyButton text={key} label="Copy the key" />
          </Inline>
        </Stack>
      </Disclosure>
    </Stack>
  );
}
