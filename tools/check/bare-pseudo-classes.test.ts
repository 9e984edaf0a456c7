import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { workspace } from '../shared/workspace.ts'
import { listedFiles } from './forbidden-texts.ts'

/** A nested rule that styles any descendant, where `&` or `>` was meant: '  :not(:first-child) { ... }'. */
const barePseudoClass = /^[ \t]+:(?:not|first|last|only|nth|empty|hover|focus|has)\b[^{;'"]*\{/gm

const found = (source: string) => [...source.matchAll(barePseudoClass)].map(([rule]) => rule.trim())

it.each([
  ['  > li {\n    :not(:first-child) { border-top: 0; }\n  }', [':not(:first-child) {']],
  ['  &:not(:first-child) { border-top: 0; }\n  > :last-child { padding: 0; }', []],
  ['  gap: 4px;\n  :hover { color: red; }', [':hover {']],
])('finds rules of a bare pseudo-class: %j', (source, rules) => {
  expect(found(source)).toEqual(rules)
})

it('no styled component has a rule of a bare pseudo-class, which would style all of its descendants', () => {
  const sources = listedFiles(workspace).filter(
    (file) => /^(apps|libs)\/.*\.tsx?$/.test(file) && !file.endsWith('/GlobalStyle.tsx'),
  )
  expect(sources.length).toBeGreaterThan(500)
  const rules = sources.flatMap((file) =>
    found(readFileSync(join(workspace, file), 'utf8')).map((rule) => `${file}: ${rule}`),
  )
  expect(rules).toEqual([])
})
