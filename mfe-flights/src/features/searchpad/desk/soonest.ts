/** Rows of a list that are put in the order of their deadlines; more than an agency has open at once. */
export const MOST_OPEN = 100;

/** The rows that have a deadline, the earliest first. Lists come newest first. */
export function soonest<Row>(rows: readonly Row[], deadlineOf: (row: Row) => string | undefined): Row[] {
  const at = (row: Row) => Date.parse(deadlineOf(row) ?? '');
  return rows.filter((row) => deadlineOf(row) !== undefined).sort((a, b) => at(a) - at(b));
}
