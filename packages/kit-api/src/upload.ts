/** A file's way up: 0 to 1. */
export type Hear = (part: number) => void;

const hearing = new WeakMap<Blob, Hear>();

/** Hear how much of a file has left, while a call that carries it is under way. Put an end to it with what it returns. */
export function watchUpload(file: Blob, hear: Hear): () => void {
  hearing.set(file, hear);
  return () => hearing.delete(file);
}

/** A body with files travels as a form, each value a part; any other body does not. */
export function formOf(body: unknown): FormData | null {
  if (typeof body !== 'object' || body === null) return null;
  const parts = Object.entries(body);
  if (!parts.some(([, value]) => value instanceof Blob)) return null;
  const form = new FormData();
  for (const [name, value] of parts) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value).trim());
  }
  return form;
}

/** Who wants to hear how far a form is. */
export function watchersOf(form: FormData): Hear[] {
  return [...form.values()].flatMap((value) => (value instanceof Blob ? (hearing.get(value) ?? []) : []));
}
