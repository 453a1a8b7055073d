import { isProblem, problemOf } from '@jetway/kit-api';
import { useVisaGetInvoiceContentQuery } from '@jetway/kit-api/orders';
import type { VisaApplicant, VisaOrder } from '@jetway/kit-api/visas';
import { DocumentSheet, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Callout, DescriptionList, ErrorState, Heading, SkeletonCard, Stack } from '@jetway/kit-ui';

import { INPUT_FIELDS, valueOf } from '../../shared/orders/applicant-fields';
import { useVisaWords } from '../../shared/orders/use-visa-words';
import type { DocumentChoice } from './print.model';
import { OnScreen } from './print.styles';

/** A document of an application on screen, as on its PDF. The application adds what each applicant entered. */
export function VisaDocument({ order, choice }: { order: VisaOrder; choice: DocumentChoice }) {
  const t = useT('visas');
  const { referenceId } = order;
  const paper = useVisaGetInvoiceContentQuery({ referenceId, ...choice }, { refetchOnMountOrArgChange: true });
  if (paper.currentData) {
    return (
      <DocumentSheet paper={paper.currentData}>
        {choice.kind === 'application' && <Answers order={order} />}
      </DocumentSheet>
    );
  }
  if (!paper.isError) return <SkeletonCard />;
  return (
    <OnScreen>
      {isProblem(paper.error, 'order.wrong_state') ? (
        <Callout tone="info" title={t('print.missing', { reference: referenceId })} />
      ) : (
        <ErrorState
          level={2}
          title={`${t('print.failed')}: ${referenceId}`}
          text={t(`orders.problems.${problemKey(paper.error)}`)}
          requestId={problemOf(paper.error)?.requestId}
          onRetry={() => void paper.refetch()}
        />
      )}
    </OnScreen>
  );
}

function Answers({ order }: { order: VisaOrder }) {
  const t = useT('visas');
  const words = useVisaWords();
  const { product, nationality, residency } = order;
  const facts = [
    { term: t('order.facts.entries'), description: t(`words.entries.${product.entries}`) },
    { term: t('order.facts.stay'), description: t('words.days', { count: product.stayDays }) },
    { term: t('order.facts.nationality'), description: words.country(nationality) },
    { term: t('order.facts.residency'), description: words.country(residency) },
  ];
  return (
    <Stack gap={5}>
      <DescriptionList layout="stacked" items={facts} />
      {order.applicants.map((applicant, place) => (
        <Applicant key={applicant.applicantId} order={order} applicant={applicant} place={place} />
      ))}
    </Stack>
  );
}

interface ApplicantProps {
  order: VisaOrder;
  applicant: VisaApplicant;
  place: number;
}

function Applicant({ order: { product }, applicant, place }: ApplicantProps) {
  const t = useT('visas');
  const words = useVisaWords();
  const fields = [...INPUT_FIELDS, ...product.formFields.map(({ code }) => code)];
  const answers = fields.map((field) => ({
    term: words.field(product, field),
    description: words.value(product, field, valueOf(applicant, field)),
  }));
  const papers = applicant.documents.map((paper) => ({
    term: words.document(paper),
    description: t(`words.documentStatus.${paper.status}`),
  }));
  const visa = { term: t('print.visaNumber'), description: applicant.visaNumber ?? '' };
  const given = [...answers, visa, ...papers].filter(({ description }) => Boolean(description));
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        <bdi>{words.applicant(applicant, place)}</bdi>
      </Heading>
      {given.length > 0 && (
        <DescriptionList
          layout="stacked"
          items={given.map(({ term, description }) => ({ id: term, term, description: <bdi>{description}</bdi> }))}
        />
      )}
    </Stack>
  );
}
