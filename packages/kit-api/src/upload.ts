/** Receives the progress of an upload, from 0 to 1. */
export type Hear = (part: number) => void;

const hearing = new WeakMap<Blob, Hear>();

/** Reports how much of a file has been sent while a call uploads it. Returns a function that stops the reports. */
export function watchUpload(file: Blob, hear: Hear): () => void {
  hearing.set(file, hear);
  return () => hearing.delete(file);
}

/** Calls that read a form even when no file is sent. */
const ALWAYS_FORMS: ReadonlySet<string> = new Set(['/api/payment/v1/deposit/answer']);

/** Converts the body of a call with files to a form, one part per value. Returns null for any other body. */
export function formOf({ url, body }: { url: string; body?: unknown }): FormData | null {
  if (typeof body !== 'object' || body === null) return null;
  const parts = Object.entries(body);
  if (!ALWAYS_FORMS.has(url) && !parts.some(([, value]) => value instanceof Blob)) return null;
  const form = new FormData();
  for (const [name, value] of parts) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value).trim());
  }
  return form;
}

/** The listeners for a form's upload progress. */
export function watchersOf(form: FormData): Hear[] {
  return [...form.values()].flatMap((value) => (value instanceof Blob ? (hearing.get(value) ?? []) : []));
}
