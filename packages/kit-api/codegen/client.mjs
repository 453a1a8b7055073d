// What generated clients have in common: the portal's here, the operators' in `mfe-operations`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { generateEndpoints } from '@rtk-query/codegen-openapi';

/** Headers and problem responses are handled by the base query for every call. */
function withoutSharedParts(document) {
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations)) {
      if (operation.parameters) operation.parameters = operation.parameters.filter((one) => one.in !== 'header');
      delete operation.responses.default;
    }
  }
  return document;
}

/** The services omit absent fields and never send null, so optional is enough. */
function withoutNulls(node) {
  if (Array.isArray(node)) return node.map(withoutNulls);
  if (typeof node !== 'object' || node === null) return node;
  const plain = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutNulls(value)]));
  if (Array.isArray(plain.type)) {
    const types = plain.type.filter((type) => type !== 'null');
    return { ...plain, type: types.length === 1 ? types[0] : types };
  }
  for (const choice of ['oneOf', 'anyOf']) {
    const choices = plain[choice]?.filter((one) => one.type !== 'null');
    if (choices && choices.length < plain[choice].length) {
      const rest = Object.fromEntries(Object.entries(plain).filter(([key]) => key !== choice));
      return choices.length === 1 ? { ...rest, ...choices[0] } : { ...rest, [choice]: choices };
    }
  }
  return plain;
}

/** Whether it answers with a file to save or show, which `files.ts` of the client fetches. */
function isDownload({ responses }) {
  return Object.keys(responses['200']?.content ?? {}).some((type) => !type.endsWith('json'));
}

/**
 * Writes one file of endpoints and types per tag.
 * @param {{ contract: string, tags: string[], reads: string[], output: string, apiOf?: (tag: string) => string }} options
 *   `reads`: operations sent by POST that are cached and shared like any other query; `output`: a folder beside the `api.ts` the
 *   endpoints are injected into; `apiOf`: from where the file of a tag imports it
 */
export async function generateClient({ contract, tags, reads, output, apiOf = () => '../api' }) {
  const document = withoutNulls(withoutSharedParts(JSON.parse(readFileSync(contract, 'utf8'))));
  const folder = mkdtempSync(join(tmpdir(), 'jetway-codegen-'));
  try {
    const schemaFile = join(folder, 'openapi.json');
    writeFileSync(schemaFile, JSON.stringify(document));
    for (const tag of tags) await generateTag({ schemaFile, tag, reads, output, api: apiOf(tag) });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function generateTag({ schemaFile, tag, reads, output, api }) {
  const outputFile = join(output, `${tag}.ts`);
  // Next to the output, so that the generated import of the API is relative to its final location.
  await generateEndpoints({
    schemaFile,
    outputFile,
    apiFile: join(dirname(output), 'api.ts'),
    apiImport: 'api',
    exportName: 'injected',
    hooks: { queries: true, lazyQueries: true, mutations: true },
    tag: false,
    filterEndpoints: (_name, { operation }) => (operation.tags?.includes(tag) ?? false) && !isDownload(operation),
    endpointOverrides: [{ pattern: (name) => reads.includes(name), type: 'query' }],
  });
  const code = readFileSync(outputFile, 'utf8')
    .replace(/from ['"].*\/api(\.ts)?['"]/, `from '${api}'`)
    .replace('overrideExisting: false', "overrideExisting: 'throw'");
  writeFileSync(outputFile, code);
}
