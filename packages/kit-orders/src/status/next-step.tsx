import { Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { useOrderT } from '../host';
import { Fact } from './fact';

interface NextStepProps {
  children: ReactNode;
  /** A link to where it is done, unless the page has a button for it. */
  action?: ReactNode;
}

/** The possible next step of an order, in the product's texts. Every order has a next step, or says that there is none. */
export function NextStep({ children, action }: NextStepProps) {
  const t = useOrderT();
  return (
    <Fact label={t('orders.nextStep')}>
      <Text size="md" weight="medium">
        {children}
      </Text>
      {action}
    </Fact>
  );
}
