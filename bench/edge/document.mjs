// How heavy the first response to a reload is, compressed.
import { request } from 'node:http';

export async function measureDocument({ origin }) {
  const bytes = await new Promise((resolve, reject) => {
    const call = request(`${origin}/searchpad`, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (answer) => {
      let total = 0;
      answer.on('data', (chunk) => (total += chunk.length));
      answer.on('end', () => resolve(total));
    });
    call.on('error', reject).end();
  });
  return { name: 'document with boot payload, brotli', figure: `${(bytes / 1024).toFixed(1)} KB`, bound: '≤ 15 KB' };
}
