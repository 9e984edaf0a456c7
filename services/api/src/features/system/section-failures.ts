import type { User } from '@torneo/contracts/users'
import { z } from 'zod/mini'
import type { Metrics } from '../../platform/metrics'

/** What a shell says of a section that failed; anything may come in its place. */
const sectionFailure = z.object({
  kind: z.string().check(z.regex(/^section-[a-z]{1,20}$/)),
  section: z.string().check(z.regex(/^[a-z][a-z-]{0,30}$/)),
  version: z._default(z.string().check(z.regex(/^[\w.-]{1,40}$/)), ''),
})
/** Distinct label sets per process: strangers may send as many names as they like. */
const maxFailures = 50

/** Failed sections by name, version and kind of failure; by people who are signed in, as failures of a release. */
export function countSectionFailures(metrics: Metrics, countOfRelease: (personId: string, app: string, version: string) => void) {
  const failures = new Map<string, { labels: Record<string, string>; count: number }>()
  metrics.counters('failed_sections_total', 'Sections that failed in a browser', ['section', 'version', 'kind'],
    () => [...failures.values()].map(({ labels, count }) => [labels, count]))

  return (report: unknown, person: Pick<User, 'id'> | null): void => {
    const { success, data } = z.safeParse(sectionFailure, report)
    if (!success) return
    // Strangers may say what they like; a section that is not live at all says nothing of a version.
    if (person && data.version !== '') countOfRelease(person.id, data.section, data.version)
    const key = `${data.section} ${data.version} ${data.kind}`
    const known = failures.get(key) ?? { labels: { ...data, kind: data.kind.slice('section-'.length) }, count: 0 }
    known.count += 1
    if (failures.size < maxFailures) failures.set(key, known)
  }
}
