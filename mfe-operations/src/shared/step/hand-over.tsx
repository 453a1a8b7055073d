import { Button, Inline, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { Assignee, DeskName } from '../../api/endpoints/desks';
import { useLoadAssigneesQuery } from '../../api/endpoints/desks';
import { failureText } from '../failure';
import { AssignField } from './assign.field';

interface HandOverProps {
  tenant: string;
  desk: DeskName;
  /** Name of the operator who works on it. */
  owner: string | undefined;
  isBusy: boolean;
  onAssign: (operator: Assignee) => Promise<void>;
}

/** Gives what waits at a desk to another of its operators, who are loaded once they are asked for. */
export function HandOver(props: HandOverProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Operators {...props} />;
  return (
    <Inline>
      <Button onPress={() => setOpen(true)}>Give it to another operator</Button>
    </Inline>
  );
}

function Operators({ tenant, desk, owner, ...assign }: HandOverProps) {
  const { currentData, error, isFetching, refetch } = useLoadAssigneesQuery({ assigneeSearch: { tenant, desk } });
  if (currentData) {
    const others = currentData.items.filter(({ isMe, name }) => !isMe && name !== owner);
    if (others.length > 0) return <AssignField operators={others} {...assign} />;
    return (
      <Text muted role="status">
        No other operator works at this desk.
      </Text>
    );
  }
  if (error === undefined)
    return (
      <Text muted role="status">
        Loading the operators
      </Text>
    );
  return (
    <Inline gap={2} wrap>
      <Text role="alert">The operators did not load. {failureText(error)}</Text>
      <Button size="sm" isPending={isFetching} onPress={() => void refetch()}>
        Try again
      </Button>
    </Inline>
  );
}
