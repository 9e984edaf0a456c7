import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { workspace } from '../shared/workspace.ts'
import { listedFiles } from './forbidden-texts.ts'

const read = (file: string) => readFileSync(join(workspace, file), 'utf8')
const files = listedFiles(workspace)
/** True when a file or folder has this path, in which `*` is any name; `isWhole` is false for the end of a path. */
function exists(path: string, isWhole = true): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll(/[.@+]/g, String.raw`\$&`)
    .replaceAll('*', '[^/]+')
  const named = new RegExp(`${isWhole ? '^' : '(^|/)'}${pattern}(/|$)`)
  return files.some((file) => named.test(file))
}

/** Excludes decisions and the changelog, which may name files of their own time. */
const isOfNow = (file: string) => !file.startsWith('docs/adr/0') && file !== 'CHANGELOG.md'
/** Matches names that stand for several: a numbered migration, the screens and forms of a feature. */
const templates = /0{3}N|\bX[A-Z]\w+\.tsx$/
const documents = files.filter((file) => file.endsWith('.md') && isOfNow(file))
const decisions = readdirSync(join(workspace, 'docs/adr')).filter((file) => /^\d/.test(file))

describe.each(documents)('%s', (file) => {
  const text = read(file)

  test('links to files that are there', () => {
    const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)\s#]+)/g)].map(([, link = '']) => join(dirname(file), link))
    expect(links.filter((link) => !exists(link))).toEqual([])
  })

  test('names paths that are there', () => {
    const paths = [...text.matchAll(/`((?:apps|libs|services|tools|docs|deploy)\/[\w./*@-]+)`/g)].map(
      ([, path = '']) => path,
    )
    expect(paths.filter((path) => !templates.test(path) && !exists(path))).toEqual([])
  })

  test('names files that are there', () => {
    const names = [...text.matchAll(/`(?:\.{0,2}\/)*([\w.][\w./-]*\.(?:tsx?|mjs))`/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !templates.test(name) && !exists(name, false))).toEqual([])
  })

  test('names commands that are there', () => {
    const scripts = (where: string) => [...read(where).matchAll(/^ +"?([\w:]+)"?: ["']/gm)].map(([, name = '']) => name)
    const known = new Set([...scripts('package.json'), ...scripts('tools/new/own-repository.ts')])
    expect(
      [...text.matchAll(/npm run (?:--\S+ )?([\w:]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !known.has(name)),
    ).toEqual([])
  })
})

test.each(decisions)('%s says what was decided, when, and what has become of it', (file) => {
  const number = file.slice(0, 4)
  const form = String.raw`^# ${number}: .+\n\nDate: \d{4}-\d\d-\d\d\. Status: (accepted|superseded)\b[^\n]*(\n[^\n]+){0,2}\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequences\n`
  expect(read(`docs/adr/${file}`)).toMatch(new RegExp(form))
})

test.each(decisions)('%s is half a page, some 450 words at most', (file) => {
  expect(read(`docs/adr/${file}`).split(/\s+/).length).toBeLessThanOrEqual(450)
})

test('a decision that changes another is named by it', () => {
  const headOf = (file: string) => read(`docs/adr/${file}`).split('## Context')[0] ?? ''
  const named = (file: string) => [...headOf(file).matchAll(/\]\((0\d{3}-[^)]+)\)/g)].map(([, other = '']) => other)
  expect(
    decisions.flatMap((file) =>
      named(file)
        .filter((other) => !named(other).includes(file))
        .map((other) => `${other} does not name ${file}`),
    ),
  ).toEqual([])
})

test('no two decisions have one number', () => {
  const numbers = decisions.map((file) => file.slice(0, 4))
  expect(numbers).toEqual([...new Set(numbers)])
})
