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

export function createTreeChange(root: string): TreeChange {
  const files = new Map<string, string>()
  const read = async (file: string) => files.get(file) ?? readFile(join(root, file), 'utf8')
  const exists = (file: string) => files.has(file) || existsSync(join(root, file))
  return {
    root,
    exists,
    async create(file, text, replaceable) {
      if (exists(file) && (await read(file)) !== replaceable)
        throw new PlainError(`${file} is there already. Nothing was written.`)
      files.set(file, text)
    },
    async edit(file, ...changes) {
      let text = await read(file)
      for (const change of changes) {
        const changed = change(text)
        if (changed === text)
          throw new PlainError(`${file} does not look as expected, so its line can't be added. Nothing was written.`)
        text = changed
      }
      files.set(file, text)
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

/** Inserts text before the first line that starts with `start`; unchanged without such a line. */
export function before(start: string, text: string): (source: string) => string {
  return (source) => {
    const index = `\n${source}`.indexOf(`\n${start}`)
    return index === -1 ? source : source.slice(0, index) + text + source.slice(index)
  }
}

/** Inserts text after the last line that contains `part`; unchanged without such a line. */
export function after(part: string, text: string): (source: string) => string {
  return (source) => {
    const end = source.indexOf('\n', source.lastIndexOf(part)) + 1
    return source.includes(part) ? source.slice(0, end) + text + source.slice(end) : source
  }
}

/** Adds an import line to its group (packages, relative), in alphabetical order. */
export function withImport(line: string): (source: string) => string {
  const from = (statement: string) => / from '([^']+)'/.exec(statement)?.[1] ?? ''
  const prefix = from(line)
    .slice(0, from(line).lastIndexOf('/') + 1)
    .replace(/features\/.*/, 'features/')
  return (source) => {
    const lines = source.split('\n')
    const group = lines.flatMap((one, index) =>
      one.startsWith('import ') && from(one).startsWith(prefix) ? [index] : [],
    )
    const next =
      group.find((index) => from(lines[index] ?? '') > from(line)) ??
      (group.at(-1) ?? lines.findLastIndex((one) => one.startsWith('import '))) + 1
    return [...lines.slice(0, next), line, ...lines.slice(next)].join('\n')
  }
}
