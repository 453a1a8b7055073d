import { toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { AfterSaleRequest } from '../../api/endpoints/orders';
import { useAssignAfterSaleMutation } from '../../api/endpoints/orders';
import { HandOver } from '../../shared/step/hand-over';
import { StepCard } from '../../shared/step/step.card';
import { isOpen } from './refund.model';

interface RefundOwnerProps {
  tenant: string;
  request: AfterSaleRequest;
}

/** Gives a request to another operator of the desk. It is refused when its owner has changed since it was read. */
export function RefundOwner({ tenant, request }: RefundOwnerProps) {
  const { requestReference, owner } = request;
  const [assign, { isLoading }] = useAssignAfterSaleMutation();
  const [refusal, setRefusal] = useState<unknown>();
  return (
    <StepCard title="Who works on it" isOpen={isOpen(request)} refusal={refusal}>
      <HandOver
        tenant={tenant}
        desk="afterSale"
        owner={owner}
        isBusy={isLoading}
        onAssign={async ({ operatorId, name }) => {
          const { data, error } = await assign({
            afterSaleAssignment: { tenant, requestReference, operatorId, ...(owner && { owner }) },
          });
          setRefusal(error);
          if (data) toast.success(`${requestReference}: ${name} works on it`);
        }}
      />
    </StepCard>
  );
}
