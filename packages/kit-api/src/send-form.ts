import { watchersOf } from './upload';

interface Sending {
  method: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** One part per value; absent values are left out. */
  body: object;
}

/** Sends a body as form, like `fetch`, but reports upload progress, which fetch cannot. */
export function sendForm(url: string, { method, headers, signal, body: parts }: Sending): Promise<Response> {
  const body = formOf(parts);
  const watchers = watchersOf(body);
  if (watchers.length === 0) return fetch(url, { method, headers, body, signal, credentials: 'same-origin' });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => watchers.forEach((hear) => hear(total ? loaded / total : 0));
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(new TypeError('the upload broke off'));
    request.onabort = () => reject(new DOMException('the upload was given up', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

/** A form with one part per value; absent values are left out. */
export function formOf(parts: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value).trim());
  }
  return form;
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return new Response(request.responseText, { status: request.status, headers });
}
