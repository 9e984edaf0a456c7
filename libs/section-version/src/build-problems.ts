import { isDeeperThan } from '@torneo/contracts/fields/nesting'
import { check } from '@torneo/contracts/fields/validation'
import { z } from '@torneo/contracts/fields/zod'
import { releaseLimits, releaseMessages } from '@torneo/contracts/releases/releases'
import { publicPageApp, publicPageFiles, Requires, sharedMajors } from '@torneo/contracts/releases/section-version'
import { type ClaimProblem, type RowClaim, rowProblems } from '@torneo/domain/releases/section-claims'
import { unconfinedStyle } from '@torneo/domain/releases/section-styles'
import postcss from 'postcss'
import { entryProblem } from './entry-problem'
import { compressedCopy, entryFile, type Files, manifestFile } from './integrity'
import { readJson } from './uploaded-json'

/** The parts of mf-manifest.json that every build may have. */
const BuildManifest = z.object({ shared: z.optional(z.array(z.object({ name: z.string(), version: z.string() }))) })

/** Bounds of section.json that its rows do not have. */
const BoundedManifest = z.object({
  commit: z.optional(z.string().check(z.regex(/^[\w.+-]*$/), z.maxLength(releaseLimits.commit))),
  requires: z.record(z.string(), z.unknown()).check(
    z.refine((requires) =>
      Object.keys(Requires.shape).every((name) => {
        const number = requires[name] ?? 0
        return Number.isInteger(number) && Number(number) >= 0 && Number(number) <= releaseLimits.contract
      }),
    ),
  ),
})

const JsonFile = z.unknown()

/** Sentence about a manifest that is too big or too deep to be listed, or has a field out of its bounds. */
function manifestProblem(files: Files, manifest: unknown): string | null {
  for (const [name, most] of [
    [manifestFile, releaseLimits.manifest],
    [entryFile, releaseLimits.entry],
  ] as const) {
    if ((files.get(name)?.length ?? 0) > most) return releaseMessages.heavyManifest(name, most / 1024)
    if (isDeeperThan(releaseLimits.levels, readJson(JsonFile, files.get(name))))
      return releaseMessages.deepManifest(name, releaseLimits.levels)
  }
  const checked = check(BoundedManifest, manifest)
  if (checked.ok) return null
  return checked.details[0]?.path === 'commit' ? releaseMessages.commitForm : releaseMessages.contractForm
}

/** Packages that the build was made with, in other majors than those that the shell provides. */
function otherMajors(files: Files): string | null {
  // A build of the public page has none before its release.
  if (!files.has(entryFile)) return null
  const manifest = readJson(BuildManifest, files.get(entryFile))
  if (!manifest) return releaseMessages.noEntry(entryFile)
  for (const { name, version } of manifest.shared ?? []) {
    const major = Object.hasOwn(sharedMajors, name) ? sharedMajors[name as keyof typeof sharedMajors] : null
    if (major !== null && Number.parseInt(version, 10) !== major)
      return releaseMessages.otherMajor(name, version.slice(0, releaseLimits.label), major)
  }
  return null
}

function styleMessage(file: string, css: string, app: string): string | null {
  try {
    const problem = unconfinedStyle(postcss.parse(css).nodes, app)
    return problem && releaseMessages.style(file, problem.node.source?.start?.line ?? 1, problem.value)
  } catch {
    return releaseMessages.damaged(file)
  }
}

const rowMessages: Readonly<Record<ClaimProblem['kind'], (value: string) => string>> = {
  path: releaseMessages.twice,
  id: releaseMessages.twice,
  form: releaseMessages.pathForm,
  label: releaseMessages.noLabel,
  'label-form': releaseMessages.labelForm,
  'id-form': releaseMessages.idForm,
  pages: releaseMessages.pagesForm,
  roles: releaseMessages.noRole,
  order: releaseMessages.orderForm,
  role: releaseMessages.unknownRole,
  rows: () => releaseMessages.tooManyRows,
}

/**
 * Sentence about a build that cannot run, or would harm the panel or other sections: rows that the sidebar cannot show,
 * other majors of shared packages, a huge file, a style that reaches beyond the section, a page without its files. Null
 * for one that may be released.
 */
export async function buildProblem(files: Files, claim: RowClaim): Promise<string | null> {
  const bounds = manifestProblem(files, claim)
  if (bounds !== null) return bounds
  const [row] = rowProblems(claim)
  if (row) return rowMessages[row.kind](row.value)
  return harmOf(files, claim.name) ?? otherMajors(files) ?? entryProblem(files, claim.name)
}

function harmOf(files: Files, app: string): string | null {
  const isPage = app === publicPageApp
  const missing = isPage ? publicPageFiles.find((name) => !files.has(name)) : undefined
  if (missing !== undefined) return releaseMessages.pageFiles(missing)
  for (const [name, content] of files) {
    if (!/\.([cm]?js|css)$/.test(name) || compressedCopy.test(name)) continue
    if (content.length > releaseLimits.code) return releaseMessages.heavyFile(name, content.length / 1e6)
    const problem = name.endsWith('.css') && !isPage ? styleMessage(name, String(content), app) : null
    if (problem !== null) return problem
  }
  return null
}
