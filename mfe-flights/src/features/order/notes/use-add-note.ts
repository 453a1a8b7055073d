import { useAddOrderNoteMutation } from '@jetway/kit-api/flights';
import { useRef, useState } from 'react';

import { asKept, faultOf } from './notes.model';

/** What became of a press: it is on the order, it is not and the text stays, or an earlier press is under way. */
type Outcome = 'added' | 'kept' | 'busy';

/** A note being written. What was typed stays until it is on the order. */
export function useAddNote(orderReference: string) {
  const [text, setText] = useState('');
  const [wasPressed, setPressed] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [addOrderNote, { isLoading }] = useAddOrderNoteMutation();
  const isUnderway = useRef(false);
  // The same words sent again, after an answer that got lost, are the same note.
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
    const reply = await addOrderNote({ addOrderNoteRequest: { orderReference, text: words, noteId: named.current.noteId } });
    isUnderway.current = false;
    if (reply.error) {
      setRefusal(reply.error);
      return 'kept';
    }
    named.current = { words: '', noteId: '' };
    setPressed(false);
    // What was typed since then is another note.
    setText((now) => (now === text ? '' : now));
    return 'added';
  };

  return {
    text,
    change,
    send,
    isPending: isLoading,
    // Nothing typed is no fault before somebody sends it.
    fault: fault === 'missing' && !wasPressed ? null : fault,
    refusal,
  };
}
