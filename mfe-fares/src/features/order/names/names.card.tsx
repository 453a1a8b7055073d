import type { GroupName, GroupOrder } from '@jetway/kit-api/fares';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, Card, EmptyState, Heading, Inline, Stack, Table, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { ImportDialog } from './import.dialog';
import { NameDialog } from './name.dialog';
import { RemoveDialog } from './remove.dialog';
import { NameWarnings } from './warnings.callout';

type Open = { kind: 'name'; line: number | null } | { kind: 'remove'; line: number } | { kind: 'import' } | null;

/** The passengers. Names can be set free of charge until they are due; after that each change costs the lot's fee. */
export function NamesCard({ order }: { order: GroupOrder }) {
  const t = useT('fares');
  const [open, setOpen] = useState<Open>(null);
  const { actions, names, nameWarnings, namesMissing } = order;
  const canSet = actions.includes('names');
  const canEdit = canSet || actions.includes('changeName');
  const edited = open?.kind === 'name' ? (names.find(({ line }) => line === open.line) ?? null) : null;
  const removed = open?.kind === 'remove' ? names.find(({ line }) => line === open.line) : undefined;
  const close = () => setOpen(null);
  return (
    <Card padding="md" as="section" aria-label={t('order.names.title')}>
      <Stack gap={4}>
        <Inline justify="space-between" gap={3} wrap>
          <Stack gap={1}>
            <Heading level={2} size="md">
              {t('order.names.title')}
            </Heading>
            <Text size="sm" muted>
              {t('order.names.given', { given: names.length, all: names.length + namesMissing })}
            </Text>
          </Stack>
          {canSet && (
            <Inline gap={3} wrap>
              {namesMissing > 0 && (
                <Button onPress={() => setOpen({ kind: 'name', line: null })}>{t('order.names.add')}</Button>
              )}
              <Button variant="secondary" onPress={() => setOpen({ kind: 'import' })}>
                {t('order.names.import')}
              </Button>
            </Inline>
          )}
        </Inline>
        <NameWarnings warnings={nameWarnings} />
        {names.length === 0 ? (
          <EmptyState
            level={3}
            title={t('order.names.none')}
            text={t(canSet ? 'order.names.noneText' : 'order.names.later')}
          />
        ) : (
          <NamesTable
            names={names}
            onEdit={canEdit ? (line) => setOpen({ kind: 'name', line }) : null}
            onRemove={canSet ? (line) => setOpen({ kind: 'remove', line }) : null}
          />
        )}
      </Stack>
      {open?.kind === 'name' && <NameDialog order={order} edited={edited} onClose={close} />}
      {removed && <RemoveDialog order={order} name={removed} onClose={close} />}
      {open?.kind === 'import' && <ImportDialog order={order} onClose={close} />}
    </Card>
  );
}

interface NamesTableProps {
  names: readonly GroupName[];
  onEdit: ((line: number) => void) | null;
  onRemove: ((line: number) => void) | null;
}

function NamesTable({ names, onEdit, onRemove }: NamesTableProps) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const columns = [
    { id: 'line', title: t('order.names.line'), render: ({ line }: GroupName) => line.toLocaleString(locale) },
    {
      id: 'name',
      title: t('order.names.name'),
      render: ({ title, givenName, surname, type }: GroupName) => (
        <Stack gap={1}>
          <Text weight="medium">
            <bdi>{`${t(`order.names.titles.${title}`)} ${givenName} ${surname}`}</bdi>
          </Text>
          <Text size="xs" muted>
            {t(`types.${type}`)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'born',
      title: t('order.names.birthDate'),
      render: ({ birthDate, nationality }: GroupName) => `${formatDate(birthDate, locale)}, ${nationality}`,
    },
    {
      id: 'passport',
      title: t('order.names.passport'),
      render: ({ passportNumber, passportExpiry }: GroupName) =>
        passportNumber ? (
          <Stack gap={1}>
            <bdi>{passportNumber}</bdi>
            {passportExpiry && (
              <Text size="xs" muted>
                {t('order.names.validUntil', { day: formatDate(passportExpiry, locale) })}
              </Text>
            )}
          </Stack>
        ) : (
          '—'
        ),
    },
    {
      id: 'ticket',
      title: t('order.names.ticket'),
      render: ({ ticketNumber }: GroupName) => (ticketNumber ? <bdi>{ticketNumber}</bdi> : '—'),
    },
    ...(onEdit
      ? [
          {
            id: 'edit',
            title: t('order.names.change'),
            align: 'end' as const,
            render: ({ line, givenName, surname }: GroupName) => (
              <Inline gap={2} justify="end" wrap>
                <Button
                  variant="link"
                  size="sm"
                  aria-label={t('order.names.changeOf', { name: `${givenName} ${surname}` })}
                  onPress={() => onEdit(line)}
                >
                  {t('order.names.change')}
                </Button>
                {onRemove && (
                  <Button
                    variant="link"
                    size="sm"
                    aria-label={t('order.names.removeOf', { name: `${givenName} ${surname}` })}
                    onPress={() => onRemove(line)}
                  >
                    {t('order.names.remove')}
                  </Button>
                )}
              </Inline>
            ),
          },
        ]
      : []),
  ];
  return <Table caption={t('order.names.title')} rows={names} columns={columns} rowKey={({ line }) => line} />;
}
