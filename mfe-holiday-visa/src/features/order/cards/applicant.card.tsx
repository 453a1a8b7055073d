import type { VisaApplicant, VisaOrder } from '@jetway/kit-api/visas';
import { formatDateTime } from '@jetway/kit-domain';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Callout, Card, DescriptionList, Heading, Inline, Stack, Text } from '@jetway/kit-ui';

import { documentAddress, visaAddress } from '../../../shared/orders/addresses';
import { INPUT_FIELDS, valueOf } from '../../../shared/orders/applicant-fields';
import { SaveFileButton } from '../../../shared/orders/save-file.button';
import { useVisaWords } from '../../../shared/orders/use-visa-words';
import { DocumentStatus, VisaStatus } from '../../../shared/orders/visa-status';
import { Papers } from '../order.styles';

/** Shown as the heading. */
const IN_NAME: ReadonlySet<string> = new Set(['givenName', 'surname']);

interface ApplicantCardProps {
  order: VisaOrder;
  applicant: VisaApplicant;
  /** From 0. */
  place: number;
}

/** One applicant: how far they are, what they said, their documents and their visa. */
export function ApplicantCard({ order, applicant, place }: ApplicantCardProps) {
  const words = useVisaWords();
  const { product } = order;
  const name = words.applicant(applicant, place);
  const fields: string[] = [
    ...INPUT_FIELDS.filter((field) => !IN_NAME.has(field)),
    ...product.formFields.map(({ code }) => code),
  ];
  const items = fields
    .map((field) => ({
      id: field,
      term: words.field(product, field),
      description: words.value(product, field, valueOf(applicant, field)),
    }))
    .filter(({ description }) => Boolean(description))
    .map((item) => ({ ...item, description: <bdi>{item.description}</bdi> }));
  return (
    <Card padding="md" as="section" aria-label={name}>
      <Stack gap={4}>
        <Inline justify="space-between" gap={3} wrap>
          <Heading level={2} size="md">
            <bdi>{name}</bdi>
          </Heading>
          <VisaStatus status={applicant.status} />
        </Inline>
        <Decision order={order} applicant={applicant} name={name} />
        {items.length > 0 && <DescriptionList layout="stacked" items={items} />}
        <Documents order={order} applicant={applicant} name={name} />
      </Stack>
    </Card>
  );
}

interface NamedProps {
  order: VisaOrder;
  applicant: VisaApplicant;
  name: string;
}

/** What the embassy decided, or where the applicant has to go for it. */
function Decision({ order: { referenceId }, applicant, name }: NamedProps) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  const { status, biometricsAt, decidedAt, decisionReason, visaNumber, visaFileId, applicantId } = applicant;
  if (status === 'biometricsDue' && biometricsAt) {
    return (
      <Callout tone="warning" title={t('order.applicant.biometrics')}>
        {t('order.applicant.biometricsAt', { at: deadline(biometricsAt) })}
      </Callout>
    );
  }
  if (status === 'refused' || status === 'returned') {
    return (
      <Callout tone="danger" title={t(`order.applicant.${status}`)}>
        {decisionReason && <bdi>{decisionReason}</bdi>}{' '}
        {decidedAt && t('order.applicant.decidedAt', { at: formatDateTime(decidedAt, locale) })}
      </Callout>
    );
  }
  if (!visaNumber && !visaFileId) return null;
  return (
    <Callout
      tone="success"
      title={visaNumber ? t('order.applicant.visa', { number: visaNumber }) : t('order.applicant.approved')}
      action={
        visaFileId ? (
          <SaveFileButton
            address={visaAddress(referenceId, applicantId)}
            fileName={`${referenceId}-${t('order.applicant.visaFile')}-${name}`}
            label={t('order.applicant.saveVisa')}
            about={name}
            variant="secondary"
          />
        ) : undefined
      }
    >
      {decidedAt && t('order.applicant.decidedAt', { at: formatDateTime(decidedAt, locale) })}{' '}
      {!visaFileId && t('order.applicant.visaToCome')}
    </Callout>
  );
}

function Documents({ order: { referenceId }, applicant: { documents }, name }: NamedProps) {
  const t = useT('visas');
  const words = useVisaWords();
  if (documents.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        {t('order.applicant.documents')}
      </Heading>
      <Papers>
        {documents.map((paper) => (
          <li key={paper.code}>
            <Stack gap={1}>
              <Text weight="medium">{words.document(paper)}</Text>
              {paper.status === 'rejected' && paper.reason && (
                <Text size="sm">
                  <bdi>{paper.reason}</bdi>
                </Text>
              )}
            </Stack>
            <Inline gap={3} wrap>
              <DocumentStatus status={paper.status} />
              {paper.fileId && (
                <SaveFileButton
                  address={documentAddress(referenceId, paper.fileId)}
                  fileName={paper.fileName ?? paper.code}
                  label={t('order.applicant.saveFile')}
                  about={`${words.document(paper)}, ${name}`}
                />
              )}
            </Inline>
          </li>
        ))}
      </Papers>
    </Stack>
  );
}
