import { useAddOrderNoteMutation } from '@jetway/kit-api/orders';
import { useRef, useState } from 'react';

import { asKept, faultOf } from './notes.model';

/** Result of a press: added, refused with the text kept, or ignored because an earlier press is in progress. */
type Outcome = 'added' | 'kept' | 'busy';

/** State of a note being written. The text is kept until the note is added. */
export function useAddNote(orderReference: string) {
  const [text, setText] = useState('');
  const [wasPressed, setPressed] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [addOrderNote, { isLoading }] = useAddOrderNoteMutation();
  const isUnderway = useRef(false);
  // The same text sent again, after a lost response, is the same note.
  const named = useRef({ words: '', noteId: '' });
  const fault = faultOf(text);

  const change = (typed: string) => {
    setText(typed);
    setPressed(false);
    setRefusal(null);
  };

  const send = async (): Promise<Outcome> => {
    if (isUnderway.current) return 'busy';
    setPressed(true);
    if (fault) return 'kept';
    const words = asKept(text);
    if (named.current.words !== words) named.current = { words, noteId: crypto.randomUUID() };
    isUnderway.current = true;
    setRefusal(null);
    const reply = await addOrderNote({
      addOrderNoteRequest: { orderReference, text: words, noteId: named.current.noteId },
    });
    isUnderway.current = false;
    if (reply.error) {
      setRefusal(reply.error);
      return 'kept';
    }
    named.current = { words: '', noteId: '' };
    setPressed(false);
    // Text typed in the meantime belongs to another note.
    setText((now) => (now === text ? '' : now));
    return 'added';
  };

  return {
    text,
    change,
    send,
    isPending: isLoading,
    // An empty text is no error until it is sent.
    fault: fault === 'missing' && !wasPressed ? null : fault,
    refusal,
  };
}
