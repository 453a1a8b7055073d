import type { Tone } from '@jetway/kit-ui';
import { Button, DateText, Grid, Inline, Select, StatusPill, Text, TextField } from '@jetway/kit-ui';
import { useState } from 'react';

import type { ApplicationView, ItemStatus } from '../../api/endpoints/kyc';
import { useRemarkOnApplicationMutation } from '../../api/endpoints/kyc';
import { StepCard } from '../../shared/step/step.card';
import { useRefusal } from '../../shared/step/use-refusal';

const STATUSES: Readonly<Record<ItemStatus, { name: string; tone: Tone }>> = {
  ok: { name: 'In order', tone: 'success' },
  open: { name: 'Open', tone: 'warning' },
  refused: { name: 'Not accepted', tone: 'danger' },
};

const STATUS_OPTIONS = (['ok', 'open', 'refused'] as const).map((value) => ({ value, label: STATUSES[value].name }));

/** What was checked item by item; a remark about the same item replaces the earlier one. */
export function Remarks({
  tenant,
  application: { applicationId, remarks },
}: {
  tenant: string;
  application: ApplicationView;
}) {
  const [send, { isLoading }] = useRemarkOnApplicationMutation();
  const [item, setItem] = useState('');
  const [status, setStatus] = useState<ItemStatus>('ok');
  const [remark, setRemark] = useState('');
  const [isItemMissing, setItemMissing] = useState(false);
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();
  const add = async () => {
    setItemMissing(!item.trim());
    if (!item.trim()) return focus();
    const { data, error } = await send({
      applicationRemarkRequest: { tenant, applicationId, item: item.trim(), status, remark: remark.trim() },
    });
    refused(error);
    if (!data) return;
    setItem('');
    setRemark('');
  };
  return (
    <StepCard title="Checked" refusal={refusal} fields={fields}>
      {remarks.length === 0 && <Text muted>Nothing has been checked yet.</Text>}
      {remarks.map((one) => (
        <div key={one.item}>
          <Inline gap={2}>
            <StatusPill tone={STATUSES[one.status].tone}>{STATUSES[one.status].name}</StatusPill>
            <Text weight="medium">{one.item}</Text>
            <Text size="sm" muted>
              {one.by}, <DateText value={one.at} format="datetime" />
            </Text>
          </Inline>
          {one.remark && <Text size="sm">{one.remark}</Text>}
        </div>
      ))}
      <Grid columns={{ phone: 1, tablet: 2 }} gap={3}>
        <TextField
          label="Item"
          placeholder="Trade licence"
          maxLength={100}
          value={item}
          onChange={setItem}
          errorMessage={isItemMissing && !item.trim() ? 'Write what you checked.' : faultAt('/item')}
        />
        <Select label="It is" options={STATUS_OPTIONS} value={status} onChange={setStatus} />
      </Grid>
      <TextField
        label="Remark"
        maxLength={1000}
        value={remark}
        onChange={setRemark}
        errorMessage={faultAt('/remark')}
      />
      <Inline>
        <Button isPending={isLoading} onPress={() => void add()}>
          Keep
        </Button>
      </Inline>
    </StepCard>
  );
}
