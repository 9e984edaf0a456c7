import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listedFiles } from './forbidden-texts.ts'

/** Comment lines of a text that begin with a word, and those of them whose first word is a pronoun or preposition. */
export interface Openings {
  readonly all: number
  readonly weak: number
}

/** Highest share of weak openings in the source; comparable projects have 12 to 40 (docs/style.md). */
const maxPerMille = 60

const comment = /^\s*(?:\/\/|\/\*\*|\*)\s+[A-Za-z]/
const weakComment = new RegExp(
  String.raw`^\s*(?://|/\*\*|\*)\s+(?:${[
    'What',
    'Who',
    'Whose',
    'Whom',
    'Where',
    'Which',
    'Whether',
    'Whoever',
    'Whatever',
    'Of',
    'As',
    'By',
    'With',
    'Without',
    'For',
    'From',
    'In',
    'On',
    'At',
    'To',
    'After',
    'Before',
    'While',
    'Until',
    'So',
    'That',
    'Those',
    'Nobody',
    'Nothing',
    'None',
  ].join('|')})\b`,
)

const notSource =
  /\.(?:test|spec|journey|e2e)\.tsx?$|\.d\.ts$|\/dev\/|\/testing\/|^libs\/testing\/|^tools\/e2e\/|\.fixture\.ts$/

/** True for TypeScript that ships or runs a command: no tests, test kits, fixtures or declarations. */
export const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !notSource.test(file)

/** Counts the comment lines of a text by their first word. */
export function openingsIn(text: string): Openings {
  const comments = text.split('\n').filter((line) => comment.test(line))
  return { all: comments.length, weak: comments.filter((line) => weakComment.test(line)).length }
}

/** Problem of a source with too many weak openings, followed by its ten worst files; empty within the limit. */
export function openingProblems(files: readonly (Openings & { readonly file: string })[]): readonly string[] {
  const [all, weak] = [files.reduce((sum, one) => sum + one.all, 0), files.reduce((sum, one) => sum + one.weak, 0)]
  if (weak * 1000 <= all * maxPerMille) return []
  const worst = files
    .filter((one) => one.weak > 0)
    .toSorted((a, b) => b.weak - a.weak || a.file.localeCompare(b.file))
    .slice(0, 10)
  return [
    `${weak} of ${all} comment lines open with a pronoun or preposition, at most ${maxPerMille} of 1,000 may: docs/style.md`,
    ...worst.map((one) => `  ${one.file}: ${one.weak} of ${one.all}`),
  ]
}

/** Problems of the comments in a git checkout. */
export function weakOpenings(dir: string): readonly string[] {
  return openingProblems(
    listedFiles(dir)
      .filter(isSource)
      .map((file) => ({ file, ...openingsIn(readFileSync(path.join(dir, file), 'utf8')) })),
  )
}
