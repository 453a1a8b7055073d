import { problemOf } from '@jetway/kit-api';
import type { ItineraryLink } from '@jetway/kit-api/orders';
import {
  useGetItineraryLinkQuery,
  useRevokeItineraryMutation,
  useShareItineraryMutation,
} from '@jetway/kit-api/orders';
import { useDeadline } from '@jetway/kit-runtime';
import {
  Button,
  Card,
  Checkbox,
  ConfirmDialog,
  CopyButton,
  ErrorState,
  Heading,
  Inline,
  LinkButton,
  Skeleton,
  Stack,
  Text,
  toast,
} from '@jetway/kit-ui';
import { useState } from 'react';

import { useOrderT } from '../host';
import { problemKey } from '../problems/problem-text';
import { SendForm } from './send.form';
import { LinkLine } from './share.styles';
import type { SharedTrip } from './shared-trip';

interface ShareCardProps {
  orderReference: string;
  trip?: SharedTrip;
}

/** Shares an order's itinerary or voucher with its travellers: a link, a text for chat programs, an e-mail. */
export function ShareCard({ orderReference, trip = 'flights' }: ShareCardProps) {
  const t = useOrderT();
  const read = useGetItineraryLinkQuery({ orderReference }, { refetchOnMountOrArgChange: true });
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md">
            {t('orders.share.title')}
          </Heading>
          <Text size="sm" muted>
            {t(`orders.share.${trip}.text`)}
          </Text>
        </Stack>
        {read.data && <Loaded link={read.data} trip={trip} />}
        {!read.data && read.isError && (
          <ErrorState
            level={3}
            title={t('orders.share.failed')}
            text={t(`orders.problems.${problemKey(read.error)}`)}
            requestId={problemOf(read.error)?.requestId}
            onRetry={() => void read.refetch()}
          />
        )}
        {!read.data && !read.isError && <Skeleton width="100%" height="2.5rem" />}
      </Stack>
    </Card>
  );
}

function Loaded({ link, trip }: { link: ItineraryLink; trip: SharedTrip }) {
  const t = useOrderT();
  const [share, { isLoading }] = useShareItineraryMutation();
  const { orderReference } = link;
  const open = async (withPrices: boolean) => {
    const reply = await share({ orderReference, shareItineraryRequest: { withPrices } });
    if (reply.error) toast.error(t(`orders.problems.${problemKey(reply.error)}`));
  };
  return (
    <>
      {link.path ? (
        <Open link={link} path={link.path} trip={trip} onPrices={(withPrices) => void open(withPrices)} />
      ) : (
        <Stack gap={3}>
          {link.revoked && <Text size="sm">{t('orders.share.revoked')}</Text>}
          <div>
            <Button isPending={isLoading} onPress={() => void open(false)}>
              {t('orders.share.create')}
            </Button>
          </div>
        </Stack>
      )}
      <SendForm orderReference={orderReference} trip={trip} />
    </>
  );
}

interface OpenProps {
  link: ItineraryLink;
  path: string;
  trip: SharedTrip;
  onPrices: (withPrices: boolean) => void;
}

function Open({ link, path, trip, onPrices }: OpenProps) {
  const t = useOrderT();
  const deadline = useDeadline();
  const [isRevoking, setRevoking] = useState(false);
  const [revoke, { isLoading }] = useRevokeItineraryMutation();
  const address = new URL(path, window.location.origin).href;
  const end = async () => {
    const reply = await revoke({ orderReference: link.orderReference });
    if (reply.error) toast.error(t(`orders.problems.${problemKey(reply.error)}`));
    setRevoking(false);
  };
  return (
    <Stack gap={3}>
      <LinkLine>
        <bdi>{address}</bdi>
        <CopyButton text={address} label={t('orders.share.copyLink')} />
      </LinkLine>
      {link.expiresAt && (
        <Text size="sm" muted>
          {t('orders.share.until', { at: deadline(link.expiresAt) })}
        </Text>
      )}
      <Checkbox label={t('orders.share.withPrices')} value={link.withPrices} onChange={onPrices} />
      <Inline gap={3} wrap>
        <LinkButton href={path}>{t('orders.share.view')}</LinkButton>
        <CopyButton
          isWordShown
          text={t(`orders.share.${trip}.chat`, { link: address })}
          label={t('orders.share.copyChat')}
        />
        <Button variant="ghost" onPress={() => setRevoking(true)}>
          {t('orders.share.revoke')}
        </Button>
      </Inline>
      {isRevoking && (
        <ConfirmDialog
          isOpen
          title={t('orders.share.revokeTitle')}
          confirmLabel={t('orders.share.revoke')}
          cancelLabel={t('orders.share.keep')}
          tone="danger"
          isPending={isLoading}
          onConfirm={() => void end()}
          onOpenChange={setRevoking}
        >
          {t('orders.share.revokeText')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
