/** Receives the progress of an upload, from 0 to 1. */
export type Hear = (part: number) => void;

const hearing = new WeakMap<Blob, Hear>();

/** Reports how much of a file has been sent while a call uploads it. Returns a function that stops the reports. */
export function watchUpload(file: Blob, hear: Hear): () => void {
  hearing.set(file, hear);
  return () => hearing.delete(file);
}

/** A call that reads a form even when no file is sent. */
const ALWAYS_A_FORM = '/api/payment/v1/deposit/answer';

/** Whether a call sends its body as a form: one with a file always is. */
export function isForm({ url, body }: { url: string; body?: unknown }): boolean {
  return url === ALWAYS_A_FORM || Object.values(body ?? {}).some((value) => value instanceof Blob);
}

/** The listeners for a form's upload progress. */
export function watchersOf(form: FormData): Hear[] {
  return [...form.values()].flatMap((value) => (value instanceof Blob ? (hearing.get(value) ?? []) : []));
}
