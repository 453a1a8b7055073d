import { useT } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { Button, Dialog, Stack, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import type { ChangeKind } from '../../../shared/trip/fare-change';
import { kindOf } from '../../../shared/trip/fare-change';
import { FareChangeFacts } from '../../../shared/trip/fare-change.facts';
import { SameFlights } from '../../../shared/trip/same-flights';
import type { Obstacle, Rescue } from '../sale.model';

interface ObstacleDialogsProps {
  obstacle: Obstacle | null;
  /** The results this fare was selected from. */
  resultsHref: string;
  searchHref: string;
  onAccept: () => void;
  /** Switches to the same flights from another supplier. */
  onSwitch: (itineraryId: string) => void;
}

/** Questions to answer before the booking continues; none can be dismissed. */
export function ObstacleDialogs({ obstacle, resultsHref, searchHref, onAccept, onSwitch }: ObstacleDialogsProps) {
  switch (obstacle?.kind) {
    case 'changed':
      return (
        <Notice text="changed" kind={kindOf(obstacle.change)} href={resultsHref} accept={onAccept}>
          <FareChangeFacts change={obstacle.change} />
        </Notice>
      );
    case 'soldOut':
      return (
        <Notice text="soldOut" href={resultsHref} isSecond={obstacle.rescue.flights.length > 0}>
          <Elsewhere rescue={obstacle.rescue} onSwitch={onSwitch} />
        </Notice>
      );
    case 'expired':
      return <Notice text="expired" href={searchHref} />;
    case undefined:
      return null;
  }
}

function Elsewhere({
  rescue: { flights, before },
  onSwitch,
}: {
  rescue: Rescue;
  onSwitch: ObstacleDialogsProps['onSwitch'];
}) {
  const t = useT('flights');
  if (flights.length === 0) return <Text>{t('booking.soldOut.none')}</Text>;
  return <SameFlights flights={flights} before={before} onSwitch={onSwitch} />;
}

interface NoticeProps {
  text: Obstacle['kind'];
  /** Which texts describe the change. */
  kind?: ChangeKind;
  href: string;
  accept?: () => void;
  /** Secondary, because another action is recommended. */
  isSecond?: boolean;
  children?: ReactNode;
}

function Notice({ text, kind, href, accept, isSecond = Boolean(accept), children }: NoticeProps) {
  const t = useT('flights');
  const navigate = useNavigate();
  const leave = () => void navigate(href);
  const words = (part: 'title' | 'text' | 'accept') =>
    t(kind ? `booking.${text}.${part}.${kind}` : `booking.${text}.${part}`);
  const footer = (
    <>
      <Button variant={isSecond ? 'secondary' : 'primary'} onPress={leave}>
        {t(`booking.${text}.leave`)}
      </Button>
      {accept && (
        <Button variant="primary" onPress={accept}>
          {words('accept')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={words('title')} isOpen onOpenChange={leave} dismissal="none" role="alertdialog" footer={footer}>
      <Stack gap={4}>
        <Text>{words('text')}</Text>
        {children}
      </Stack>
    </Dialog>
  );
}
