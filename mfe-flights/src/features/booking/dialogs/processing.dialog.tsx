import { useT } from '@jetway/kit-runtime';
import { Dialog, Inline, Spinner, Text } from '@jetway/kit-ui';

/** Covers the page during a supplier call. */
export function ProcessingDialog({ isOpen }: { isOpen: boolean }) {
  const t = useT('flights');
  return (
    <Dialog title={t('booking.processing')} isOpen={isOpen} dismissal="none" size="sm" onOpenChange={() => undefined}>
      <Inline gap={3}>
        <Spinner />
        <Text muted>{t('booking.processingText')}</Text>
      </Inline>
    </Dialog>
  );
}
