import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workspace } from '../shared/workspace.ts'

/**
 * Matches a test file with parts of its titles in parentheses, separated by semicolons; dots stand for omitted words.
 */
const named = /`([\w./-]+\.(?:test|e2e)\.tsx?)`(?: \(([^)]*)\))?/g
const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.e2e.ts'], {
  cwd: workspace,
  encoding: 'utf8',
}).split('\n')

test('every test that a table of SECURITY.md names is there, under that title', () => {
  const rows = readFileSync(join(workspace, 'SECURITY.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
  const missing = rows
    .flatMap((row) => [...row.matchAll(named)])
    .flatMap(([all, name = '', titles = '']) => {
      const [file, another] = files.filter((path) => path === name || path.endsWith(`/${name}`))
      if (!file || another) return [`${all}: ${another ? 'several such files' : 'no such file'}`]
      const source = readFileSync(join(workspace, file), 'utf8').replaceAll("\\'", "'")
      return titles
        .split(/;|\.\.\./)
        .map((words) => words.trim())
        .filter((words) => !source.includes(words))
        .map((words) => `${file}: ${words}`)
    })
  expect(missing).toEqual([])
})
