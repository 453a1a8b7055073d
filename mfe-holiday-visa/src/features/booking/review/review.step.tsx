import type { VisaOrder } from '@jetway/kit-api/visas';
import type { MoneyText } from '@jetway/kit-domain';
import { joined } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, Callout, Card, Checkbox, DescriptionList, Heading, Money, Stack } from '@jetway/kit-ui';
import { focusFirstInvalid } from '@jetway/kit-ui/forms';
import { useRef, useState } from 'react';

import { INPUT_FIELDS, valueOf } from '../../../shared/orders/applicant-fields';
import { NameWarnings } from '../../../shared/orders/name-warnings';
import { useVisaWords } from '../../../shared/orders/use-visa-words';
import { Actions, Decision } from '../booking.styles';
import { Terms } from '../terms';

interface ReviewStepProps {
  order: VisaOrder;
  /** What the customer pays, as far as the agent has consented. */
  amount: MoneyText;
  isPending: boolean;
  onBack: () => void;
  onSubmit: () => void;
}

/** Step three: everything as it will be sent, what it costs, and the button that sends and pays. */
export function ReviewStep({ order, amount, isPending, onBack, onSubmit }: ReviewStepProps) {
  const t = useT('visas');
  const place = useRef<HTMLDivElement>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (isAgreed) return onSubmit();
    // The box shows its error by the next frame.
    requestAnimationFrame(() => focusFirstInvalid(place.current));
  };
  return (
    <Stack gap={5} ref={place}>
      <Callout tone="warning">{t('booking.review.check')}</Callout>
      <NameWarnings warnings={order.nameWarnings} />
      {order.applicants.map(({ applicantId }, number) => (
        <Reviewed key={applicantId} order={order} number={number} />
      ))}
      <Terms terms={order.product.terms} />
      <Card padding="md">
        <Checkbox
          label={t('booking.review.agree')}
          value={isAgreed}
          onChange={setAgreed}
          isDisabled={isPending}
          {...(isTried && !isAgreed ? { errorMessage: t('booking.faults.agree') } : {})}
        />
      </Card>
      <Actions>
        <Button variant="ghost" onPress={onBack} isDisabled={isPending}>
          {t('booking.toDocumentsBack')}
        </Button>
        <Decision>
          <Money value={amount} size="lg" />
          <Button variant="primary" size="lg" isPending={isPending} onPress={submit}>
            {t('booking.review.submit')}
          </Button>
        </Decision>
      </Actions>
    </Stack>
  );
}

function Reviewed({ order, number }: { order: VisaOrder; number: number }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const words = useVisaWords();
  const applicant = order.applicants[number];
  if (!applicant) return null;
  const { product } = order;
  const asked = [...INPUT_FIELDS, ...product.formFields.map(({ code }) => code)];
  const items = asked
    .map((field) => ({ field, value: words.value(product, field, valueOf(applicant, field)) }))
    .filter(({ value }) => value !== '')
    .map(({ field, value }) => ({ id: field, term: words.field(product, field), description: <bdi>{value}</bdi> }));
  const files = applicant.documents.filter(({ fileId }) => fileId).map((one) => words.document(one));
  const name = words.applicant(applicant, number);
  return (
    <Card padding="md" as="section" aria-label={name}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          <bdi>{name}</bdi>
        </Heading>
        <DescriptionList
          layout="stacked"
          items={[
            ...items,
            ...(files.length > 0
              ? [{ id: 'documents', term: t('booking.steps.documents'), description: joined(files, locale) }]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
