import { expect, test } from 'vitest'
import { rollbackPath } from './rollback-path'

/** Parses `1.0 1.1 <1.0`: two releases, then a rollback to the first. */
const steps = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ version: word.replace('<', ''), isRollback: word.startsWith('<') }))

test.each([
  ['releases', '1.0 1.1 1.2', '1.2', ['1.0', '1.1']],
  ['back once: further back, not forward', '1.0 1.1 1.2 <1.1', '1.1', ['1.0']],
  ['back twice', '1.0 1.1 1.2 <1.1 <1.0', '1.0', []],
  ['back and on again', '1.0 1.1 <1.0 1.2', '1.2', ['1.0']],
  ['the same version again', '1.0 1.1 1.1', '1.1', ['1.0']],
  ['back over several', '1.0 1.1 1.2 1.3 <1.1', '1.1', ['1.0']],
  ['forward to one that was gone back from', '1.0 1.1 1.2 <1.1 <1.2', '1.2', ['1.0', '1.1']],
  ['a version taken back from some roles by the name of what stays', '1.0 1.1 <1.1', '1.1', ['1.0']],
  ['a version that was live before there was a history', '1.1', '1.2', ['1.1']],
  ['nothing', '', '1.0', []],
])('%s', (_what, text, current, way) => {
  expect(rollbackPath(steps(text), current)).toEqual(way)
})
