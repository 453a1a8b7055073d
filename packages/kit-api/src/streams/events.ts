import { createParser } from 'eventsource-parser';

export const EVENTS = 'text/event-stream';

/**
 * Reads server-sent events from a response and passes each, parsed from JSON, to `hear` until the server ends the
 * stream.
 */
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
