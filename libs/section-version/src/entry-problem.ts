import { posix } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { check } from '@torneo/contracts/fields/validation'
import { z } from '@torneo/contracts/fields/zod'
import { releaseMessages } from '@torneo/contracts/releases/releases'
import { federationName, publicPageApp } from '@torneo/contracts/releases/section-version'
import { parse, type Program } from 'acorn'
import { entryFile, type Files } from './integrity'

const files = z.array(z.string())
const both = z.object({ sync: files, async: files })
/** The parts of mf-manifest.json by which the panel opens a section. */
const FederationManifest = z.object({
  name: z.string(),
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.optional(z.string()) }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: both, css: both }) })),
})

function readEntry(content: Buffer | undefined) {
  try {
    const manifest = check(FederationManifest, JSON.parse(String(content)))
    return manifest.ok ? manifest.value : null
  } catch {
    return null
  }
}

/** Sentence about a federation manifest that the panel cannot open: its name, its entry, the files that it lists. */
function manifestProblem(all: Files, app: string): string | null {
  const manifest = readEntry(all.get(entryFile))
  if (!manifest) return releaseMessages.noEntry(entryFile)
  if (manifest.name !== federationName(app)) return releaseMessages.otherName(manifest.name, federationName(app))
  const { name, path = '' } = manifest.metaData.remoteEntry
  const entry = posix.join(path, name)
  if (!all.has(entry)) return releaseMessages.noEntry(entry)
  const section = manifest.exposes.find((one) => one.path === './Section')
  if (!section) return releaseMessages.noSection
  const { js, css } = section.assets
  const missing = [...js.sync, ...js.async, ...css.sync, ...css.async].find((file) => !all.has(file))
  return missing === undefined ? null : releaseMessages.missingFile(missing, entryFile)
}

/** Files that a module imports when it starts, by its relative imports. */
const importsOf = ({ body }: Program, file: string): string[] =>
  body.flatMap((node) => {
    const source = 'source' in node && node.source ? String(node.source.value) : ''
    return source.startsWith('.') ? [posix.join(posix.dirname(file), source)] : []
  })

/** True for an error of acorn; one without a line is a nesting that no parser can follow. */
const lineOf = (error: unknown): number => (error as { loc?: { line: number } }).loc?.line ?? 1

function codeProblem(all: Files, file: string, content: Buffer): string | null {
  const sourceType = file.endsWith('.cjs') ? 'script' : 'module'
  try {
    const program = parse(String(content), { ecmaVersion: 'latest', sourceType })
    const missing = importsOf(program, file).find((name) => !all.has(name))
    return missing === undefined ? null : releaseMessages.missingFile(missing, file)
  } catch (error) {
    return releaseMessages.syntax(file, lineOf(error))
  }
}

/**
 * Sentence about a build that the panel could not run: an entry or a file that is not there, the name of another app,
 * code that does not parse. The parser is one of JavaScript, because a native one ends the process at a deep nesting;
 * other requests are answered between two files.
 */
export async function entryProblem(all: Files, app: string): Promise<string | null> {
  const problem = app === publicPageApp ? null : manifestProblem(all, app)
  if (problem !== null) return problem
  for (const [file, content] of all) {
    const found = /\.[cm]?js$/.test(file) ? codeProblem(all, file, content) : null
    if (found !== null) return found
    await nextTurn()
  }
  return null
}
