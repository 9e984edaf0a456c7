import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

/** Linux counts processor time in hundredths of a second, whatever the kernel's own tick is. */
const ticksPerSecond = 100

/** Seconds of processor time that a process has used, in user and kernel mode. Linux only. */
async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name, in parentheses, may contain blanks; utime and stime are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

export interface Processes {
  readonly pid: number
  /** Process of the service's database. */
  readonly mongodPid?: number
}

/** Microseconds of processor time per call: of the service alone, and including its database. */
export async function costOf(
  { pid, mongodPid }: Processes,
  calls: number,
  work: () => Promise<unknown>,
): Promise<{ readonly own: number; readonly all: number }> {
  const pids = [pid, ...(mongodPid ? [mongodPid] : [])]
  const before = await Promise.all(pids.map(cpuSeconds))
  await work()
  const after = await Promise.all(pids.map(cpuSeconds))
  const [own = Number.NaN, database = 0] = after.map(
    (seconds, index) => ((seconds - (before[index] ?? 0)) / calls) * 1_000_000,
  )
  return { own, all: own + database }
}

/** Resident memory of a process in MB. Linux only. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** Resident memory of a process once it no longer changes. */
export async function settledMegabytes(pid: number): Promise<number> {
  for (let last = Number.NaN; ;) {
    const now = await residentMegabytes(pid)
    if (Math.abs(now - last) < 0.5) return now
    last = now
    await delay(1000)
  }
}
