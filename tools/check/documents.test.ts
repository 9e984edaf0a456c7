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

/** Excludes the changelog, which may name files of its own time. */
const isOfNow = (file: string) => file !== 'CHANGELOG.md'
/** Matches names that stand for several: a numbered migration, the screens and forms of a feature. */
const templates = /0{3}N|\bX[A-Z]\w+\.tsx$/
const documents = files.filter((file) => file.endsWith('.md') && isOfNow(file))
const pages = readdirSync(join(workspace, 'docs/design')).filter((file) => file !== 'README.md')

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

describe('pages of docs/design', () => {
  const limits = { pages: 30, words: 800 }

  test('are few', () => {
    expect(pages.length).toBeLessThanOrEqual(limits.pages)
  })

  test('each has a row in the README', () => {
    const rows = [...read('docs/design/README.md').matchAll(/^\|[^|]+\| \[([^\]]+)\]\(\1\) \|$/gm)]
    expect(rows.map(([, page = '']) => page).toSorted()).toEqual(pages.toSorted())
  })

  test.each(pages)('%s begins with its subject and is two screens long', (page) => {
    const text = read(`docs/design/${page}`)
    expect(text).toMatch(/^# [A-Z][^\n]+\n\n[A-Z`]/)
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(limits.words)
  })
})
