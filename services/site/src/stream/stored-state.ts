import { hash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { check, type Shape } from '@torneo/contracts/fields/validation'
import { publicChannelData, type PublicPart, publicParts } from '@torneo/contracts/site/public-channels'
import { after } from '@torneo/serving/timers'
import type { PublicState, PublicStore } from './public-store'

/** Raised when files of an earlier version cannot be read. */
const format = 1
/** Milliseconds for which changes are collected before they are written. */
const writeMs = 2000

/** First line of a file: its version, when the API said it (ms since 1970), and the hash of the second line. */
interface Head {
  readonly format: number
  readonly at: number
  readonly sha256: string
}

const hashOf = (json: string): string => hash('sha256', json, 'hex')

/** Reads one part; null for a file that is missing, cut, changed, of another version or not of the contract. */
async function readPart(
  file: string,
  part: PublicPart,
): Promise<{ readonly at: number; readonly value: unknown } | null> {
  try {
    const text = await readFile(file, 'utf8')
    const end = text.indexOf('\n')
    const [head, json] = [JSON.parse(text.slice(0, end)) as Head, text.slice(end + 1)]
    if (head.format !== format || head.sha256 !== hashOf(json)) return null
    const checked = check(publicChannelData[part].snapshot as Shape, JSON.parse(json))
    return checked.ok ? { at: head.at, value: checked.value } : null
  } catch {
    return null
  }
}

/**
 * Keeps what the site knows in its folder, a file for each part: a node that starts while the API is away shows it. A
 * file is replaced as a whole, and one that cannot be read is ignored.
 */
export function createStoredState(
  folder: string,
  store: PublicStore,
  log: { warn(context: object, message: string): void },
) {
  const pending = new Set<PublicPart>()
  let writing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | null = null
  const fileOf = (part: PublicPart) => join(folder, `${part}.json`)

  async function writePart(part: PublicPart): Promise<void> {
    const value = store.state()[part]
    if (!value) return
    const json = JSON.stringify(value)
    const head = JSON.stringify({ format, at: Date.now(), sha256: hashOf(json) } satisfies Head)
    const made = `${fileOf(part)}.${process.pid}`
    await writeFile(made, `${head}\n${json}`)
    await rename(made, fileOf(part)).catch(() => rm(made, { force: true }))
  }

  async function writePending(): Promise<void> {
    const parts = [...pending]
    pending.clear()
    try {
      await mkdir(folder, { recursive: true })
      for (const part of parts) await writePart(part)
    } catch (error) {
      log.warn({ err: error }, 'what the site knows could not be written to its folder')
    }
  }

  const flush = (): Promise<void> => (writing = writing.then(writePending))

  return {
    /** Restores what an earlier process knew, then stores each change. */
    async start(): Promise<void> {
      const read = await Promise.all(
        publicParts.map(async (part) => [part, await readPart(fileOf(part), part)] as const),
      )
      const known = read.flatMap(([part, one]) => (one ? [{ part, ...one }] : []))
      const stored = Object.fromEntries(known.map(({ part, value }) => [part, value])) as Partial<PublicState>
      if (known.length > 0) store.restore(stored, Math.max(...known.map(({ at }) => at)))
      store.onChange((part) => {
        pending.add(part)
        timer ??= after(writeMs, () => {
          timer = null
          return flush()
        })
      })
    },
    /** Writes what is pending. */
    async stop(): Promise<void> {
      if (timer) clearTimeout(timer)
      await flush()
    },
  }
}
