import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'

/** Milliseconds after which all code that a start needs has been compiled. */
const cacheDelayMs = 3000

function readCache(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

function writeCache(file: string, script: Script): void {
  try {
    const made = `${file}.${process.pid}`
    writeFileSync(made, script.createCachedData())
    renameSync(made, file)
  } catch {
    // The folder is read-only: every start compiles again.
  }
}

/**
 * Compiles the bundle as a script. V8 keeps the source in memory: the build makes it ASCII, which takes one byte per
 * character instead of two, and includes the wrapper function, so that no second copy is made.
 */
function scriptOf(file: string): Script {
  const source = readFileSync(file, 'latin1')
  const cacheFile = `${file}.${createHash('sha1').update(source).digest('hex').slice(0, 12)}.cache`
  const cachedData = readCache(cacheFile)
  const script = new Script(source, { filename: file, ...(cachedData ? { cachedData } : {}) })
  if (!cachedData || script.cachedDataRejected)
    void delay(cacheDelayMs, undefined, { ref: false }).then(() => writeCache(cacheFile, script))
  return script
}

/**
 * Starts the bundled service (main.cjs) with V8's code cache, which saves 140 ms of compilation per start. The first
 * start writes the cache next to the bundle; V8 rejects one of another version or other flags.
 * `module.enableCompileCache()` does the same since Node 22.1.
 */
const file = join(dirname(fileURLToPath(import.meta.url)), 'main.cjs')
const run = scriptOf(file).runInThisContext() as (...args: unknown[]) => void
const exported = {}
run(exported, createRequire(file), { exports: exported }, file, dirname(file))
