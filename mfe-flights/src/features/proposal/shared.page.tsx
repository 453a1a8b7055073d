import { isProblem, problemOf } from '@jetway/kit-api';
import type { SharedProposal } from '@jetway/kit-api/flights';
import { useGetSharedProposalQuery } from '@jetway/kit-api/flights';
import { problemKey } from '@jetway/kit-orders';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { Button, EmptyState, ErrorState, Heading, Inline, LinkButton, Skeleton, Stack, Text } from '@jetway/kit-ui';

import { proposalPdfHref } from '../../shared/addresses';
import { BrandSheet } from '../../shared/brand/brand-sheet';
import { OnScreen } from './proposal.styles';
import { ProposedFlight } from './shared.flight';
import { ProposedJourney } from './shared.journey';

/** `/proposal?token=`: an agency's proposal, for anyone with the link. */
export function SharedPage() {
  const t = useT('flights');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const found = useGetSharedProposalQuery({ token }, { skip: token === '' });
  if (token === '' || isProblem(found.error, 'record.not_found')) {
    return (
      <BrandSheet brand={undefined} title={t('titles.shared')}>
        <EmptyState level={1} title={t('proposal.gone.title')} text={t('proposal.gone.text')} />
      </BrandSheet>
    );
  }
  if (found.isError) {
    return (
      <BrandSheet brand={undefined} title={t('titles.shared')}>
        <ErrorState
          level={1}
          title={t('proposal.failed')}
          text={t(`orders.problems.${problemKey(found.error)}`)}
          requestId={problemOf(found.error)?.requestId}
          onRetry={() => void found.refetch()}
        />
      </BrandSheet>
    );
  }
  return (
    <BrandSheet brand={found.data?.brand} title={t('titles.shared')}>
      {found.data ? (
        <Proposal proposal={found.data} pdf={proposalPdfHref(`?${params}`)} />
      ) : (
        <Skeleton height="24rem" />
      )}
    </BrandSheet>
  );
}

function Proposal({ proposal, pdf }: { proposal: SharedProposal; pdf: string }) {
  const t = useT('flights');
  const deadline = useDeadline();
  const { agency, agent, client, note, travellers, flights, journey, expiresAt } = proposal;
  const [title, titleFor] = journey
    ? ['proposal.journey.title', 'proposal.journey.for']
    : ['titles.shared', 'proposal.for'];
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} size="2xl">
          {client ? t(titleFor, { client }) : t(title)}
        </Heading>
        <Text muted>{t('proposal.by', { agency, agent })}</Text>
        {note && <Text>{note}</Text>}
        <Text size="sm" muted>
          {t('searchpad.party.travellers', { count: travellers })} ·{' '}
          {t('proposal.until', { when: deadline(expiresAt) })}
        </Text>
      </Stack>
      {flights.map((flight, index) => (
        <ProposedFlight key={flight.itineraryId} flight={flight} label={t('proposal.option', { number: index + 1 })} />
      ))}
      {journey && <ProposedJourney journey={journey} />}
      <Text size="xs" muted>
        {t(journey ? 'proposal.journey.valid' : 'results.quote.valid')}
      </Text>
      <OnScreen>
        <Inline gap={3} wrap>
          <LinkButton href={pdf} download>
            {t('proposal.pdf')}
          </LinkButton>
          <Button onPress={() => window.print()}>{t('proposal.print')}</Button>
        </Inline>
      </OnScreen>
    </Stack>
  );
}
