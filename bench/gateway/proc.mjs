// Processor time and memory of a process and everything below it. Source: proc(5).
import { readdirSync, readFileSync } from 'node:fs';

const TICKS = 100;

/** The processes and their children, as they are now. */
export function family(pids) {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const fields = stat(name);
    if (fields) parents.set(Number(name), Number(fields[1]));
  }
  const all = new Set(pids);
  for (let before = 0; before !== all.size;) {
    before = all.size;
    for (const [pid, parent] of parents) if (all.has(parent)) all.add(pid);
  }
  return [...all];
}

/** User and system time so far, threads that ended included. */
export function cpuSeconds(pids) {
  return sum(family(pids), (pid) => {
    const fields = stat(pid);
    return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS : 0;
  });
}

/** Memory in use; a page shared by two processes is counted half for each. */
export function residentBytes(pids) {
  return sum(family(pids), (pid) => {
    try {
      return Number(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+)/m)?.[1] ?? 0) * 1024;
    } catch {
      return 0;
    }
  });
}

// Fields after the name, which may hold spaces: state is 0, the parent 1, user time 11, system time 12.
function stat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  } catch {
    return undefined;
  }
}

function sum(list, of) {
  return list.reduce((total, item) => total + of(item), 0);
}
