import type { TableColumn } from '@jetway/kit-ui';
import {
  Button,
  Callout,
  Card,
  FileField,
  Heading,
  Inline,
  LinkButton,
  PageHeader,
  Select,
  Stack,
  Table,
  Text,
} from '@jetway/kit-ui';
import { useState } from 'react';

import type { HolidayPackageRecord, HolidayPackagesImported } from '../../../api/endpoints/holidays';
import { useImportHolidayPackagesMutation } from '../../../api/endpoints/holidays';
import { useOperator } from '../../../session/use-operator';
import { addresses } from '../../../shared/addresses';
import { useBrandOf } from '../../../session/brand';
import { RefusedCallout } from '../../../shared/refused.callout';
import { useRefusal } from '../../../shared/step/use-refusal';
import { ExportCard } from './export.card';
import { packagesIn } from './package.file';

const JSON_TYPES = ['application/json'] as const;

/** `/packages/import`: all packages of a tenant as a file, and packages from a file, checked before anything is stored. */
export default function ImportPackagesPage() {
  const brandOf = useBrandOf();
  const { tenants } = useOperator();
  const [tenant, setTenant] = useState(tenants[0] ?? '');
  return (
    <>
      <PageHeader
        title="Import and export packages"
        subtitle="Nothing is stored while a package has a fault."
        actions={<LinkButton href={addresses.packages}>All packages</LinkButton>}
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
        {/* What was read or checked for one tenant says nothing about another. */}
        <ImportCard key={tenant} tenant={tenant} />
        <ExportCard key={`export ${tenant}`} tenant={tenant} />
      </Stack>
    </>
  );
}

function ImportCard({ tenant }: { tenant: string }) {
  const [send, { isLoading }] = useImportHolidayPackagesMutation();
  const [file, setFile] = useState<File | null>(null);
  const [packages, setPackages] = useState<readonly HolidayPackageRecord[]>([]);
  const [fault, setFault] = useState<string>();
  const [checked, setChecked] = useState<HolidayPackagesImported>();
  const [done, setDone] = useState<HolidayPackagesImported>();
  const { refusal, take: refused, faultAt, fields } = useRefusal();

  const take = async (chosen: File | null) => {
    setFile(chosen);
    setPackages([]);
    setFault(undefined);
    setChecked(undefined);
    setDone(undefined);
    refused(undefined);
    if (!chosen) return;
    const found = packagesIn(await chosen.text());
    if ('fault' in found) setFault(found.fault);
    else setPackages(found.packages);
  };
  const run = async (dryRun: boolean) => {
    const { data, error } = await send({ holidayPackageImport: { tenant, packages: [...packages], dryRun } });
    refused(error);
    setChecked(data && (dryRun || data.problems.length > 0) ? data : undefined);
    setDone(data && !dryRun && data.problems.length === 0 ? data : undefined);
  };
  const isReady = checked?.problems.length === 0 && checked.created + checked.changed > 0;

  return (
    <Card>
      <Stack gap={4} {...fields}>
        <Heading level={2} size="md">
          Import
        </Heading>
        <Text size="sm" muted>
          Packages with an id of this tenant are replaced; the others are new.
        </Text>
        <FileField
          label="JSON file"
          accept={JSON_TYPES}
          value={file}
          onChange={(chosen) => void take(chosen)}
          errorMessage={fault ?? faultAt('/packages')}
        />
        {packages.length > 0 && (
          <Text size="sm">
            {packages.length === 1 ? '1 package was read.' : `${packages.length} packages were read.`}
          </Text>
        )}
        <RefusedCallout error={refusal} />
        {checked && <Findings checked={checked} packages={packages} />}
        {done && (
          <Callout tone="success" title="The packages were imported">
            {summary(done)}
          </Callout>
        )}
        <Inline gap={2}>
          <Button isPending={isLoading} isDisabled={packages.length === 0} onPress={() => void run(true)}>
            Check
          </Button>
          <Button variant="primary" isPending={isLoading} isDisabled={!isReady} onPress={() => void run(false)}>
            Import
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function summary({ created, changed, unchanged }: HolidayPackagesImported): string {
  return `New: ${created}. Changed: ${changed}. As before: ${unchanged}.`;
}

interface FindingsProps {
  checked: HolidayPackagesImported;
  packages: readonly HolidayPackageRecord[];
}

function Findings({ checked, packages }: FindingsProps) {
  const { problems, created, changed } = checked;
  if (problems.length === 0)
    return (
      <Callout
        tone={created + changed > 0 ? 'success' : 'info'}
        title={
          created + changed > 0 ? 'The packages can be imported' : 'Nothing to import: every package is as in the file'
        }
      >
        {summary(checked)}
      </Callout>
    );
  const columns: readonly TableColumn<(typeof problems)[number]>[] = [
    { id: 'package', title: 'Package', render: ({ index }) => <bdi>{nameOf(packages[index], index)}</bdi> },
    { id: 'field', title: 'Field', render: ({ field }) => <bdi dir="ltr">{field}</bdi> },
    { id: 'text', title: 'What is wrong', render: ({ text }) => text },
  ];
  return (
    <>
      <Callout
        tone="danger"
        title={problems.length === 1 ? '1 fault was found' : `${problems.length} faults were found`}
      >
        Correct the file, then choose it again.
      </Callout>
      <Table
        caption="Faults by package"
        columns={columns}
        rows={problems}
        rowKey={({ index, field, text }) => `${index} ${field} ${text}`}
      />
    </>
  );
}

/** Number and title of a package of the file, whose content is not checked yet. */
function nameOf(record: HolidayPackageRecord | undefined, index: number): string {
  const title: unknown = (record?.package.title as { en?: unknown } | undefined)?.en;
  return typeof title === 'string' && title ? `${index + 1}: ${title}` : String(index + 1);
}
