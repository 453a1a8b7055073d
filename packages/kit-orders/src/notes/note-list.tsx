import type { OrderNote } from '@jetway/kit-api/orders';
import { Feature, formatDateTime } from '@jetway/kit-domain';
import { useLocaleTag, useSession } from '@jetway/kit-runtime';
import { Button, Inline, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { useOrderT } from '../host';
import { NoteEntries, Place, Written } from './notes.styles';
import { RemoveNoteDialog } from './remove-note.dialog';
import { useFocusAfterLeaving } from './use-focus-after-leaving';

interface NoteListProps {
  orderReference: string;
  /** Newest first. */
  notes: OrderNote[];
}

/** Colleagues' notes with author and time; the user's own can be removed. */
export function NoteList({ orderReference, notes }: NoteListProps) {
  const t = useOrderT();
  const [leaving, setLeaving] = useState<OrderNote | null>(null);
  const { place, left } = useFocusAfterLeaving(notes);
  const removed = (note: OrderNote) => {
    left(note.noteId);
    setLeaving(null);
  };
  return (
    <Place ref={place} tabIndex={-1}>
      {notes.length === 0 ? (
        <Text muted>{t('orders.notes.empty')}</Text>
      ) : (
        <NoteEntries aria-label={t('orders.notes.title')}>
          {notes.map((note) => (
            <Entry key={note.noteId} note={note} onLeave={setLeaving} />
          ))}
        </NoteEntries>
      )}
      {leaving && (
        <RemoveNoteDialog
          orderReference={orderReference}
          note={leaving}
          onClose={() => setLeaving(null)}
          onRemoved={() => removed(leaving)}
        />
      )}
    </Place>
  );
}

function Entry({ note, onLeave }: { note: OrderNote; onLeave: (note: OrderNote) => void }) {
  const t = useOrderT();
  const locale = useLocaleTag();
  const { can } = useSession();
  const at = formatDateTime(note.writtenAt, locale);
  return (
    <li>
      <Written dir="auto">{note.text}</Written>
      <Inline gap={3} justify="space-between">
        <Text size="xs" muted>
          {t('orders.history.by', { at, by: note.author })}
        </Text>
        {note.isOwn && can(Feature.BookTicket) && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('orders.notes.removeOf', { at })}
            onPress={() => onLeave(note)}
          >
            {t('orders.notes.remove')}
          </Button>
        )}
      </Inline>
    </li>
  );
}
