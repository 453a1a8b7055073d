import { problemOf } from '@jetway/kit-api';
import type { FiledRulesResponse } from '@jetway/kit-api/flights';
import { useGetFiledRulesQuery } from '@jetway/kit-api/flights';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { Accordion, Disclosure, ErrorState, Heading, Skeleton, Stack, Text } from '@jetway/kit-ui';

import { selectRun } from '../state/run.slice';

/** The airline's filed fare rules, loaded on demand. */
export function useFiledRules(itineraryId: string) {
  const { requestId } = useAppSelector(selectRun);
  return useGetFiledRulesQuery({ airRuleRequest: { requestId, itineraryId } });
}

/** Filed rules by category. A failed load can be retried; the other rules stay visible. */
export function FiledTexts({ filed }: { filed: ReturnType<typeof useFiledRules> }) {
  const t = useT('flights');
  return (
    <Stack gap={2}>
      <Heading level={3} size="md">
        {t('results.details.filed')}
      </Heading>
      {filed.data && <Texts texts={filed.data.texts} />}
      {filed.isLoading && <Skeleton height="6rem" />}
      {filed.isError && (
        <ErrorState
          title={t('results.details.filedFailed')}
          text={t(`orders.problems.${problemKey(filed.error)}`)}
          requestId={problemOf(filed.error)?.requestId}
          onRetry={() => void filed.refetch()}
        />
      )}
    </Stack>
  );
}

function Texts({ texts }: Pick<FiledRulesResponse, 'texts'>) {
  const t = useT('flights');
  if (texts.length === 0) return <Text muted>{t('results.details.nothingFiled')}</Text>;
  return (
    <Accordion allowsMultiple>
      {texts.map(({ category, title, text }) => (
        <Disclosure key={category} title={<bdi lang="en">{`${category} · ${title}`}</bdi>}>
          <p lang="en" dir="ltr">
            {text}
          </p>
        </Disclosure>
      ))}
    </Accordion>
  );
}
