import { useT } from '@jetway/kit-runtime';
import { ErrorState, Heading, Skeleton, Stack } from '@jetway/kit-ui';

import { Part, PartHead, Prose, SitePage } from '../../../shared/site/site.styles';
import type { Block } from './legal-text.model';
import { readBlocks } from './legal-text.model';
import type { LegalKind } from './use-legal-text';
import { useLegalText } from './use-legal-text';

const LINES = ['100%', '92%', '97%', '60%'];

/** A legal text with its title. */
export function LegalPage({ kind }: { kind: LegalKind }) {
  const t = useT('account');
  const answer = useLegalText(kind);
  return (
    <SitePage>
      <Part>
        <PartHead>
          <Heading level={1} size="display">
            {t(`titles.${kind}`)}
          </Heading>
        </PartHead>
        {answer.state === 'loading' && (
          <Stack gap={3} aria-busy>
            {LINES.map((width) => (
              <Skeleton key={width} width={width} height="1.25rem" />
            ))}
          </Stack>
        )}
        {answer.state === 'failed' && <ErrorState title={t('legal.failed')} onRetry={answer.retry} />}
        {answer.state === 'ready' && (
          <Prose>
            {readBlocks(answer.text).map((block, index) => (
              <Piece key={index} block={block} />
            ))}
          </Prose>
        )}
      </Part>
    </SitePage>
  );
}

function Piece({ block }: { block: Block }) {
  if (block.kind === 'heading') return <Heading level={2}>{block.text}</Heading>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export const TermsPage = () => <LegalPage kind="terms" />;
export const PrivacyPage = () => <LegalPage kind="privacy" />;
export const RefundsPage = () => <LegalPage kind="refunds" />;
