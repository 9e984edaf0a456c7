import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, inject } from 'vitest'

/** A running product with its own service, database and site folder. */
export interface TestProduct {
  /** `http://127.0.0.1:<port>` */
  readonly address: string
  /** URI of the database, for assertions. */
  readonly mongodbUri: string
  /** The served folder, which a test may damage and repair. */
  readonly siteDir: string
  /** The service's log. */
  readonly logFile: string
  /** Exists while a test file uses the product. */
  readonly claimFile: string
}

const pauseMs = 50

/**
 * Reserves a product for this test file until it ends. Must be called at the top of a file. It does not use Vitest's
 * worker number, because two workers had the same number in a run with other projects.
 */
export function claimProduct(): TestProduct {
  const products = inject('products')
  const sleeper = new Int32Array(new SharedArrayBuffer(4))
  // There is one product per worker, so a test file waits only for another one that is ending.
  for (let waited = 0; waited < inject('waitMs'); waited += pauseMs) {
    const own = products.find(claimed)
    if (own) return own
    Atomics.wait(sleeper, 0, 0, pauseMs)
  }
  throw new Error('Every product belongs to a test file that is still running')
}

/** Reserves the product unless it is in use. */
function claimed({ claimFile }: TestProduct): boolean {
  try {
    writeFileSync(claimFile, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  const release = () => {
    process.off('exit', release)
    rmSync(claimFile, { force: true })
  }
  afterAll(release)
  // A test file that failed to load never releases its product.
  process.once('exit', release)
  return true
}
