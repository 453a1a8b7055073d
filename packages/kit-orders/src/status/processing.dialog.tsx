import { Dialog, Inline, Spinner, Text } from '@jetway/kit-ui';

import { useOrderT } from '../host';

/** Covers the page during a supplier call, with the product's text. */
export function ProcessingDialog({ isOpen }: { isOpen: boolean }) {
  const t = useOrderT();
  return (
    <Dialog title={t('booking.processing')} isOpen={isOpen} dismissal="none" size="sm" onOpenChange={() => undefined}>
      <Inline gap={3}>
        <Spinner />
        <Text muted>{t('booking.processingText')}</Text>
      </Inline>
    </Dialog>
  );
}
