import type { FailureKind } from '@torneo/contracts/releases/section-failures'
import { appPattern, versionPattern } from '@torneo/contracts/releases/section-version'
import { sections } from '@torneo/contracts/releases/sections'
import { z } from 'zod/mini'
import type { Metrics } from '../../platform/telemetry/metrics'

const kinds = [
  'missing',
  'contract',
  'unreachable',
  'timeout',
  'gone',
  'hung',
  'broken',
] as const satisfies readonly FailureKind[]

/** A shell's report of a failed section; clients may send anything. */
const sectionFailure = z.object({
  kind: z.enum(kinds.map((kind) => `section-${kind}` as const)),
  section: z.string().check(z.regex(appPattern)),
  version: z._default(z.string().check(z.regex(versionPattern)), ''),
  others: z._default(z.number(), 0),
})
/** Maximum number of label sets per process: versions come and go. */
const maxFailures = 500

interface Reporter {
  readonly role: string
}

interface Parts {
  readonly metrics: Metrics
  /** Finds who may report for a version; null for one that the panel does not have. */
  readonly accessTo: (app: string, version: string) => Promise<Access | null>
  readonly isApp: (app: string) => Promise<boolean>
}

interface Access {
  readonly mayLoad: (person: Reporter) => boolean
}

/** Counts failed sections by name, version and kind, as signed-in people report them of versions that they can load. */
export function countSectionFailures({ metrics, accessTo, isApp }: Parts) {
  const failures = new Map<string, { labels: Record<string, string>; count: number }>()
  metrics.counters('failed_sections_total', 'Sections that failed in a browser', ['section', 'version', 'kind'], () =>
    [...failures.values()].map(({ labels, count }) => [labels, count]),
  )

  function countForAlert(kind: string, section: string, version: string): void {
    const key = `${section} ${version} ${kind}`
    const known = failures.get(key) ?? { labels: { kind, section, version }, count: 0 }
    known.count += 1
    if (failures.size < maxFailures) failures.set(key, known)
  }

  /** Resolves what the log may have of the report: null for one of no section or version of this panel. */
  return async (report: unknown, person: Reporter | null): Promise<object | null> => {
    const { success, data } = z.safeParse(sectionFailure, report)
    if (!success) return null
    const { section, version } = data
    const kind = data.kind.slice('section-'.length)
    // A section that is not live has no version.
    if (version === '') {
      if (!sections.some(({ owner }) => owner === section) && !(await isApp(section))) return { kind: data.kind }
      if (person) countForAlert(kind, section, version)
      return { ...data }
    }
    const access = await accessTo(section, version)
    // A developer's own build, in the panel of `torneo panel`, fails for nobody else.
    if (!access) return null
    if (person && access.mayLoad(person)) countForAlert(kind, section, version)
    return { ...data }
  }
}
