import { createParser } from 'eventsource-parser';

export const EVENTS = 'text/event-stream';

/** Hears the events of a response, each as it comes and parsed from JSON, until the server ends them. */
export async function hearEvents({ body, headers }: Response, hear: (event: unknown) => void): Promise<null> {
  if (!body || !headers.get('content-type')?.startsWith(EVENTS)) throw new TypeError(`this is no ${EVENTS}`);
  const parser = createParser({ onEvent: ({ data }) => hear(JSON.parse(data)) });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return null;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
