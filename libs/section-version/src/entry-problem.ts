import { posix } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from '@torneo/contracts/fields/zod'
import { releaseMessages } from '@torneo/contracts/releases/releases'
import { federationName, publicPageApp } from '@torneo/contracts/releases/section-version'
import { parse } from 'acorn'
import { entryFile, type Files } from './integrity'
import { exportsOf, importsOf } from './module-links'
import { readJson } from './uploaded-json'

const files = z.array(z.string())
const both = z.object({ sync: files, async: files })
/** The parts of mf-manifest.json by which the panel opens a section. */
const FederationManifest = z.object({
  name: z.string(),
  metaData: z.object({
    publicPath: z.optional(z.unknown()),
    getPublicPath: z.optional(z.unknown()),
    remoteEntry: z.object({ name: z.string(), path: z.optional(z.string()), type: z.optional(z.unknown()) }),
  }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: both, css: both }) })),
})

/** Characters of an uploaded name that a sentence repeats. */
const longestName = 200
const moduleFile = /\.m?js$/
/** Ways to open an entry as a module. */
const moduleTypes: readonly unknown[] = [undefined, 'module', 'esm']
/** Addresses of a build that mean the folder of its manifest. */
const ownFolder: readonly unknown[] = [undefined, 'auto', '']
/** Functions by which the federation's runtime opens an app. */
const entryExports = ['init', 'get']

/** The file by which the panel opens a section; null for a manifest that says none. */
function entryOf(all: Files): string | null {
  const manifest = readJson(FederationManifest, all.get(entryFile))
  return manifest && posix.join(manifest.metaData.remoteEntry.path ?? '', manifest.metaData.remoteEntry.name)
}

/** Sentence about a federation manifest that the panel cannot open: its name, its entry, the files that it lists. */
function manifestProblem(all: Files, app: string): string | null {
  const manifest = readJson(FederationManifest, all.get(entryFile))
  const entry = entryOf(all)
  if (!manifest || entry === null) return releaseMessages.noEntry(entryFile)
  if (manifest.name !== federationName(app))
    return releaseMessages.otherName(manifest.name.slice(0, longestName), federationName(app))
  const { publicPath, getPublicPath, remoteEntry } = manifest.metaData
  if (!ownFolder.includes(publicPath) || getPublicPath !== undefined) return releaseMessages.otherFolder
  if (!moduleTypes.includes(remoteEntry.type)) return releaseMessages.notModule
  if (!all.has(entry)) return releaseMessages.noEntry(entry.slice(0, longestName))
  const section = manifest.exposes.find((one) => one.path === './Section')
  if (!section) return releaseMessages.noSection
  const { js, css } = section.assets
  const code = [entry, ...js.sync, ...js.async]
  const other = code.find((file) => !moduleFile.test(file))
  if (other !== undefined) return releaseMessages.notCode(other.slice(0, longestName), entryFile)
  const styles = [...css.sync, ...css.async]
  const otherStyle = styles.find((file) => !file.endsWith('.css'))
  if (otherStyle !== undefined) return releaseMessages.notStyle(otherStyle.slice(0, longestName), entryFile)
  const missing = [...code, ...styles].find((file) => !all.has(file))
  return missing === undefined ? null : releaseMessages.missingFile(missing.slice(0, longestName), entryFile)
}

/** Sentence about an error of acorn. */
function syntaxMessage(file: string, error: unknown): string {
  const { loc, message } = error as { loc?: { line: number }; message: string }
  // A nesting that no parser can follow, found by acorn itself or by the engine: the code may be valid.
  const isDeep = loc === undefined || message.startsWith('Not enough stack space')
  return (isDeep ? releaseMessages.nested : releaseMessages.syntax)(file, loc?.line ?? 1)
}

function codeProblem(all: Files, file: string, isEntry: boolean): string | null {
  const sourceType = file.endsWith('.cjs') ? 'script' : 'module'
  try {
    const program = parse(String(all.get(file)), { ecmaVersion: 'latest', sourceType })
    for (const source of importsOf(program)) {
      if (!/^\.{0,2}\//.test(source)) return releaseMessages.bareImport(source.slice(0, longestName), file)
      const path = posix.join(posix.dirname(file), source)
      if (source.startsWith('.') && !all.has(path)) return releaseMessages.missingFile(path.slice(0, longestName), file)
    }
    const exported = isEntry ? exportsOf(program) : entryExports
    return entryExports.every((name) => exported.includes(name)) ? null : releaseMessages.noExport(file)
  } catch (error) {
    return syntaxMessage(file, error)
  }
}

/**
 * Sentence about a build that the panel could not run: an entry or a file that is not there, the name of another app,
 * code that does not parse,
 * imports what only a bundler finds, or does not open the app. The parser is one of JavaScript, because a native one ends the process at a deep nesting;
 * other requests are answered between two files.
 */
export async function entryProblem(all: Files, app: string): Promise<string | null> {
  const problem = app === publicPageApp ? null : manifestProblem(all, app)
  if (problem !== null) return problem
  const entry = app === publicPageApp ? null : entryOf(all)
  for (const file of all.keys()) {
    const found = /\.[cm]?js$/.test(file) ? codeProblem(all, file, file === entry) : null
    if (found !== null) return found
    await nextTurn()
  }
  return null
}
