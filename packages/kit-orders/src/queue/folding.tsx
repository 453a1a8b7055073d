import { Button } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';

import { Folded, FoldSwitch } from './queue.styles';

/** Filters of a bar that fold away behind a button on a phone. */
export function Folding({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <FoldSwitch>
        <Button
          variant="secondary"
          fullWidth
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {name}
        </Button>
      </FoldSwitch>
      <Folded id={id} data-open={isOpen || undefined}>
        {children}
      </Folded>
    </>
  );
}
