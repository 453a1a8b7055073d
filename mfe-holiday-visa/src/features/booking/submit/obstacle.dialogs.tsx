import type { MoneyText } from '@jetway/kit-domain';
import { problemKey, ShortfallCallout } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, Callout, DescriptionList, Dialog, Money, Stack, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import type { Obstacle } from './submit.model';

interface ObstacleDialogsProps {
  obstacle: Obstacle | null;
  isSaving: boolean;
  /** Why the price could not be asked for again. */
  failure: unknown;
  onClose: () => void;
  /** Asks for the price again. */
  onReprice: () => void;
  /** Consents to an amount. */
  onAccept: (amount: MoneyText) => void;
}

/** Questions to answer before the application goes on. */
export function ObstacleDialogs({ obstacle, ...rest }: ObstacleDialogsProps) {
  switch (obstacle?.kind) {
    case 'moved':
      return <MovedDialog {...obstacle} {...rest} />;
    case 'expired':
      return <ExpiredDialog {...rest} />;
    case 'short':
      return <ShortDialog shortfall={obstacle.shortfall} onClose={rest.onClose} />;
    case undefined:
      return null;
  }
}

type Answers = Omit<ObstacleDialogsProps, 'obstacle'>;

function MovedDialog({ previous, current, onClose, onAccept }: Answers & { previous: MoneyText; current: MoneyText }) {
  const t = useT('visas');
  return (
    <Notice
      title={t('booking.moved.title')}
      onClose={onClose}
      action={
        <Button variant="primary" onPress={() => onAccept(current)}>
          {t('booking.moved.accept')}
        </Button>
      }
    >
      <Text>{t('booking.moved.text')}</Text>
      <DescriptionList
        items={[
          { term: t('booking.moved.before'), description: <Money value={previous} /> },
          { term: t('booking.moved.now'), description: <Money value={current} size="lg" /> },
        ]}
      />
    </Notice>
  );
}

function ExpiredDialog({ isSaving, failure, onClose, onReprice }: Answers) {
  const t = useT('visas');
  return (
    <Notice
      title={t('booking.priceOver.title')}
      onClose={onClose}
      action={
        <Button variant="primary" isPending={isSaving} onPress={onReprice}>
          {t('booking.priceOver.action')}
        </Button>
      }
    >
      <Text>{t('booking.priceOver.text')}</Text>
      {failure !== null && <Callout tone="danger">{t(`orders.problems.${problemKey(failure)}`)}</Callout>}
    </Notice>
  );
}

/** The wallet is short; nothing was sent. */
function ShortDialog({ shortfall, onClose }: { shortfall: MoneyText | null; onClose: () => void }) {
  const t = useT('visas');
  return (
    <Dialog
      title={t('booking.short.title')}
      isOpen
      onOpenChange={onClose}
      role="alertdialog"
      dismissal="keyboard"
      footer={
        <Button variant="secondary" onPress={onClose}>
          {t('booking.short.close')}
        </Button>
      }
    >
      <ShortfallCallout shortfall={shortfall} />
    </Dialog>
  );
}

interface NoticeProps {
  title: string;
  action: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

function Notice({ title, action, onClose, children }: NoticeProps) {
  const t = useT('visas');
  const footer = (
    <>
      <Button variant="secondary" onPress={onClose}>
        {t('booking.later')}
      </Button>
      {action}
    </>
  );
  return (
    <Dialog title={title} isOpen onOpenChange={onClose} dismissal="keyboard" role="alertdialog" footer={footer}>
      <Stack gap={4}>{children}</Stack>
    </Dialog>
  );
}
