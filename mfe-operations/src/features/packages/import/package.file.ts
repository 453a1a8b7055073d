import type { HolidayPackageRecord } from '../../../api/endpoints/holidays';

const HINT = 'Take a file that was exported here as the pattern.';

/** The packages of a file, as they were exported; or why it cannot be read. The services check each field. */
export function packagesIn(text: string): { packages: HolidayPackageRecord[] } | { fault: string } {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { fault: `The file is not JSON. ${HINT}` };
  }
  const packages: unknown = isObject(read) ? read['packages'] : read;
  if (!Array.isArray(packages) || packages.length === 0) return { fault: `The file has no packages. ${HINT}` };
  const wrong = packages.findIndex((one) => !isObject(one) || !isObject(one['package']));
  if (wrong !== -1) return { fault: `Package ${wrong + 1} of the file has no content. ${HINT}` };
  return { packages: packages as HolidayPackageRecord[] };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
