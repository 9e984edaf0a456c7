import { createHash } from 'node:crypto'

/** Milliseconds of `fixedWork` on two idle cores of CI. */
const referenceMs = 180

/** Parses, sorts and hashes, as tests and builds do. */
function fixedWork(): void {
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    id: `m${index}`,
    score: index % 7,
    name: 'x'.repeat(index % 50),
  }))
  for (let round = 0; round < 100; round += 1) {
    const copy = JSON.parse(JSON.stringify(rows)) as typeof rows
    createHash('sha256')
      .update(
        copy
          .map(({ id, name }) => name + id)
          .sort()
          .join(),
      )
      .digest()
  }
}

/** Factor by which this machine is currently slower than the reference: at least 1, because its load may increase. */
function measurePace(): number {
  const startedAt = performance.now()
  fixedWork()
  return Math.min(Math.max((performance.now() - startedAt) / referenceMs, 1), 10)
}

const pace = measurePace()

/** Milliseconds at the reference pace, many times the usual duration: a limit costs nothing unless a test hangs. */
const limits = {
  screen: { wait: 30_000, test: 180_000, interval: 10 },
  service: { wait: 30_000, test: 180_000, interval: 10 },
  /** Tests that run built apps in a browser, or start programs. */
  product: { wait: 60_000, test: 600_000, interval: 50 },
}

/** Timeout of vitest's own shutdown. */
export const teardownTimeout = Math.round(60_000 * pace)

/**
 * All timeouts of a test project. Tests set none: `expect.poll` and the helpers of the testing library wait as long as
 * a condition may take here, and code without a default reads `inject('waitMs')`.
 */
export function timeouts(kind: keyof typeof limits) {
  const { wait, test, interval } = limits[kind]
  const [waitMs, testMs] = [Math.round(wait * pace), Math.round(test * pace)]
  return {
    testTimeout: testMs,
    hookTimeout: testMs,
    expect: { poll: { timeout: waitMs, interval } },
    provide: { waitMs },
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds that a condition may take on this machine. */
    waitMs: number
  }
}
