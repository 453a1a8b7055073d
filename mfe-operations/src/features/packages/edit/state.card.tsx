import { Button, Card, ConfirmDialog, DateText, Inline, Stack, StatusPill, Text, toast } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { useState } from 'react';

import type { HolidayPackagePage } from '../../../api/endpoints/holidays';
import { usePublishHolidayPackageMutation, useWithdrawHolidayPackageMutation } from '../../../api/endpoints/holidays';
import { RefusedCallout } from '../../../shared/refused.callout';
import { PACKAGE_STATES } from '../packages.model';

interface StateCardProps {
  page: HolidayPackagePage;
  /** The step that changes the state. */
  children?: ReactNode;
}

/** Whether agencies see the package. */
export function StateCard({ page: { state, changedAt, changedBy }, children }: StateCardProps) {
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={3} wrap>
          <span role="status">
            <StatusPill tone={PACKAGE_STATES[state].tone}>{PACKAGE_STATES[state].name}</StatusPill>
          </span>
          <Text size="sm" muted>
            Changed <DateText value={changedAt} format="datetime" /> by <bdi>{changedBy}</bdi>
          </Text>
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}

interface StateStepsProps {
  page: HolidayPackagePage;
  /** Whether something was typed that is not saved. */
  isDirty: boolean;
  /** The version the operator has seen. */
  version: number;
  onChanged: (page: HolidayPackagePage) => void;
  /** Shows the fields that keep a package from being published. */
  onRefused: (error: unknown) => void;
}

/** Publishes the package, or withdraws it. */
export function StateSteps({ page, isDirty, version, onChanged, onRefused }: StateStepsProps) {
  const { tenant, packageId, state } = page;
  const [publish, publishing] = usePublishHolidayPackageMutation();
  const [withdraw, withdrawing] = useWithdrawHolidayPackageMutation();
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const step = { holidayPackageStep: { tenant, packageId, version } };
  const take = async (call: Promise<{ data?: HolidayPackagePage; error?: unknown }>, done: string) => {
    const { data, error } = await call;
    setAsked(false);
    setRefusal(error);
    if (!data) return onRefused(error);
    toast.success(done);
    onChanged(data);
  };
  return (
    <>
      {isDirty && (
        <Text size="sm">
          {state === 'published'
            ? 'There are unsaved changes. Agencies see them once they are saved.'
            : 'There are unsaved changes. Save them before publishing.'}
        </Text>
      )}
      <Inline>
        {state === 'published' ? (
          <Button onPress={() => setAsked(true)}>Withdraw</Button>
        ) : (
          <Button
            variant="primary"
            isPending={publishing.isLoading}
            isDisabled={isDirty}
            onPress={() => void take(publish(step), 'Agencies can see the package now')}
          >
            Publish
          </Button>
        )}
      </Inline>
      <RefusedCallout error={refusal} />
      {isAsked && (
        <ConfirmDialog
          title="Withdraw the package?"
          isOpen
          onOpenChange={() => setAsked(false)}
          onConfirm={() => void take(withdraw(step), 'Agencies no longer see the package')}
          confirmLabel="Withdraw"
          isPending={withdrawing.isLoading}
        >
          Agencies no longer find it. Requests and orders stay as they are.
        </ConfirmDialog>
      )}
    </>
  );
}
