import type { VisaApplicant, VisaOrder } from '@jetway/kit-api/visas';
import { formatDate } from '@jetway/kit-domain';
import { minorOf } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { DescriptionList, Heading, Money, Stack, Text } from '@jetway/kit-ui';

import { INPUT_FIELDS, valueOf } from '../../shared/orders/applicant-fields';
import { useVisaWords } from '../../shared/orders/use-visa-words';
import type { PaperChoice } from './print.model';
import { isInvoice, printedTotal } from './print.model';
import { Sheet } from './print.styles';

/** A paper of an application on screen. */
export function PaperSheet({ order, choice }: { order: VisaOrder; choice: PaperChoice }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const words = useVisaWords();
  const title = t(`print.kinds.${choice.kind}`);
  const { product, nationality, residency, travelDate } = order;
  const facts = [
    { term: t('order.facts.destination'), description: words.country(product.destination) },
    { term: t('order.facts.travelDate'), description: formatDate(travelDate, locale) },
    { term: t('order.facts.entries'), description: t(`words.entries.${product.entries}`) },
    { term: t('order.facts.stay'), description: t('words.days', { count: product.stayDays }) },
    { term: t('order.facts.nationality'), description: words.country(nationality) },
    { term: t('order.facts.residency'), description: words.country(residency) },
  ];
  return (
    <Sheet aria-label={`${title} ${order.referenceId}`}>
      <Stack gap={1}>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        <Text size="sm">
          <bdi>{order.referenceId}</bdi> · {t(`words.status.${order.status}`)}
        </Text>
      </Stack>
      <Heading level={3} size="md">
        <bdi>{product.name}</bdi>
      </Heading>
      <DescriptionList layout="stacked" items={facts} />
      {order.applicants.map((applicant, place) => (
        <Applicant
          key={applicant.applicantId}
          order={order}
          applicant={applicant}
          place={place}
          isBrief={isInvoice(choice.kind)}
        />
      ))}
      {choice.withPrice && <Price order={order} choice={choice} />}
    </Sheet>
  );
}

interface ApplicantProps {
  order: VisaOrder;
  applicant: VisaApplicant;
  place: number;
  /** The name and the visa alone, as on an invoice. */
  isBrief: boolean;
}

function Applicant({ order: { product }, applicant, place, isBrief }: ApplicantProps) {
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
  const items = isBrief ? [visa] : [...answers, visa, ...papers];
  const given = items.filter(({ description }) => Boolean(description));
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

function Price({ order, choice: { kind } }: { order: VisaOrder; choice: PaperChoice }) {
  const t = useT('visas');
  const { fees } = order;
  // Net amounts are not split into fees.
  const parts =
    kind === 'agentInvoice'
      ? []
      : (['embassy', 'service', 'express', 'vat'] as const).flatMap((part) => {
          const amount = fees[part];
          return amount && minorOf(amount) > 0n
            ? [{ term: t(`words.fees.${part}`), description: <Money value={amount} /> }]
            : [];
        });
  const term = t(kind === 'agentInvoice' ? 'words.fees.youPay' : 'words.fees.total');
  return (
    <DescriptionList items={[...parts, { term, description: <Money value={printedTotal(order, kind)} size="lg" /> }]} />
  );
}
