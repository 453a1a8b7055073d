import type { UmrahQuotePage } from '@jetway/kit-api/fares';
import { useFareRevokeUmrahQuoteMutation, useFareShareUmrahQuoteMutation } from '@jetway/kit-api/fares';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Button, Card, ConfirmDialog, CopyButton, Heading, Inline, LinkButton, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { ProblemCallout } from '../../../shared/problem.callout';

interface ShareCardProps {
  quote: UmrahQuotePage;
  /** Reads the quote again. */
  onRefresh: () => void;
}

/** The link that opens the quote for the client, without net amounts. */
export function ShareCard({ quote, onRefresh }: ShareCardProps) {
  const t = useT('fares');
  const [share, { isLoading, error }] = useFareShareUmrahQuoteMutation();
  const { link, referenceId, version, isOver, lines } = quote;
  const make = async () => {
    await share({ umrahQuoteVersion: { referenceId, version } });
    // Also after a refusal: the quote may have changed.
    onRefresh();
  };
  return (
    <Card padding="md" as="section" aria-label={t('umrah.share.title')}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('umrah.share.title')}
        </Heading>
        <Text size="sm" muted>
          {t('umrah.share.text')}
        </Text>
        {link.path ? (
          <OpenLink quote={quote} path={link.path} onRefresh={onRefresh} />
        ) : (
          <>
            {(link.state === 'revoked' || link.state === 'expired') && <Text>{t(`umrah.share.${link.state}`)}</Text>}
            {lines.length === 0 && <Text>{t('umrah.share.nothing')}</Text>}
            {lines.length > 0 && isOver && <Text>{t('umrah.share.over')}</Text>}
            {lines.length > 0 && !isOver && (
              <div>
                <Button isPending={isLoading} onPress={() => void make()}>
                  {t('umrah.share.create')}
                </Button>
              </div>
            )}
          </>
        )}
        <ProblemCallout error={error} title={t('umrah.share.failed')} />
      </Stack>
    </Card>
  );
}

function OpenLink({ quote: { referenceId, link }, path, onRefresh }: ShareCardProps & { path: string }) {
  const t = useT('fares');
  const deadline = useDeadline();
  const [isRevoking, setRevoking] = useState(false);
  const [revoke, { isLoading, error }] = useFareRevokeUmrahQuoteMutation();
  const address = new URL(path, window.location.origin).href;
  const pdf = `/api/search/v1/Proposal/GetSharedProposalPdf${path.slice(path.indexOf('?'))}`;
  const end = async () => {
    const reply = await revoke({ umrahQuoteReference: { referenceId } });
    setRevoking(false);
    if (reply.data) onRefresh();
  };
  return (
    <Stack gap={3}>
      {link.expiresAt && <Text size="sm">{t('umrah.share.until', { at: deadline(link.expiresAt) })}</Text>}
      <Inline gap={3} wrap>
        <CopyButton isWordShown text={address} label={t('umrah.share.copy')} />
        <LinkButton href={path}>{t('umrah.share.view')}</LinkButton>
        <LinkButton href={pdf} download>
          {t('umrah.share.pdf')}
        </LinkButton>
        <Button variant="ghost" onPress={() => setRevoking(true)}>
          {t('umrah.share.revoke')}
        </Button>
      </Inline>
      <ProblemCallout error={error} title={t('umrah.share.failed')} />
      {isRevoking && (
        <ConfirmDialog
          isOpen
          title={t('umrah.share.revokeTitle')}
          confirmLabel={t('umrah.share.revoke')}
          cancelLabel={t('requests.keep')}
          tone="danger"
          isPending={isLoading}
          onConfirm={() => void end()}
          onOpenChange={setRevoking}
        >
          {t('umrah.share.revokeText')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
