import { createHash } from 'node:crypto'

/** Milliseconds of `fixedWork` on two idle cores of CI. */
const referenceMs = 180

/** Parsing, sorting and hashing, as tests and builds do. */
function fixedWork(): void {
  const rows = Array.from({ length: 2000 }, (_, index) => ({ id: `m${index}`, score: index % 7, name: 'x'.repeat(index % 50) }))
  for (let round = 0; round < 100; round += 1) {
    const copy = JSON.parse(JSON.stringify(rows)) as typeof rows
    createHash('sha256').update(copy.map(({ id, name }) => name + id).sort().join()).digest()
  }
}

/** How many times slower this machine is at the moment than the reference: never below 1, because neighbours may come later. */
function measurePace(): number {
  const startedAt = performance.now()
  fixedWork()
  return Math.min(Math.max((performance.now() - startedAt) / referenceMs, 1), 10)
}

const pace = measurePace()

/** Milliseconds at the reference pace, many times what is needed: a limit costs nothing until something hangs. */
const limits = {
  screen: { wait: 10_000, test: 60_000, interval: 10 },
  service: { wait: 30_000, test: 180_000, interval: 10 },
  /** Built apps in a browser, and programs that are started. */
  product: { wait: 60_000, test: 600_000, interval: 50 },
}

/** The limit of vitest's own shutdown. */
export const teardownTimeout = Math.round(60_000 * pace)

/**
 * All timeouts of a test project. Tests name none: `expect.poll` and the helpers of the testing library wait as long as a condition may take here,
 * and what has no default reads `inject('waitMs')`.
 */
export function timeouts(kind: keyof typeof limits) {
  const { wait, test, interval } = limits[kind]
  const [waitMs, testMs] = [Math.round(wait * pace), Math.round(test * pace)]
  return { testTimeout: testMs, hookTimeout: testMs, expect: { poll: { timeout: waitMs, interval } }, provide: { waitMs } }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** How long a condition may take on this machine. */
    waitMs: number
  }
}
