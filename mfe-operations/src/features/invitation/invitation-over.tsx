import { LinkButton, Stack, Text } from '@jetway/kit-ui';

import { Door } from '../../shared/door';

/** The link was used, is a day old, was replaced by another one, or was not copied whole. */
export function InvitationOver() {
  return (
    <Door title="This invitation cannot be used">
      <Stack gap={4}>
        <Text>
          It works once and for a day, and a newer one replaces it. Check that the whole link was copied, or ask the
          person who invited you for another.
        </Text>
        <LinkButton href="/sign-in">Sign in instead</LinkButton>
      </Stack>
    </Door>
  );
}
