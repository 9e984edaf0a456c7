import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listedFiles } from './forbidden-texts.ts'

/** Number of sentences that begin with a word, and of those whose first word is a pronoun or preposition. */
export interface Openings {
  readonly all: number
  readonly weak: number
}

interface Kind {
  /** Name of the sentences in a problem. */
  readonly name: string
  /** Highest share of weak openings; comparable projects have 12 to 40 in comments (docs/style.md). */
  readonly maxPerMille: number
  readonly isIn: (file: string) => boolean
  readonly openingsIn: (text: string) => Openings
}

const pronouns = ['What', 'Who', 'Whose', 'Whom', 'Which', 'Whether', 'Whoever', 'Whatever', 'Of', 'Those']
const absolutes = ['Nobody', 'Nothing', 'None']
const others = 'Where As By With Without For From In On At To After Before While Until So That'.split(' ')
const openingWith = (words: readonly string[], flags = '') => new RegExp(`^(?:${words.join('|')})\\b`, flags)

const weakComment = openingWith([...pronouns, ...absolutes, ...others])
const weakTitle = openingWith([...pronouns, ...absolutes, ...others], 'i')
/** Prose may open a sentence with a preposition, but not with a question word as a noun. */
const weakProse = openingWith([...pronouns, 'Nobody', 'Nothing'], 'i')

const count = (sentences: readonly string[], isWeak: RegExp): Openings => {
  const worded = sentences.filter((sentence) => /^[A-Za-z]/.test(sentence))
  return { all: worded.length, weak: worded.filter((sentence) => isWeak.test(sentence)).length }
}

const notSource =
  /\.(?:test|spec|journey|e2e)\.tsx?$|\.d\.ts$|\/dev\/|\/testing\/|^libs\/testing\/|^tools\/e2e\/|\.fixture\.ts$/

/** True for TypeScript that ships or runs a command: no tests, test kits, fixtures or declarations. */
export const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !notSource.test(file)

/** Counts the comment lines of a text; a continuation line counts as one. */
export const commentOpenings = (text: string): Openings =>
  count(
    text.split('\n').map((line) => /^\s*(?:\/\/|\/\*\*|\*)\s+(.*)$/.exec(line)?.[1] ?? ''),
    weakComment,
  )

const title = /(?:\b(?:it|test|describe)(?:\.\w+)*|[\])])\(\s*(?:'((?:\\.|[^'\\\n])*)'|"([^"\n]*)"|`([^`]*)`)\s*,/g

/** Counts the titles of tests and of their groups; one that begins with a placeholder is not counted. */
export const titleOpenings = (text: string): Openings =>
  count(
    [...text.matchAll(title)].map(([, single, double, template]) => single ?? double ?? template ?? ''),
    weakTitle,
  )

/** Returns the paragraphs, list items and cells of a Markdown text; headings and blocks of code are left out. */
const blocksOf = (text: string): readonly string[] =>
  text
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll(/^#.*$/gm, '')
    .replaceAll(/^\|.*$/gm, (row) => `\n${row.replaceAll('|', '\n\n')}\n`)
    .replaceAll(/^\s*(?:[-*]|\d+\.)\s+/gm, '\n\n')
    .split(/\n\s*\n/)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())

/** Counts the sentences of a document; questions are not counted. */
export const proseOpenings = (text: string): Openings =>
  count(
    blocksOf(text)
      .flatMap((block) => block.split(/(?<=[.!?:][*_'")]*)\s+(?=[*_'"([]*[A-Z])/))
      .filter((sentence) => !sentence.endsWith('?'))
      .map((sentence) => sentence.replace(/^[*_'"([\s]+/, '')),
    weakProse,
  )

const kinds: readonly Kind[] = [
  { name: 'comment lines', maxPerMille: 60, isIn: isSource, openingsIn: commentOpenings },
  {
    name: 'test titles',
    maxPerMille: 10,
    isIn: (file) => /\.(?:test|e2e)\.tsx?$/.test(file),
    openingsIn: titleOpenings,
  },
  {
    name: 'sentences of documents',
    maxPerMille: 10,
    isIn: (file) => file.endsWith('.md') && !file.startsWith('.github/') && file !== 'CHANGELOG.md',
    openingsIn: proseOpenings,
  },
]

/** Problem of files with too many weak openings, followed by the ten worst; empty within the limit. */
export function openingProblems(
  files: readonly (Openings & { readonly file: string })[],
  { name, maxPerMille }: Pick<Kind, 'name' | 'maxPerMille'>,
): readonly string[] {
  const [all, weak] = [files.reduce((sum, one) => sum + one.all, 0), files.reduce((sum, one) => sum + one.weak, 0)]
  if (weak * 1000 <= all * maxPerMille) return []
  const worst = files
    .filter((one) => one.weak > 0)
    .toSorted((a, b) => b.weak - a.weak || a.file.localeCompare(b.file))
    .slice(0, 10)
  return [
    `${weak} of ${all} ${name} open with a pronoun or preposition, at most ${maxPerMille} of 1,000 may: docs/style.md`,
    ...worst.map((one) => `  ${one.file}: ${one.weak} of ${one.all}`),
  ]
}

/** Problems of comments, test titles and documents in a git checkout. */
export function weakOpenings(dir: string): readonly string[] {
  const files = listedFiles(dir)
  return kinds.flatMap((kind) =>
    openingProblems(
      files.filter(kind.isIn).map((file) => ({ file, ...kind.openingsIn(readFileSync(path.join(dir, file), 'utf8')) })),
      kind,
    ),
  )
}
