import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, inject } from 'vitest'

/** One whole product: service, database and site folder of its own. */
export interface TestProduct {
  /** Where it serves, `http://127.0.0.1:<port>`. */
  readonly address: string
  /** Its database, which a test may look into. */
  readonly mongodbUri: string
  /** The folder it serves, which a test may break and repair. */
  readonly siteDir: string
  /** What the service writes about itself. */
  readonly logFile: string
  /** There while a test file has the product. */
  readonly claimFile: string
}

/** Milliseconds to wait for a product: there is one for each worker, so only a file that is just ending has it. */
const patience = 20_000
const pause = 50

/**
 * A product that no other test file has, until this file ends. Call it at the top of a file. Vitest's own number of a worker is not used: in a
 * run with other projects two workers had the same.
 */
export function claimProduct(): TestProduct {
  const products = inject('products')
  const sleeper = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; waited < patience; waited += pause) {
    const own = products.find(claimed)
    if (own) return own
    Atomics.wait(sleeper, 0, 0, pause)
  }
  throw new Error('Every product belongs to a test file that is still running')
}

/** Takes it, unless somebody has it. */
function claimed({ claimFile }: TestProduct): boolean {
  try {
    writeFileSync(claimFile, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  const release = () => rmSync(claimFile, { force: true })
  afterAll(release)
  // A file that could not be loaded has no end.
  process.once('exit', release)
  return true
}
