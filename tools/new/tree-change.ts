import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PlainError } from '../shared/plain-error.ts'

/** Files to be written into a checkout, gathered first: whatever is refused leaves the tree as it was. */
export interface TreeChange {
  /** A new file; a PlainError where there is one, unless its text is `instead`, untouched since it was generated. */
  readonly create: (file: string, text: string, instead?: string) => Promise<void>
  /** Changes a file's text; a PlainError when the place of one of the changes is not found. */
  readonly edit: (file: string, ...changes: readonly ((text: string) => string)[]) => Promise<void>
  /** Writes it all; gives the files, in the order they were named. */
  readonly write: () => Promise<readonly string[]>
}

export function createTreeChange(root: string): TreeChange {
  const files = new Map<string, string>()
  const read = async (file: string) => files.get(file) ?? readFile(join(root, file), 'utf8')
  return {
    async create(file, text, instead) {
      const isThere = files.has(file) || existsSync(join(root, file))
      if (isThere && (await read(file)) !== instead) throw new PlainError(`${file} is there already. Nothing was written.`)
      files.set(file, text)
    },
    async edit(file, ...changes) {
      let text = await read(file)
      for (const change of changes) {
        const changed = change(text)
        if (changed === text) throw new PlainError(`${file} does not look as expected, so its line can't be added. Nothing was written.`)
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

/** Puts text before the first line that begins so; the text as it was when there is none. */
export function before(start: string, text: string): (whole: string) => string {
  return (whole) => {
    const at = `\n${whole}`.indexOf(`\n${start}`)
    return at === -1 ? whole : whole.slice(0, at) + text + whole.slice(at)
  }
}

/** Inserts text after the last line that contains this. */
export function after(part: string, text: string): (whole: string) => string {
  return (whole) => {
    const end = whole.indexOf('\n', whole.lastIndexOf(part)) + 1
    return whole.includes(part) ? whole.slice(0, end) + text + whole.slice(end) : whole
  }
}

/** Adds an import line to its group (packages, relative), in alphabetical order. */
export function withImport(line: string): (whole: string) => string {
  const from = (one: string) => / from '([^']+)'/.exec(one)?.[1] ?? ''
  const place = from(line).slice(0, from(line).lastIndexOf('/') + 1).replace(/features\/.*/, 'features/')
  return (whole) => {
    const lines = whole.split('\n')
    const near = lines.flatMap((one, at) => (one.startsWith('import ') && from(one).startsWith(place) ? [at] : []))
    const next = near.find((at) => from(lines[at] ?? '') > from(line)) ?? (near.at(-1) ?? lines.findLastIndex((one) => one.startsWith('import '))) + 1
    return [...lines.slice(0, next), line, ...lines.slice(next)].join('\n')
  }
}
