import type { FieldError } from '@jetway/kit-api';
import type { VisaOrder } from '@jetway/kit-api/visas';
import { useT } from '@jetway/kit-runtime';
import { Button, Callout, Card, Divider, Heading, Stack, Text } from '@jetway/kit-ui';
import { focusFirstInvalid } from '@jetway/kit-ui/forms';
import { useRef, useState } from 'react';

import { useVisaWords } from '../../../shared/orders/use-visa-words';
import { documentAt } from '../applicants/applicant.model';
import { Actions } from '../booking.styles';
import { DocumentRow } from './document.row';
import { lackingIn } from './documents.model';

interface DocumentsStepProps {
  order: VisaOrder;
  /** What the server refused. */
  faults: readonly FieldError[];
  onChanged: (order: VisaOrder) => void;
  onBack: () => void;
  onDone: () => void;
}

/** Step two: what each applicant has to show. The list is the server's, made from what was entered. */
export function DocumentsStep({ order, faults, onChanged, onBack, onDone }: DocumentsStepProps) {
  const t = useT('visas');
  const words = useVisaWords();
  const place = useRef<HTMLDivElement>(null);
  const [isTried, setTried] = useState(() => faults.some(({ pointer }) => documentAt(pointer)));
  const lacking = isTried ? lackingIn(order) : [];
  const goOn = () => {
    setTried(true);
    if (lackingIn(order).length === 0) return onDone();
    // The fields show their errors by the next frame.
    requestAnimationFrame(() => focusFirstInvalid(place.current));
  };
  return (
    <Stack gap={5} ref={place}>
      {lacking.length > 0 && (
        <Callout tone="danger" title={t('booking.files.lacking')}>
          {lacking.map(({ applicant, number, document }) => (
            <div key={`${applicant.applicantId} ${document.code}`}>
              <bdi>{words.applicant(applicant, number)}</bdi>: <bdi>{words.document(document)}</bdi>
            </div>
          ))}
        </Callout>
      )}
      {order.applicants.map((applicant, number) => (
        <Card key={applicant.applicantId} padding="md" as="section" aria-label={words.applicant(applicant, number)}>
          <Stack gap={4}>
            <Heading level={2} size="md">
              <bdi>{words.applicant(applicant, number)}</bdi>
            </Heading>
            {applicant.documents.length === 0 && <Text muted>{t('booking.files.none')}</Text>}
            {applicant.documents.map((document, index) => (
              <Stack key={document.code} gap={4}>
                {index > 0 && <Divider />}
                <DocumentRow
                  order={order}
                  applicantId={applicant.applicantId}
                  document={document}
                  isLacking={isTried && document.mandatory}
                  onChanged={onChanged}
                />
              </Stack>
            ))}
          </Stack>
        </Card>
      ))}
      <Actions>
        <Button variant="ghost" onPress={onBack}>
          {t('booking.toApplicants')}
        </Button>
        <Button variant="primary" size="lg" onPress={goOn}>
          {t('booking.toReview')}
        </Button>
      </Actions>
    </Stack>
  );
}
