import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unconfinedStyle } from '@torneo/domain/releases/section-styles'
import postcss from 'postcss'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confinedStyles, noGlobalStyle } from './section-styles.ts'

const app = 'referees-admin'
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'torneo-styles-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** The style sheet of a build whose entry imports this one. */
async function built(css: string, file = 'own.css', script?: string): Promise<string> {
  await writeFile(join(root, file), css)
  await writeFile(join(root, 'entry.ts'), script ?? `import * as names from './${file}'\nconsole.log(names)`)
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [noGlobalStyle()],
    css: { postcss: { plugins: [confinedStyles(app)] } },
    build: { write: false, target: 'es2022', rolldownOptions: { input: 'entry.ts', external: ['styled-components'] } },
  })
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
  return files
    .flatMap((one) => (one.type === 'asset' && one.fileName.endsWith('.css') ? [String(one.source)] : []))
    .join()
}

describe('styles that a section imports', () => {
  it.each([
    ['a class', '.card { color: red }'],
    ['every button', 'button, * { color: red }'],
    ['an element of the sidebar', 'nav, aside { display: none !important }'],
    ['a condition', '@media (width > 30em) { @supports (gap: 1px) { p { gap: 1px } } }'],
    ['nested rules', '.a, .b { & .c { color: red } & + & { color: blue } @media print { & > p { color: black } } }'],
    ['a layer of its own', '@layer deep { .card { color: red } }'],
    ['a font with its name', `@font-face { font-family: '${app}-sans'; src: url('x.woff2') }`],
  ])('apply inside it alone: %s', async (_case, css) => {
    const all = postcss.parse(await built(css))
    expect(all.nodes.length).toBeGreaterThan(0)
    expect(unconfinedStyle(all.nodes, app)).toBeNull()
    all.walkRules(/^[^&]/, (rule) =>
      expect(rule.selector).toMatch(/^(:is\()?:where\(\[data-section=referees-admin\]\) /),
    )
    expect(unconfinedStyle(all.nodes, 'users-admin')).not.toBeNull()
  })

  it('have animations named after the app, in classes of a module too', async () => {
    expect(await built('@keyframes turn { to { rotate: 1turn } } .card { animation: 1s turn }')).toMatch(
      /@keyframes referees-admin-turn.*animation:1s referees-admin-turn/,
    )
    const ofModule = await built(
      '@keyframes turn { to { rotate: 1turn } } .card { animation: 1s turn }',
      'own.module.css',
    )
    expect(ofModule).toMatch(/@keyframes (referees-admin-[\w-]+).*animation:1s \1/)
  })

  it.each([
    ['the page', '.a { color: red }\n\nhtml { font-size: 20px }', 3, "'html' is the page"],
    ['the body below a class', '.dark body .x { color: red }', 1, 'is the page'],
    ['variables of the page', '\n:root { --ink: red }', 2, "':root' is the page"],
    ['the page inside a function', ':is(body, .a) { color: red }', 1, 'is the page'],
    ['everything but a rule', '.a {\n  :not(&) { color: red }\n}', 2, 'write & first'],
    ['elements that contain a rule', '.a { nav:has(&) { display: none } }', 1, 'write & first'],
    ['a cover over the sidebar', '.a {\n  position: fixed;\n  z-index: 9999;\n}', 3, "'z-index: 9999' would cover"],
    ['a font of the panel', `@font-face { font-family: Inter; src: url('x.woff2') }`, 1, "with 'referees-admin-'"],
    ['paper', '@page { margin: 0 }', 1, '@page acts on the whole page'],
    ['a property of the page', '@property --ink { syntax: "*"; inherits: true }', 1, "with 'referees-admin-'"],
    ['a style sheet elsewhere', "@import url('https://example.org/x.css');", 1, '@import acts on'],
  ])('are refused with file and line for %s', async (_case, css, line, sentence) => {
    await expect(built(css)).rejects.toThrow(new RegExp(`${join(root, 'own.css')}:${line}:\\d+: .*${sentence}`))
  })

  it('are refused as createGlobalStyle, with file and line', async () => {
    const script =
      "import { createGlobalStyle } from 'styled-components'\nexport const All = createGlobalStyle`p { color: red }`"
    await expect(built('', 'own.css', script)).rejects.toThrow(
      /entry\.ts:1:9[^]*createGlobalStyle styles the whole panel/,
    )
  })
})
