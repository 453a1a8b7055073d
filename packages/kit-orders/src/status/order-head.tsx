import { Code, CopyButton, Heading, Inline, Stack, styled, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { useOrderT } from '../host';

/** Large enough to read out from across a room. */
const Large = styled.span`
  font-size: var(--jw-text-2xl);
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
  user-select: all;
`;

/** The number by which a supplier knows an order, such as a record locator. */
export interface SupplierNumber {
  label: string;
  text: string;
  /** Name of the button that copies it. */
  copy: string;
}

interface OrderHeadProps {
  reference: string;
  /** Shown first once the supplier has assigned one. */
  number?: SupplierNumber | undefined;
  /** The status, and other content beside the reference. */
  children: ReactNode;
}

/** The top of an order page: the number to read out, large and with a copy button, and the reference, which comes first until the supplier has assigned a number. */
export function OrderHead({ reference, number, children }: OrderHeadProps) {
  const t = useOrderT();
  return (
    <Stack gap={1}>
      {number && (
        <Inline gap={2}>
          <Text size="sm" muted>
            {number.label}
          </Text>
          <Large>
            <Code>{number.text}</Code>
          </Large>
          <CopyButton text={number.text} label={number.copy} isWordShown />
        </Inline>
      )}
      <Inline gap={3} wrap>
        <Heading level={1} size={number ? 'md' : '2xl'}>
          {reference}
        </Heading>
        {!number && <CopyButton text={reference} label={t('orders.copyReference')} isWordShown />}
        {children}
      </Inline>
    </Stack>
  );
}
