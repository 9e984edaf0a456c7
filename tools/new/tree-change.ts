import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PlainError } from '../shared/plain-error.ts'

/** Collects the changes of a checkout and writes them at the end, so that an error leaves the checkout unchanged. */
export interface TreeChange {
  readonly root: string
  readonly exists: (file: string) => boolean
  /** Adds a file. Throws a PlainError if it exists, unless its text is `replaceable`, the text as generated. */
  readonly create: (file: string, text: string, replaceable?: string) => Promise<void>
  /** Changes a file. Throws a PlainError if one of the changes has no effect. */
  readonly edit: (file: string, ...changes: readonly ((text: string) => string)[]) => Promise<void>
  /** Writes all changes and returns the paths of the files. */
  readonly write: () => Promise<readonly string[]>
}

/** Formats the text of a file. */
export type Format = (file: string, text: string) => Promise<string>

/** Each file is stored as `format` writes it (default: unchanged). */
export function createTreeChange(root: string, format: Format = (_, text) => Promise.resolve(text)): TreeChange {
  const files = new Map<string, string>()
  const read = async (file: string) => files.get(file) ?? readFile(join(root, file), 'utf8')
  const exists = (file: string) => files.has(file) || existsSync(join(root, file))
  return {
    root,
    exists,
    async create(file, text, replaceable) {
      const isReplaceable = async () =>
        replaceable !== undefined && (await read(file)) === (await format(file, replaceable))
      if (exists(file) && !(await isReplaceable()))
        throw new PlainError(`${file} is there already. Nothing was written.`)
      files.set(file, await format(file, text))
    },
    async edit(file, ...changes) {
      let text = await read(file)
      for (const change of changes) {
        const changed = change(text)
        if (changed === text)
          throw new PlainError(`${file} does not look as expected, so its line can't be added. Nothing was written.`)
        text = changed
      }
      files.set(file, await format(file, text))
    },
    async write() {
      for (const [file, text] of files) {
        await mkdir(dirname(join(root, file)), { recursive: true })
        await writeFile(join(root, file), text)
      }
      return [...files.keys()]
    },
  }
}

// The edits below find their place whatever the line breaks: a formatter may move them.

/** Inserts text before the first match; unchanged without one. */
export const before = (index: RegExp, text: string) => (source: string) =>
  source.replace(index, (found) => text + found)

/** Inserts text after the first match; unchanged without one. */
export const after = (index: RegExp, text: string) => (source: string) => source.replace(index, (found) => found + text)

/** Adds an element to the first list or object that `end` closes; unchanged without one. */
export const append = (end: RegExp, element: string) => (source: string) =>
  source.replace(
    new RegExp(`([[{]?),?\\s*(?=${end.source})`),
    (_, opening: string) => `${opening || ','}\n  ${element},\n`,
  )

/** Adds an import statement before the others. */
export const withImport = (statement: string) => before(/^import /m, `${statement}\n`)
