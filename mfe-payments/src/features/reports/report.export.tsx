import { problemOf } from '@jetway/kit-api';
import { SaveButton } from '@jetway/kit-orders';
import { useFileExport } from '@jetway/kit-api/files';
import type { ReportFormat } from '@jetway/kit-api/payment';
import { useT } from '@jetway/kit-runtime';
import { Inline, toast } from '@jetway/kit-ui';

import type { ReportView } from './reports.model';
import { EXPORT, FORMATS, requestOf } from './reports.model';

/** A button for each file format of the sales behind a report. A long file is generated in the background, and listed below the report. */
export function ReportExport({ view }: { view: ReportView }) {
  const t = useT('payments');
  return (
    <Inline gap={2} wrap role="group" aria-label={t('reports.export')}>
      {FORMATS.map((format) => (
        <FormatButton key={format} view={view} format={format} />
      ))}
    </Inline>
  );
}

function FormatButton({ view, format }: { view: ReportView; format: ReportFormat }) {
  const t = useT('payments');
  const { isSaving, save } = useFileExport(EXPORT);
  const press = async () => {
    const saved = await save({ ...requestOf(view), format });
    if (saved.kind === 'queued') toast.success(t('reports.queued'));
    if (saved.kind === 'failed') toast.error(t(reasonOf(saved.error, format)));
  };
  return <SaveButton label={t(`reports.formats.${format}`)} isSaving={isSaving} onPress={press} />;
}

/** Why there is no file: only too many rows or files are something the reader can change. */
function reasonOf(error: unknown, format: ReportFormat) {
  const code = problemOf(error)?.errors?.[0]?.code;
  if (code === 'report.files') return 'reports.tooManyFiles';
  if (code === 'report.rows') return format === 'pdf' ? 'reports.tooLongForPdf' : 'reports.tooLong';
  return 'reports.exportFailed';
}
