import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';

const NAME = 'falcon-list-2026-11-26.csv';

/**
 * Answers the call at `address` with a CSV file, and records the bodies it is asked with and the names of the files that are
 * saved. Until the end of the test file no link with a click of a program leads anywhere: the DOM of tests has no downloads.
 */
export function savedFiles(server: SetupServer, address: string): { asked: unknown[]; saved: string[] } {
  const asked: unknown[] = [];
  const saved: string[] = [];
  server.use(
    http.post(address, async ({ request }) => {
      asked.push(await request.json());
      const headers = { 'content-type': 'text/csv', 'content-disposition': `attachment; filename="${NAME}"` };
      return new HttpResponse('Order reference\r\n', { headers });
    }),
  );
  URL.createObjectURL = () => 'blob:list';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
  return { asked, saved };
}
