import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '../shared/workspace.ts'

/** Documents whose command lines are run or judged by a test. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['docs', 'docs/design', 'docs/operations'].flatMap((folder) =>
    readdirSync(join(workspace, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
]

/** The beginning of a command line: settings, then a program. A program's name alone is no command line. */
const isCommand = (text: string) => /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|docker|git|openssl|systemctl) ./.test(text)
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Lines of the fenced blocks, with continued lines joined and comments left out. */
function linesOfBlocks(text: string): string[] {
  return [...text.matchAll(/^```(?:sh)?\n([^]*?)\n```$/gm)].flatMap(([, block = '']) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.replace(/\s+#.*$/, '')),
  )
}

const inlineCode = (text: string) => [...text.matchAll(/(`+)([^`]+)\1/g)].map(([, , code = '']) => oneLine(code))

/**
 * Lines of a table whose rows go on with the command of its head (`npm run user --`), or of a row before
 * (`... --list`).
 */
function linesOfTable(rows: readonly string[]): string[] {
  const [head = '', ...cells] = rows.map((row) => row.split('|')[1] ?? '')
  const base = inlineCode(head).find((code) => code.endsWith(' --'))
  let before = ''
  return cells.flatMap(inlineCode).flatMap((code) => {
    if (base !== undefined) return [`${base} ${code}`]
    if (code.startsWith('... ')) return [`${before} -- ${code.slice('... '.length)}`.replace(/( -- .+) -- /, '$1 ')]
    before = code
    return []
  })
}

/** Every command line of a document. */
export function linesOf(text: string): string[] {
  const prose = text.replaceAll(/^```[^]*?^```$/gm, '')
  const tables = [...prose.matchAll(/(?:^\|.*\n)+/gm)].flatMap(([table]) => linesOfTable(table.trim().split('\n')))
  return [...linesOfBlocks(text), ...inlineCode(prose).filter((code) => !code.endsWith(' --')), ...tables]
    .map(oneLine)
    .filter(isCommand)
}

/** Every command line of the documents, with the documents that print it. */
export function documentedLines(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const file of documents)
    for (const line of linesOf(readFileSync(join(workspace, file), 'utf8')))
      found.set(line, [...new Set([...(found.get(line) ?? []), file])])
  return found
}
