import { Link } from '@jetway/kit-runtime/router';
import type { TableColumn } from '@jetway/kit-ui';
import {
  Button,
  Callout,
  Card,
  FileField,
  Inline,
  LinkButton,
  PageHeader,
  Select,
  Stack,
  StatusPill,
  Table,
  Text,
  TextArea,
} from '@jetway/kit-ui';
import { useState } from 'react';

import type { LotImported, LotKept, LotProblem } from '../../../api/endpoints/fares';
import { useImportFareLotsMutation } from '../../../api/endpoints/fares';
import { useOperator } from '../../../session/use-operator';
import { addresses } from '../../../shared/addresses';
import { useBrandOf } from '../../../session/brand';
import { RefusedCallout } from '../../../shared/refused.callout';
import { useRefusal } from '../../../shared/step/use-refusal';
import { LOT_STATES } from '../lots.model';
import { IMPORT_EXAMPLE } from './import.example';
import { IMPORTING, ImportList } from './import.list';

const CSV_TYPES = ['text/csv', 'text/plain', 'application/vnd.ms-excel'] as const;

const COLUMNS: readonly TableColumn<LotProblem>[] = [
  { id: 'line', title: 'Line', align: 'end', render: ({ line }) => line },
  { id: 'field', title: 'Column', render: ({ field }) => <bdi>{field}</bdi> },
  { id: 'text', title: 'What is wrong', render: ({ text }) => text },
];

/** `/fares/import`: many lots at once, from a file or pasted; checked before anything is stored. */
export default function ImportPage() {
  const brandOf = useBrandOf();
  const { tenants } = useOperator();
  const [tenant, setTenant] = useState(tenants[0] ?? '');
  return (
    <>
      <PageHeader
        title="Import lots"
        subtitle="A line for each lot. Nothing is stored while a line has a fault."
        actions={<LinkButton href={addresses.fareLots}>All lots</LinkButton>}
      />
      <Stack gap={4}>
        {tenants.length > 1 && (
          <Select
            label="Tenant"
            options={tenants.map((value) => ({ value, label: brandOf(value) }))}
            value={tenant}
            onChange={setTenant}
          />
        )}
        {/* What was typed, checked or imported for one tenant says nothing about another. */}
        <ImportForm key={tenant} tenant={tenant} />
        <ImportList key={`list ${tenant}`} tenant={tenant} />
      </Stack>
    </>
  );
}

function ImportForm({ tenant }: { tenant: string }) {
  const [file, setFile] = useState<File | null>(null);
  const [csv, setCsv] = useState('');
  const [send, sending] = useImportFareLotsMutation({ fixedCacheKey: IMPORTING });
  const [checked, setChecked] = useState<LotImported>();
  const [done, setDone] = useState<LotImported>();
  const { refusal, take: refused, faultAt, fields } = useRefusal();

  const read = (text: string) => {
    setCsv(text);
    setChecked(undefined);
    setDone(undefined);
    refused(undefined);
  };
  const take = (chosen: File | null) => {
    setFile(chosen);
    if (chosen) void chosen.text().then(read);
  };
  const run = async (dryRun: boolean) => {
    const { data, error } = await send({ lotImport: { tenant, csv, dryRun } });
    refused(error);
    if (!data) return;
    if (dryRun || data.problems.length > 0) return setChecked(data);
    setChecked(undefined);
    setDone(data);
  };
  const isReady = checked !== undefined && checked.problems.length === 0 && checked.lots > 0;

  return (
    <Card>
      <Stack gap={4} {...fields}>
        <Inline gap={3} wrap>
          <Text size="sm" muted>
            The first line names the columns, in any order. Several flights of a journey are separated by a slash.
          </Text>
          <Button size="sm" onPress={() => read(IMPORT_EXAMPLE)}>
            Show an example
          </Button>
        </Inline>
        <FileField label="CSV file" accept={CSV_TYPES} value={file} onChange={take} />
        <TextArea label="Or paste the lines" rows={8} value={csv} onChange={read} errorMessage={faultAt('/csv')} />
        <RefusedCallout error={refusal} />
        {checked && <Findings checked={checked} />}
        {done && <Outcome done={done} />}
        {(checked ?? done) && <KeptLots tenant={tenant} kept={(checked ?? done)?.kept ?? []} />}
        <Inline gap={2}>
          <Button isPending={sending.isLoading} isDisabled={!csv.trim()} onPress={() => void run(true)}>
            Check
          </Button>
          <Button variant="primary" isPending={sending.isLoading} isDisabled={!isReady} onPress={() => void run(false)}>
            Import
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function Outcome({ done: { importId, lots } }: { done: LotImported }) {
  if (importId === undefined) return <Callout tone="info" title="No lots were imported: all of them exist already" />;
  return (
    <Callout tone="success" title={lots === 1 ? '1 lot was imported' : `${lots} lots were imported`}>
      {lots === 1 ? 'It is' : 'They are'} in the list of lots. The import can be undone below; lots that orders took
      seats of stay.
    </Callout>
  );
}

/** Lines that are lots of an import that was undone. Nothing without them. */
function KeptLots({ tenant, kept }: { tenant: string; kept: readonly LotKept[] }) {
  if (kept.length === 0) return null;
  return (
    <>
      <Callout
        tone="warning"
        title={kept.length === 1 ? '1 line is already a lot' : `${kept.length} lines are already lots`}
      >
        Agencies had taken seats of them, so they stayed when their import was undone. They are not imported again:
        change them on their own pages.
      </Callout>
      <Table
        caption="Lots that are there already"
        columns={[
          { id: 'line', title: 'Line', align: 'end', render: ({ line }: LotKept) => line },
          {
            id: 'lot',
            title: 'Lot',
            render: ({ lotId, title }: LotKept) => (
              <Link to={addresses.fareLot(tenant, lotId)}>
                <bdi>{title}</bdi>
              </Link>
            ),
          },
          {
            id: 'state',
            title: 'State',
            render: ({ state }: LotKept) => (
              <StatusPill tone={LOT_STATES[state].tone}>{LOT_STATES[state].name}</StatusPill>
            ),
          },
        ]}
        rows={kept}
        rowKey={({ lotId }) => lotId}
      />
    </>
  );
}

function Findings({ checked: { lots, problems } }: { checked: LotImported }) {
  if (problems.length === 0)
    return (
      <Callout
        tone={lots === 0 ? 'warning' : 'success'}
        title={lots === 1 ? '1 lot can be imported' : `${lots} lots can be imported`}
      >
        A lot is a draft unless its state is onSale.
      </Callout>
    );
  return (
    <>
      <Callout
        tone="danger"
        title={problems.length === 1 ? '1 fault was found' : `${problems.length} faults were found`}
      >
        Correct the lines, then check again.
      </Callout>
      <Table
        caption="Faults by line"
        columns={COLUMNS}
        rows={problems}
        rowKey={({ line, field, text }) => `${line} ${field} ${text}`}
      />
    </>
  );
}
