import type { User } from '@torneo/contracts/people/users'
import { type FailureKind, isFailureOfCode } from '@torneo/contracts/releases/section-failures'
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
/** Maximum number of label sets per process: anonymous clients may send any names. */
const maxFailures = 50

/**
 * Counts failed sections by name, version and kind, of versions that the panel has. Failures of the code that signed-in users report also count for the
 * release.
 */
export function countSectionFailures(
  metrics: Metrics,
  countOfRelease: (personId: string, app: string, version: string) => void,
  isKnown: (app: string, version: string) => Promise<boolean>,
) {
  const failures = new Map<string, { labels: Record<string, string>; count: number }>()
  metrics.counters('failed_sections_total', 'Sections that failed in a browser', ['section', 'version', 'kind'], () =>
    [...failures.values()].map(({ labels, count }) => [labels, count]),
  )

  /** Resolves what the log may have of the report: null for one of no section or version of this panel. */
  return async (report: unknown, person: Pick<User, 'id'> | null): Promise<object | null> => {
    const { success, data } = z.safeParse(sectionFailure, report)
    if (!success) return null
    const { section, version, others } = data
    const kind = data.kind.slice('section-'.length)
    // A developer's own build, in the panel of `torneo panel`, fails for nobody else.
    if (version !== '' && !(await isKnown(section, version))) return null
    // Anonymous reports are not trusted; a section that is not live has no version.
    if (person && version !== '' && isFailureOfCode(kind, others)) countOfRelease(person.id, section, version)
    const key = `${section} ${version} ${kind}`
    const known = failures.get(key) ?? { labels: { kind, section, version }, count: 0 }
    known.count += 1
    if (failures.size < maxFailures) failures.set(key, known)
    return version === '' && !sections.some(({ owner }) => owner === section) ? { kind: data.kind } : { ...data }
  }
}
