import { expect, test } from 'vitest'
import { filesToRetry, judgeRun, type FileResult, type RunResult } from './verdict.ts'

const fileOf = (name: string, failed: readonly string[] = []): FileResult => ({
  file: `/${name}.test.ts`,
  project: 'api',
  passed: 3,
  failed,
})
const runOf = (files: readonly FileResult[], strayErrors = 0): RunResult => ({ files, strayErrors })
const sound = fileOf('sound')
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => fileOf(name, ['waits'])) as [
  FileResult,
  FileResult,
  FileResult,
  FileResult,
]
const passedAlone = (files: readonly FileResult[]) =>
  new Map(files.map((file) => [file.file, { ...file, passed: 4, failed: [] }]))

test.each([
  ['all passed', runOf([sound]), 0, 3, 0],
  ['one failed', runOf([sound, a]), 1, 6, 1],
  ['no test at all is a failure', runOf([]), 0, 0, 1],
  ['an error that belongs to no file is a failure', runOf([sound], 1), 1, 3, 1],
  ['a code that nothing explains is a failure', runOf([sound]), 1, 3, 1],
  ['no result is a failure', undefined, 1, 0, 1],
])('%s', (_name, run, code, passed, failed) => {
  expect(judgeRun(run, code)).toEqual({ passed, failed, unsteady: [] })
})

test.each([
  ['nothing failed', runOf([sound]), []],
  ['a file that failed', runOf([sound, a]), [a]],
  ['three files', runOf([a, b, c]), [a, b, c]],
  ['more than three files', runOf([a, b, c, d]), []],
  ['an error that belongs to no file', runOf([a], 1), []],
  ['no result', undefined, []],
])('files to run again, alone: %s', (_name, run, files) => {
  expect(filesToRetry(run)).toEqual(files)
})

test('files that pass alone are counted as passed and named as unsteady', () => {
  expect(judgeRun(runOf([sound, a, b]), 1, passedAlone([a, b]))).toEqual({ passed: 11, failed: 0, unsteady: [a, b] })
})

test('a file that fails twice stays a failure beside one that passed alone', () => {
  const retries = new Map([...passedAlone([a]), [b.file, b]])
  expect(judgeRun(runOf([sound, a, b]), 1, retries)).toEqual({ passed: 10, failed: 1, unsteady: [a] })
})
