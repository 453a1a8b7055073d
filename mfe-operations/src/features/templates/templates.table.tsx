import { Link } from '@jetway/kit-runtime/router';
import type { TableColumn } from '@jetway/kit-ui';
import { Button, DateText, Inline, LinkButton, Stack, styled, Table, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { DeskName, TemplateView } from '../../api/endpoints/templates';
import { useSetTemplateStateMutation } from '../../api/endpoints/templates';
import { addresses } from '../../shared/addresses';
import { RefusedCallout } from '../../shared/refused.callout';
import { moveBetweenRows } from '../../shared/row-keys';
import { kindOf } from './templates.model';

const Small = styled.small`
  display: block;
  font-size: var(--jw-text-sm);
  color: var(--jw-text-muted);
`;

interface TableProps {
  tenant: string;
  desk: DeskName;
  items: readonly TemplateView[];
  canEdit: boolean;
}

/** Templates, a row each, whose link opens the template. */
export function TemplatesTable({ tenant, desk, items, canEdit }: TableProps) {
  const [change, { isLoading }] = useSetTemplateStateMutation();
  const [refusal, setRefusal] = useState<unknown>();
  const move = async ({ templateId, version, archived, template: { name } }: TemplateView) => {
    const { data, error } = await change({
      templateStateChange: { tenant, desk, templateId, version, archived: !archived },
    });
    setRefusal(error);
    if (data) toast.success(archived ? `${name} is offered again` : `${name} was archived`);
  };
  const columns: TableColumn<TemplateView>[] = [
    {
      id: 'name',
      title: 'Template',
      render: ({ templateId, template }) => (
        <div>
          <Link to={addresses.template(tenant, desk, templateId)} data-row="">
            <bdi>{template.name}</bdi>
          </Link>
          <Small>{kindOf(template)}</Small>
        </div>
      ),
    },
    {
      id: 'changed',
      title: 'Changed',
      render: ({ changedAt, changedBy }) => (
        <div>
          <DateText value={changedAt} format="datetime" />
          <Small>
            <bdi>{changedBy}</bdi>
          </Small>
        </div>
      ),
    },
    ...(canEdit ? [stepsColumn({ tenant, desk, isLoading, move: (template) => void move(template) })] : []),
  ];
  return (
    <Stack gap={4}>
      <div role="presentation" onKeyDown={moveBetweenRows}>
        <Table caption="Templates" columns={columns} rows={items} rowKey={({ templateId }) => templateId} />
      </div>
      <RefusedCallout error={refusal} />
    </Stack>
  );
}

interface StepsColumn {
  tenant: string;
  desk: DeskName;
  isLoading: boolean;
  move: (template: TemplateView) => void;
}

function stepsColumn({ tenant, desk, isLoading, move }: StepsColumn): TableColumn<TemplateView> {
  return {
    id: 'steps',
    title: 'Steps',
    render: (template) => (
      <Inline gap={2} wrap>
        <LinkButton
          size="sm"
          aria-label={`Copy ${template.template.name}`}
          href={`${addresses.template(tenant, desk, 'new')}?copy=${template.templateId}`}
        >
          Copy
        </LinkButton>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${template.archived ? 'Offer' : 'Archive'} ${template.template.name}`}
          isDisabled={isLoading}
          onPress={() => move(template)}
        >
          {template.archived ? 'Offer again' : 'Archive'}
        </Button>
      </Inline>
    ),
  };
}
