import type { MakeProposalResponse } from '@jetway/kit-api/flights';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, Callout, Card, CopyButton, icons, LinkButton, Stack, Text } from '@jetway/kit-ui';

import { proposalPdfHref } from '../../shared/addresses';
import { copyQuote } from '../../shared/quote/copy-quote';
import { quoteText } from '../../shared/quote/quote-text';
import { LinkLine } from './proposal.styles';

/** The link to a proposal, also as a message. The link is shown only once. */
export function MadeProposal({
  made: { path, proposal },
  onAgain,
}: {
  made: MakeProposalResponse;
  onAgain: () => void;
}) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  const link = new URL(path, window.location.origin).href;
  const text = `${quoteText(proposal.flights, { t, locale, deadline })}\n\n${link}`;
  return (
    <Card padding="lg">
      <Stack gap={4}>
        <Callout tone="success" title={t('proposal.made.title')}>
          {t('proposal.made.text', { when: deadline(proposal.expiresAt) })}
        </Callout>
        <LinkLine>
          <bdi>{link}</bdi>
          <CopyButton text={link} label={t('proposal.made.copyLink')} />
        </LinkLine>
        <Text size="sm" muted>
          {t('proposal.made.once')}
        </Text>
        <Button fullWidth iconStart={<icons.Copy size={16} />} onPress={() => copyQuote(text, t)}>
          {t('proposal.made.copyText')}
        </Button>
        <LinkButton fullWidth href={path}>
          {t('proposal.made.open')}
        </LinkButton>
        <LinkButton fullWidth href={proposalPdfHref(path)} download>
          {t('proposal.pdf')}
        </LinkButton>
        <Button variant="ghost" fullWidth onPress={onAgain}>
          {t('proposal.made.again')}
        </Button>
      </Stack>
    </Card>
  );
}
