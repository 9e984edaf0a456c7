import { releaseLimits, releaseMessages } from '@torneo/contracts/releases/releases'
import { publicPageApp, publicPageFiles, sharedMajors } from '@torneo/contracts/releases/section-version'
import { type ClaimProblem, type RowClaim, rowProblems } from '@torneo/domain/releases/section-claims'
import { unconfinedStyle } from '@torneo/domain/releases/section-styles'
import postcss from 'postcss'
import { entryProblem } from './entry-problem'
import { compressedCopy, entryFile, type Files } from './integrity'

interface Shared {
  readonly name: string
  readonly version: string
}

/** Packages that the build was made with, in other majors than those that the shell provides. */
function otherMajors(files: Files): string | null {
  const { shared = [] } = JSON.parse(String(files.get(entryFile) ?? '{}')) as { readonly shared?: readonly Shared[] }
  for (const { name, version } of shared) {
    const major = Object.hasOwn(sharedMajors, name) ? sharedMajors[name as keyof typeof sharedMajors] : null
    if (major !== null && Number.parseInt(version, 10) !== major)
      return releaseMessages.otherMajor(name, version, major)
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
  const [row] = rowProblems(claim)
  if (row) return rowMessages[row.kind](row.value)
  return harmOf(files, claim.name) ?? otherMajors(files) ?? entryProblem(files, claim.name)
}

function harmOf(files: Files, app: string): string | null {
  const isPage = app === publicPageApp
  const missing = isPage ? publicPageFiles.find((name) => !files.has(name)) : undefined
  if (missing !== undefined) return releaseMessages.pageFiles(missing)
  for (const [name, content] of files) {
    if (!/\.(c?js|css)$/.test(name) || compressedCopy.test(name)) continue
    if (content.length > releaseLimits.code) return releaseMessages.heavyFile(name, content.length / 1e6)
    const problem = name.endsWith('.css') && !isPage ? styleMessage(name, String(content), app) : null
    if (problem !== null) return problem
  }
  return null
}
