import type { OrderNote } from '@jetway/kit-api/flights';
import { Feature, formatDateTime } from '@jetway/kit-domain';
import { useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { Button, Inline, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { NoteEntries, Written } from './notes.styles';
import { RemoveNoteDialog } from './remove-note.dialog';

interface NoteListProps {
  orderReference: string;
  /** Newest first. */
  notes: OrderNote[];
}

/** What colleagues wrote, each with who and when; one's own can be taken back. */
export function NoteList({ orderReference, notes }: NoteListProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { can } = useSession();
  const [leaving, setLeaving] = useState<OrderNote | null>(null);
  if (notes.length === 0) return <Text muted>{t('order.notes.empty')}</Text>;
  return (
    <>
      <NoteEntries aria-label={t('order.notes.title')}>
        {notes.map((note) => {
          const at = formatDateTime(note.writtenAt, locale);
          return (
            <li key={note.noteId}>
              <Written dir="auto">{note.text}</Written>
              <Inline gap={3} justify="space-between">
                <Text size="xs" muted>
                  {t('order.historyBy', { at, by: note.author })}
                </Text>
                {note.isOwn && can(Feature.BookTicket) && (
                  <Button variant="ghost" size="sm" aria-label={t('order.notes.removeOf', { at })} onPress={() => setLeaving(note)}>
                    {t('order.notes.remove')}
                  </Button>
                )}
              </Inline>
            </li>
          );
        })}
      </NoteEntries>
      {leaving && <RemoveNoteDialog orderReference={orderReference} note={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
