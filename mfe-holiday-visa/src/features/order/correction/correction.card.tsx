import { isProblem, problemOf } from '@jetway/kit-api';
import type { VisaApplicant, VisaCorrection, VisaCorrectionItem, VisaOrder } from '@jetway/kit-api/visas';
import { problemKey } from '@jetway/kit-orders';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Button, Callout, Card, Heading, Inline, Stack, Text, toast } from '@jetway/kit-ui';
import { useFocusOnRefusal } from '@jetway/kit-ui/forms';
import type { FormEvent } from 'react';

import { DocumentField } from '../../../shared/documents/document.field';
import { PHOTO } from '../../../shared/documents/photo';
import { AnswerField } from '../../../shared/fields/answer.field';
import { applicantOf } from '../../../shared/orders/applicant-fields';
import { useVisaWords } from '../../../shared/orders/use-visa-words';
import { Items } from '../order.styles';
import { fieldOf, isUploaded, itemName } from './correction.model';
import { useCorrection } from './use-correction';

interface CorrectionCardProps {
  order: VisaOrder;
  correction: VisaCorrection;
  /** Reloads the order after a concurrent change. */
  onRefresh: () => void;
}

/** An open correction of one applicant: it asks for what was asked, and for nothing else. */
export function CorrectionCard({ order, correction, onRefresh }: CorrectionCardProps) {
  const found = applicantOf(order, correction.applicantId);
  if (!found) return null;
  return <Correction {...found} order={order} correction={correction} onRefresh={onRefresh} />;
}

interface CorrectionProps extends CorrectionCardProps {
  applicant: VisaApplicant;
  place: number;
}

function Correction({ order, correction, applicant, place, onRefresh }: CorrectionProps) {
  const t = useT('visas');
  const deadline = useDeadline();
  const words = useVisaWords();
  const { place: fields, focus } = useFocusOnRefusal<HTMLFormElement>();
  const name = words.applicant(applicant, place);
  const form = useCorrection({
    order,
    correction,
    applicant,
    onRefused: focus,
    onDone: () => toast.success(t('order.correction.sent', { name })),
  });
  const title = t('order.correction.title', { name });
  const press = (event: FormEvent) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <Card padding="md" as="section" aria-label={title}>
      <form ref={fields} onSubmit={press} noValidate>
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={2} size="md">
              {title}
            </Heading>
            <Text size="sm" muted>
              {t('order.corrections.due', { at: deadline(correction.dueAt) })} {t('order.correction.only')}
            </Text>
          </Stack>
          <Items>
            {correction.items.map((item) => (
              <li key={itemName(item)}>
                <Item order={order} item={item} form={form} />
              </li>
            ))}
          </Items>
          <Refusal error={form.error} onRefresh={onRefresh} />
          <Inline gap={3}>
            <Button type="submit" variant="primary" isPending={form.isSending}>
              {t('order.correction.send')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

interface ItemProps {
  order: VisaOrder;
  item: VisaCorrectionItem;
  form: ReturnType<typeof useCorrection>;
}

/** One thing that was asked for: why, what is there now, and what it shall be. */
function Item({ order: { product }, item, form }: ItemProps) {
  const t = useT('visas');
  const words = useVisaWords();
  const { field, document, before, reason } = item;
  const name = itemName(item);
  const label = words.item(product, item);
  const fault = form.faults[name];
  const errorMessage =
    fault && t(`order.correction.faults.${fault.key}`, { defaultValue: fault.detail ?? t('order.correction.wrong') });
  const shown = before && (field ? words.value(product, field, before) : before);
  return (
    <Stack gap={2}>
      <Text>
        <bdi>{reason}</bdi>
      </Text>
      <Text size="sm" muted>
        {shown ? t('order.correction.before', { value: shown }) : t('order.correction.beforeNothing')}
      </Text>
      {isUploaded(item) && <Text size="sm">{t('order.correction.uploaded')}</Text>}
      {document ? (
        <DocumentField
          label={label}
          name={document}
          isPhoto={document === PHOTO}
          value={form.answers.files[document] ?? null}
          errorMessage={errorMessage}
          onChange={(file) => form.choose(document, file)}
          isDisabled={form.isSending}
          isRequired
        />
      ) : (
        <AnswerField
          field={fieldOf(product, name, label, (title) => t(`words.titles.${title}`))}
          value={form.answers.values[name] ?? ''}
          errorMessage={errorMessage}
          onChange={(value) => form.type(name, value)}
        />
      )}
    </Stack>
  );
}

/** Why the answers were not taken, where no field says so. */
function Refusal({ error, onRefresh }: { error: unknown; onRefresh: () => void }) {
  const t = useT('visas');
  if (error === undefined) return null;
  const requestId = problemOf(error)?.requestId;
  const isMoved = isProblem(error, 'order.wrong_state') || isProblem(error, 'record.changed');
  return (
    <Callout
      tone="danger"
      title={t('order.correction.failed')}
      action={
        isMoved ? (
          <Button size="sm" onPress={onRefresh}>
            {t('order.correction.reload')}
          </Button>
        ) : undefined
      }
    >
      {t(isMoved ? 'order.correction.moved' : `orders.problems.${problemKey(error)}`)}{' '}
      {requestId && t('orders.requestId', { id: requestId })}
    </Callout>
  );
}
