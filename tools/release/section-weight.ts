import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { entryFile, type Files } from '@torneo/section-version/integrity'

/** kB (gzip) that the first visit of a section may load, as CI requires of the sections in this workspace. */
export const sectionBudget = 90

const staticImport = /(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g
const dynamicImport = /\bimport\(\s*["'`](\.[^"'`]+)["'`]/g
const screen = /Screen-[\w-]+\.js$/

interface Entry {
  readonly exposes?: readonly { readonly assets: { readonly js: { readonly sync: readonly string[] } } }[]
}

/** Files that a file imports. */
const importsOf = (files: Files, name: string, kind: RegExp): string[] =>
  [...String(files.get(name) ?? '').matchAll(kind)].map(([, path = '']) => posix.join(posix.dirname(name), path))

/** Files, with those that they import statically. */
function withImports(files: Files, names: readonly string[]): ReadonlySet<string> {
  const all = new Set(names)
  for (const name of all) for (const imported of importsOf(files, name, staticImport)) all.add(imported)
  return all
}

/** kB of code (gzip) that the first visit of the heaviest screen of a build loads, and the name of that screen. */
export function heaviestVisit(files: Files): { readonly screen: string; readonly kilobytes: number } {
  const { exposes = [] } = JSON.parse(String(files.get(entryFile) ?? '{}')) as Entry
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'))
  const start = withImports(files, ['remoteEntry.js', ...exposes.flatMap(({ assets }) => assets.js.sync), ...styles])
  const weigh = (names: ReadonlySet<string>) =>
    [...names].reduce((sum, name) => sum + gzipSync(files.get(name) ?? '', { level: 9 }).length, 0) / 1000
  // Screens that another screen loads come with a later click.
  const visits = [...start]
    .flatMap((name) => importsOf(files, name, dynamicImport))
    .filter((name) => screen.test(name))
    .map((name) => ({
      screen: /(\w+)-[\w-]+\.js$/.exec(name)?.[1] ?? name,
      kilobytes: weigh(withImports(files, [...start, name])),
    }))
  return visits.reduce((a, b) => (b.kilobytes > a.kilobytes ? b : a), { screen: 'Section', kilobytes: weigh(start) })
}

/** Sentence about the weight of the public page, which loads the script that its empty page names. */
function pageWeightSentence(files: Files): string {
  const named = [...String(files.get('index.html') ?? '').matchAll(/assets\/[\w.-]+\.js/g)].map(([name]) => name)
  const kilobytes =
    [...withImports(files, named)].reduce(
      (sum, name) => sum + gzipSync(files.get(name) ?? '', { level: 9 }).length,
      0,
    ) / 1000
  return `A visitor loads ${kilobytes.toFixed(1)} kB of script.`
}

/** Sentence about the weight of a build; over the budget it says what to do. */
export function weightSentence(files: Files): string {
  if (files.has('render.cjs')) return pageWeightSentence(files)
  const { screen: name, kilobytes } = heaviestVisit(files)
  const words = `Its heaviest first visit, ${name}, loads ${kilobytes.toFixed(1)} kB of ${sectionBudget}.`
  return kilobytes <= sectionBudget
    ? words
    : `${words} Too heavy: load what not every visit needs by import(), or leave out a package.`
}
