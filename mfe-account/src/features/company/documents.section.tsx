import type { CompanyDocument, DocumentKindName } from '@jetway/kit-api/company';
import { useLoadDocumentsQuery, useUploadDocumentMutation } from '@jetway/kit-api/company';
import { useLazyStoredFileQuery } from '@jetway/kit-api/files';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT, useTenant } from '@jetway/kit-runtime';
import type { TableColumn } from '@jetway/kit-ui';
import {
  Button,
  Card,
  DateText,
  FileField,
  fileFault,
  Grid,
  Heading,
  icons,
  Inline,
  PAPER_TYPES,
  Select,
  Stack,
  toast,
} from '@jetway/kit-ui';
import { useFocusOnRefusal } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import { RecordList } from '../../shared/records';
import { firstFault } from '../../shared/records/refusal';
import { useUpload } from '../../shared/upload/use-upload';

const KINDS: readonly DocumentKindName[] = [
  'tradeLicense',
  'civilAviation',
  'nationalId',
  'taxCertificate',
  'bankLetter',
  'other',
];

/** The agency's attachments, and a form to add one. */
export function DocumentsSection() {
  const t = useT('account');
  const { can } = useSession();
  const list = useLoadDocumentsQuery();
  const [open] = useLazyStoredFileQuery();
  const save = async (paper: CompanyDocument) => {
    const { data } = await open(paper.address, true);
    if (!data) return void toast.error(t('records.failed'));
    const link = Object.assign(document.createElement('a'), { href: data, download: paper.fileName });
    link.click();
  };
  const columns: TableColumn<CompanyDocument>[] = [
    { id: 'kind', title: t('documents.kind'), render: ({ kind }) => t(`documents.kinds.${kind}`) },
    { id: 'name', title: t('documents.name'), render: ({ fileName }) => fileName },
    { id: 'at', title: t('documents.at'), render: ({ uploadedAt }) => <DateText value={uploadedAt} /> },
    {
      id: 'save',
      title: '',
      align: 'end',
      render: (paper) => (
        <Button
          size="sm"
          variant="ghost"
          iconStart={<icons.Download aria-hidden size={16} />}
          aria-label={`${t('documents.download')} ${paper.fileName}`}
          onPress={() => void save(paper)}
        >
          {t('documents.download')}
        </Button>
      ),
    },
  ];
  return (
    <Stack gap={4}>
      <RecordList
        title={t('documents.title')}
        text={t('documents.text')}
        list={list}
        rows={list.data?.documents}
        rowKey={({ documentId }) => documentId}
        columns={columns}
        empty={{ title: t('documents.empty'), text: t('documents.emptyText') }}
      />
      {can(Feature.EditCompanyInfo) && <NewDocument />}
    </Stack>
  );
}

function NewDocument() {
  const t = useT('account');
  const { aviationLicence } = useTenant();
  const kinds = KINDS.filter((kind) => aviationLicence || kind !== 'civilAviation');
  const [kind, setKind] = useState<DocumentKindName>('tradeLicense');
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [upload] = useUploadDocumentMutation();
  const { progress, send } = useUpload();
  const { place, focus } = useFocusOnRefusal();
  const refuse = (message: string) => {
    setError(message);
    focus();
  };
  const choose = (chosen: File | null) => {
    const fault = chosen && fileFault(chosen, PAPER_TYPES);
    setFile(chosen);
    setError(fault ? t(`upload.${fault}`) : undefined);
  };
  const save = async () => {
    if (!file) return refuse(t('upload.missing'));
    if (fileFault(file, PAPER_TYPES)) return focus();
    setError(undefined);
    const sent = await send(file, () => upload({ documentForm: { file, kind } }));
    if (sent.error) return refuse(firstFault(sent.error, t));
    setFile(null);
    toast.success(t('documents.saved'));
  };
  return (
    <Card padding="md">
      <Stack gap={4} ref={place}>
        <Heading level={2} size="md">
          {t('documents.new')}
        </Heading>
        <Grid columns="1fr 2fr" align="start">
          <Select
            label={t('documents.kind')}
            value={kind}
            onChange={setKind}
            options={kinds.map((value) => ({ value, label: t(`documents.kinds.${value}`) }))}
          />
          <FileField
            label={t('documents.file')}
            name="document"
            description={t('upload.papers')}
            accept={PAPER_TYPES}
            value={file}
            onChange={choose}
            errorMessage={error}
            progress={progress}
          />
        </Grid>
        <Inline justify="end">
          <Button variant="primary" isPending={progress !== undefined} onPress={() => void save()}>
            {t('documents.upload')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
