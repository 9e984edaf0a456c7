import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { roles } from '@torneo/contracts/people/roles'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../shared/files.ts'
import { workspace } from '../shared/workspace.ts'
import { articlesOf, type HelpArticle, helpApps } from './help-articles.ts'

/** Folders besides an app's own whose texts its articles may quote. */
const shared = ['apps/shell', 'libs/ui', 'libs/panel', 'libs/media', 'libs/contracts', 'libs/domain']

/** Maximum bytes of a picture. */
const pictureBytes = 16_000

interface Node {
  readonly type: string
  readonly value?: unknown
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[]
}

const tidy = (words: string) => words.replace(/\s+/g, ' ').trim()
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Collects the texts of a source: complete ones, and patterns of template texts with a value after their first words.
 */
function readTexts(file: string, fixedTexts: Set<string>, patterns: RegExp[]): void {
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, value, quasis } = node as Node
    if (type === 'ImportDeclaration') return
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') fixedTexts.add(tidy(value))
    const fixed = quasis?.map((part) => part.value.cooked) ?? []
    if (fixed.length === 1) fixedTexts.add(tidy(fixed[0] ?? ''))
    else if (/^\p{L}{3}/u.test(fixed[0] ?? '')) patterns.push(new RegExp(`^${fixed.map(escaped).join('.+')}$`))
    Object.values(node).forEach(visit)
  }
  visit(parseSync(file, readFileSync(file, 'utf8')).program)
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.help\.ts$|^testing\//.test(file)

async function textsOf(projects: readonly string[]): Promise<(words: string) => boolean> {
  const fixedTexts = new Set<string>()
  const patterns: RegExp[] = []
  for (const project of projects) {
    const folder = join(workspace, project, 'src')
    for (const file of await listFiles(folder)) if (isSource(file)) readTexts(join(folder, file), fixedTexts, patterns)
  }
  return (words) => fixedTexts.has(words) || patterns.some((pattern) => pattern.test(words))
}

const named = ({ steps, notes = [] }: HelpArticle) =>
  [...steps, ...notes].flatMap((words) => words.split('**').filter((_, index) => index % 2 === 1))

describe.each(helpApps)('the help of %s', (app) => {
  it('names only texts that are on a screen', async () => {
    const isText = await textsOf([...new Set([`apps/${app}`, ...shared])])
    const unknown = (await articlesOf(app)).flatMap((article) =>
      named(article)
        .filter((words) => !isText(words))
        .map((words) => `${article.id}: ${words}`),
    )
    expect(unknown).toEqual([])
    expect(isText('Un botón que no existe')).toBe(false)
  })

  it('has short articles, with every mark closed', async () => {
    const articles = await articlesOf(app)
    expect(articles.length).toBeGreaterThan(0)
    const wrong = articles.filter(
      ({ title, steps, notes = [] }) =>
        title.length > 48 ||
        steps.length > 6 ||
        [...steps, ...notes].some((words) => words.length > 240 || words.split('**').length % 2 === 0),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('has light pictures, each of which says what it shows', async () => {
    for (const { picture } of await articlesOf(app)) {
      if (!picture) continue
      const sizes = [picture.light, picture.dark].map((file) => readFileSync(join(workspace, file)).length)
      expect(Math.max(...sizes)).toBeLessThan(pictureBytes)
      expect(picture.alt.length).toBeGreaterThan(10)
    }
  })
})

async function helpLinksOf(folder: string): Promise<string[]> {
  const sources = (await listFiles(folder))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  return sources.flatMap((source) => [...source.matchAll(/\b(?:article|help)="([a-z-]+)"/g)].map(([, id = '']) => id))
}

it('each article has an address of its own, each link leads to one, and each role has a guide', async () => {
  const all = (await Promise.all(helpApps.map(articlesOf))).flat()
  const ids = all.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  const linked = (await Promise.all(helpApps.map((app) => helpLinksOf(join(workspace, 'apps', app, 'src'))))).flat()
  expect(linked.length).toBeGreaterThan(0)
  expect(linked.filter((id) => !ids.includes(id))).toEqual([])
  const guides = [...roles, 'pass', 'everyone'] as const
  expect(guides.filter((guide) => all.filter((article) => article.guide === guide).length < 3)).toEqual([])
})
