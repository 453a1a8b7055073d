import { useState } from 'react';

import { Button, ConfirmDialog, DescriptionList, Dialog, Inline, Popover, Sheet, Text, TextField } from '../../src';
import { Exhibit, Room } from '../exhibit';

type Open = 'dialog' | 'confirm' | 'sheet' | undefined;

export function OverlaysRoom() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Room title="Overlays">
      <Exhibit title="Dialog, ConfirmDialog, Sheet, Popover">
        <Inline gap={2}>
          <Button onPress={() => setOpen('dialog')}>Dialog</Button>
          <Button onPress={() => setOpen('confirm')}>Confirm</Button>
          <Button onPress={() => setOpen('sheet')}>Sheet</Button>
          <Popover label="Wallet" trigger={<Button>Popover</Button>}>
            <DescriptionList
              items={[
                { term: 'Balance', description: 'AED 12,400.00' },
                { term: 'On hold', description: 'AED 4,247.50' },
              ]}
            />
          </Popover>
        </Inline>
        <Dialog
          title="The price has changed"
          isOpen={open === 'dialog'}
          onOpenChange={close}
          footer={
            <>
              <Button onPress={close}>Choose another</Button>
              <Button variant="primary" onPress={close}>
                Go on
              </Button>
            </>
          }
        >
          <Text>The airline asks AED 45.00 more than when you searched.</Text>
        </Dialog>
        <ConfirmDialog
          title="Cancel this booking?"
          tone="danger"
          confirmLabel="Cancel booking"
          cancelLabel="Keep it"
          isOpen={open === 'confirm'}
          onOpenChange={close}
          onConfirm={close}
        >
          The seats go back to the airline. This cannot be undone.
        </ConfirmDialog>
        <Sheet
          title="Filters"
          isOpen={open === 'sheet'}
          onOpenChange={close}
          footer={
            <Button variant="primary" onPress={close}>
              Show 24 fares
            </Button>
          }
        >
          <TextField label="Airline" value="" onChange={() => undefined} />
        </Sheet>
      </Exhibit>
    </Room>
  );
}
