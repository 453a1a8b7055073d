import { problemOf } from '@jetway/kit-api';
import { useLoadKycRemarksQuery, useUpdateKycRemarksMutation } from '@jetway/kit-api/company';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import {
  Badge,
  Button,
  Card,
  DateText,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  SkeletonCard,
  Stack,
  Text,
  TextArea,
  toast,
} from '@jetway/kit-ui';
import { useFocusOnRefusal } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import { firstFault } from '../../shared/records/refusal';

const LONGEST = 1_000;

/** Messages between the portal and the agency about its KYC documents. */
export function KycSection() {
  const t = useT('account');
  const { can } = useSession();
  const said = useLoadKycRemarksQuery();
  const remarks = said.data?.remarks;
  const isAsked = remarks?.[0]?.author === 'portal';
  return (
    <Card padding="md">
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2} size="md">
            {t('kyc.title')}
          </Heading>
          <Text size="sm" muted>
            {t('kyc.text')}
          </Text>
        </Stack>
        {isAsked && can(Feature.EditCompanyInfo) && <Answer />}
        {said.isError && !remarks && (
          <ErrorState
            title={t('records.failed')}
            text={t('records.failedText')}
            requestId={problemOf(said.error)?.requestId}
            onRetry={() => void said.refetch()}
          />
        )}
        {!said.isError && !remarks && <SkeletonCard lines={3} />}
        {remarks?.length === 0 && <EmptyState title={t('kyc.empty')} text={t('kyc.emptyText')} />}
        {remarks?.map(({ at, author, authorName, remark }) => (
          <Card key={at} padding="sm" sunken={author === 'portal'}>
            <Stack gap={2}>
              <Inline gap={2} wrap>
                <Badge tone={author === 'portal' ? 'info' : 'neutral'}>{t(`kyc.${author}`)}</Badge>
                <Text size="sm" muted>
                  {authorName} · <DateText value={at} />
                </Text>
              </Inline>
              <Text>{remark}</Text>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Card>
  );
}

function Answer() {
  const t = useT('account');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [save, { isLoading }] = useUpdateKycRemarksMutation();
  const { place, focus } = useFocusOnRefusal();
  const refuse = (message: string) => {
    setError(message);
    focus();
  };
  const send = async () => {
    if (!text.trim()) return refuse(t('records.required'));
    const saved = await save({ kycAnswer: { remark: text } });
    if (saved.error) return refuse(firstFault(saved.error, t));
    setText('');
    setError(undefined);
    toast.success(t('kyc.saved'));
  };
  return (
    <Stack gap={3} ref={place}>
      <TextArea
        label={t('kyc.answer')}
        value={text}
        onChange={setText}
        maxLength={LONGEST}
        rows={3}
        errorMessage={error}
      />
      <Inline justify="end">
        <Button variant="primary" isPending={isLoading} onPress={() => void send()}>
          {t('kyc.send')}
        </Button>
      </Inline>
    </Stack>
  );
}
