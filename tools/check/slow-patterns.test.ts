import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { workspace } from '../shared/workspace.ts'
import { listedFiles } from './forbidden-texts.ts'
import { slowPatterns } from './slow-patterns.ts'

it.each([
  [String.raw`=\s*["']\s*(?:[^"'<>]*;\s*)?javascript`, true],
  [String.raw`=\s*["'](?:[^"'<>]*;)?\s*javascript`, false],
  [String.raw`<!DOCTYPE[^>[]*\[`, true],
  [String.raw`<!DOCTYPE[^<>[]*\[`, false],
  [String.raw`\.[^/]*$`, true],
  [String.raw`^\.[^/]*$`, false],
  [String.raw`(?:a+)+b`, true],
])('knows whether /%s/ takes more than twice the time for a text of twice the length: %s', (pattern, isSlow) => {
  expect(slowPatterns('one.ts', `const one = /${pattern}/`)).toHaveLength(isSlow ? 1 : 0)
})

/** Reading of files and lists that are pasted: it runs in the browser of the person who pastes them, not in the service. */
const inBrowser = /^libs\/domain\/src\/(?:csv|roster)\//

it('no regular expression of the service backtracks over what people send, however long', () => {
  const sources = listedFiles(workspace).filter(
    (file) =>
      /^(?:services\/api|libs\/(?:domain|contracts|section-version))\/src\/.*(?<!\.test)\.ts$/.test(file) &&
      !file.includes('/testing/') &&
      !inBrowser.test(file),
  )
  expect(sources.length).toBeGreaterThan(400)
  const slow = sources.flatMap((file) =>
    slowPatterns(file, readFileSync(join(workspace, file), 'utf8')).map(
      ({ line, pattern }) => `${file}:${line} ${pattern}`,
    ),
  )
  expect(slow).toEqual([])
})
