import { problemOf } from '@jetway/kit-api';
import { useFareCheckNamesMutation, useFareSubmitNamesMutation } from '@jetway/kit-api/fares';
import type { CheckedNames, GroupOrder } from '@jetway/kit-api/fares';
import { useT } from '@jetway/kit-runtime';
import {
  Button,
  Callout,
  Dialog,
  FILE_LIMIT,
  FileField,
  Inline,
  Stack,
  styled,
  Text,
  TextArea,
  toast,
} from '@jetway/kit-ui';
import { useId, useState } from 'react';

import { ProblemCallout } from '../../../shared/problem.callout';
import { ProblemLine } from './problem.line';
import { NameWarnings } from './warnings.callout';

/** Media types of lists; some systems know no type for CSV. */
const LISTS = ['text/csv', 'text/plain', 'application/vnd.ms-excel', '.csv', '.txt'];
const LINES = 8;

const Problems = styled.ul`
  display: grid;
  gap: var(--jw-space-2);
  max-block-size: 14rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

/** Names from a pasted list or a file: checked first, with each problem at its line, then saved as the whole list. */
export function ImportDialog({ order, onClose }: { order: GroupOrder; onClose: () => void }) {
  const t = useT('fares');
  const id = useId();
  const { referenceId, version, names, namesMissing } = order;
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [fileFault, setFileFault] = useState('');
  const [check, checking] = useFareCheckNamesMutation();
  const [submitNames, saving] = useFareSubmitNamesMutation();
  const checked = checking.data;
  const type = (typed: string) => {
    setText(typed);
    checking.reset();
    saving.reset();
  };
  const read = async (chosen: File | null) => {
    setFile(chosen);
    setFileFault('');
    if (!chosen) return;
    if (chosen.size > FILE_LIMIT) return setFileFault(t('order.names.importing.tooLarge'));
    type(await chosen.text());
  };
  const save = async ({ names: found }: CheckedNames) => {
    const reply = await submitNames({ submitNamesRequest: { referenceId, version, names: found } });
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('order.names.importing.saved', { count: found.length }));
    onClose();
  };
  const canSave = checked !== undefined && checked.problems.length === 0 && checked.names.length > 0;
  const footer = (
    <Inline justify="end" gap={3}>
      <Button variant="ghost" onPress={onClose}>
        {t('order.names.keep')}
      </Button>
      {canSave ? (
        <Button variant="primary" isPending={saving.isLoading} onPress={() => void save(checked)}>
          {t('order.names.importing.save', { count: checked.names.length })}
        </Button>
      ) : (
        <Button
          type="submit"
          form={id}
          variant="primary"
          isPending={checking.isLoading}
          isDisabled={text.trim() === ''}
        >
          {t('order.names.importing.check')}
        </Button>
      )}
    </Inline>
  );
  return (
    <Dialog
      title={t('order.names.import')}
      isOpen
      onOpenChange={onClose}
      size="lg"
      dismissal="keyboard"
      footer={footer}
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          void check({ checkNamesRequest: { referenceId, text } });
        }}
      >
        <Stack gap={4}>
          <Text>{t('order.names.importing.text', { count: names.length + namesMissing })}</Text>
          <TextArea
            label={t('order.names.importing.list')}
            description={t('order.names.importing.shape')}
            rows={LINES}
            value={text}
            onChange={type}
          />
          <FileField
            label={t('order.names.importing.file')}
            accept={LISTS}
            value={file}
            onChange={(chosen) => void read(chosen)}
            {...(fileFault ? { errorMessage: fileFault } : {})}
          />
          <ProblemCallout error={checking.error} title={t('order.names.importing.unchecked')} />
          {checked && <Checked checked={checked} places={names.length + namesMissing} />}
          {checked && <NameWarnings warnings={checked.warnings} />}
          <Refused error={saving.error} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** The result of the check: every problem with its line, or how many names are ready. */
function Checked({ checked, places }: { checked: CheckedNames; places: number }) {
  const t = useT('fares');
  const { problems, names } = checked;
  if (problems.length > 0) {
    return (
      <Callout tone="danger" title={t('order.names.importing.problems', { count: problems.length })}>
        <Problems tabIndex={0} aria-label={t('order.names.importing.problemList')}>
          {problems.map((problem, nth) => (
            <li key={nth}>
              <ProblemLine problem={problem} />
            </li>
          ))}
        </Problems>
      </Callout>
    );
  }
  if (names.length === 0) return <Callout tone="warning" title={t('order.names.importing.empty')} />;
  return (
    <Callout tone="success" title={t('order.names.importing.ready', { count: names.length })}>
      {names.length < places && t('order.names.importing.missing', { count: places - names.length })}
    </Callout>
  );
}

/** Faults that the server found only on saving, with their lines. */
function Refused({ error }: { error: unknown }) {
  const t = useT('fares');
  const faults = problemOf(error)?.errors ?? [];
  if (faults.length === 0) return <ProblemCallout error={error} title={t('order.names.failed')} />;
  return (
    <Callout tone="danger" title={t('order.names.failed')}>
      {faults.map(({ pointer, code, detail }) => {
        const [, place, field] = /^\/names\/(\d+)(?:\/(\w+))?$/.exec(pointer) ?? [];
        return (
          <div key={`${pointer} ${code}`}>
            <ProblemLine problem={{ line: Number(place ?? 0) + 1, code, text: detail, ...(field ? { field } : {}) }} />
          </div>
        );
      })}
    </Callout>
  );
}
