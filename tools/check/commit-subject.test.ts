import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runTool } from '../shared/run-tool.ts'
import { workspace } from '../shared/workspace.ts'

/** Runs the hook on a message. */
async function check(message: string) {
  const folder = mkdtempSync(join(tmpdir(), 'torneo-commit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'COMMIT_EDITMSG')
  writeFileSync(file, message)
  return runTool(process.execPath, ['tools/check/commit-subject.mjs', file], { cwd: workspace })
}

const longest = `fix(api): ${'a'.repeat(62)}`

test.each([
  'feat(sponsors): complete the scheme of the website',
  'docs: split operations by task',
  'refactor(contracts)!: drop the shares of a release',
  'fix(landing-admin, api): keep the order of photos',
  longest,
  `fix(api): answer in time\n\n${'A body may have longer lines. '.repeat(9)}`,
  'Merge branch main into sponsors',
  'Revert "feat(sponsors): complete the scheme of the website, its titles and its texts"',
  'fixup! feat(sponsors): complete the scheme of the website',
])('accepts %s', async (message) => {
  expect(await check(message)).toEqual({ code: 0, output: '' })
})

test.each([
  ['a subject without a type', 'Split operations by task', 'is not of the form'],
  ['an empty scope', 'fix(): answer in time', 'is not of the form'],
  ['no blank after the colon', 'fix(api):answer in time', 'is not of the form'],
  ['an empty message', '', 'is not of the form'],
  ['a subject of 73 characters', `${longest}a`, 'has 73 characters, at most 72'],
])('rejects %s', async (_name, message, reason) => {
  expect(await check(message)).toEqual({ code: 1, output: expect.stringContaining(reason) as unknown })
})

test('the hook of commits calls it', () => {
  expect(readFileSync(join(workspace, 'lefthook.yml'), 'utf8')).toContain(
    'run: node tools/check/commit-subject.mjs {1}',
  )
})
