import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { workspace } from '../shared/workspace.ts'
import { listedFiles } from './forbidden-texts.ts'

const parts = [
  ['Stack', /^\$\{gridGap\('\d+(px)?'\)\}( min-width: 0;)?$/],
  ['Row', /^\$\{(flexRow|flexWrap)\([^)]*\)\}$/],
  ['ClampedText', /^\$\{clampLines\(3\)\}$/],
  ['MutedText', /^(color: \$\{color\.muted\}; \$\{text\(\d+\)\}|\$\{text\(\d+\)\} color: \$\{color\.muted\};)$/],
] as const

const styledBody = /const (\w+) = styled[.(][^`]*`((?:\$\{[^`]*?\}|[^`$])*)`/g

/** Lists the styled components whose CSS is that of a shared one, as 'Name -> Shared'. */
function copiesIn(source: string): string[] {
  return [...source.matchAll(styledBody)].flatMap(([, name, body = '']) => {
    const shared = parts.find(([, css]) => css.test(body.trim().replace(/\s+/g, ' ')))
    return shared ? [`${name} -> ${shared[0]}`] : []
  })
}

it.each([
  ["const Form = styled.form`\n  ${gridGap('20px')}\n`", ['Form -> Stack']],
  ["const Head = styled.div`\n  ${flexWrap('4px 12px', 'center', 'flex-end')}\n`", ['Head -> Row']],
  ['const Name = styled.span`${clampLines(3)}`', ['Name -> ClampedText']],
  ['const Note = styled(Text)`\n  color: ${color.muted};\n  ${text(12)}\n`', ['Note -> MutedText']],
  ["const Pair = styled.div`\n  ${gridGap('16px')}\n  align-items: start;\n`", []],
])('finds copies: %j', (source, found) => {
  expect(copiesIn(source)).toEqual(found)
})

it('no app or library has a copy of the shared layout', () => {
  const copies = listedFiles(workspace)
    .filter((file) => /^(apps|libs)\/[^/]+\/src\/.*\.tsx$/.test(file))
    .filter((file) => !/^libs\/ui\/src\/(layout|display)\/(Stack|Row|ClampedText|MutedText)\.tsx$/.test(file))
    .flatMap((file) => copiesIn(readFileSync(join(workspace, file), 'utf8')).map((copy) => `${file}: ${copy}`))
  expect(copies).toEqual([])
})
