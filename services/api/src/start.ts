import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'

/** Milliseconds after which what a start needs has been compiled. */
const settled = 3000

/**
 * Starts the bundled service (main.cjs) with V8's code cache: compiling it anew took each start 140 ms of processor time. The cache lies beside the
 * bundle and is written by the first start; V8 itself rejects one of another version or other flags. From Node 22 on `module.enableCompileCache()` does the same.
 */
const file = join(dirname(fileURLToPath(import.meta.url)), 'main.cjs')
const source = readFileSync(file, 'utf8')
const cacheFile = `${file}.${createHash('sha1').update(source).digest('hex').slice(0, 12)}.cache`

function readCache(): Buffer | undefined {
  try {
    return readFileSync(cacheFile)
  } catch {
    return undefined
  }
}

function writeCache(): void {
  try {
    const made = `${cacheFile}.${process.pid}`
    writeFileSync(made, script.createCachedData())
    renameSync(made, cacheFile)
  } catch {
    // A folder that may not be written: every start compiles anew.
  }
}

const cachedData = readCache()
const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, { filename: file, ...(cachedData ? { cachedData } : {}) })
const exported = {}
const run = script.runInThisContext() as (...args: unknown[]) => void
run(exported, createRequire(file), { exports: exported }, file, dirname(file))
if (!cachedData || script.cachedDataRejected) setTimeout(writeCache, settled).unref()
