import { Button, Grid, Inline, Select } from '@jetway/kit-ui';
import { useState } from 'react';

import type { Assignee } from '../../api/endpoints/desks';

interface AssignFieldProps {
  operators: readonly Assignee[];
  /** Whether a step is under way, this one or another. */
  isBusy: boolean;
  onAssign: (operator: Assignee) => Promise<void>;
}

/** Chooses an operator, and gives them what waits. */
export function AssignField({ operators, isBusy, onAssign }: AssignFieldProps) {
  const [chosen, setChosen] = useState('');
  const [isGiving, setGiving] = useState(false);
  const taker = operators.find(({ operatorId }) => operatorId === chosen);
  const give = async (operator: Assignee) => {
    setGiving(true);
    await onAssign(operator);
    setGiving(false);
    setChosen('');
  };
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} align="end" gap={3}>
      <Select
        label="Operator"
        placeholder="Choose an operator"
        options={operators.map(({ operatorId, name }) => ({ value: operatorId, label: name }))}
        value={chosen}
        onChange={setChosen}
      />
      <Inline>
        <Button
          isPending={isGiving}
          isDisabled={!taker || (isBusy && !isGiving)}
          onPress={() => taker && void give(taker)}
        >
          Assign
        </Button>
      </Inline>
    </Grid>
  );
}
