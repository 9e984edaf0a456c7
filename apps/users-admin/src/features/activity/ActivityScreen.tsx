import { History } from 'lucide-react'
import { sentenceOf } from '@torneo/client'
import { sections } from '@torneo/contracts/sections'
import { EmptyState } from '@torneo/ui/EmptyState'
import { ErrorPane } from '@torneo/ui/ErrorPane'
import { SkeletonRows } from '@torneo/ui/SkeletonRows'
import { useActivityQuery } from './activity-api'
import { activityTexts as texts } from './activity-texts'
import { LogDays, LogHeading, LogPages, LogScreen, perPage, useLogPages } from './LogList'
import { UnreadableRecords } from './UnreadableRecords'

const sectionLabel = (section: string) => sections.find(({ id }) => id === section)?.label ?? ''

/** Who did what in the panel, for super admins (contract: GET /activity). */
export default function ActivityScreen() {
  const { headingRef, ...pages } = useLogPages()
  const { data, error, isFetching, refetch } = useActivityQuery({ query: { limit: perPage, offset: pages.offset } }, { refetchOnMountOrArgChange: true })
  return (
    <LogScreen>
      <LogHeading title={texts.title} intro={texts.intro} headingRef={headingRef} />
      <UnreadableRecords />
      {!data && !error && <SkeletonRows count={8} label={texts.loading} />}
      {!data && error && <ErrorPane title={texts.failed} text={sentenceOf(error, '')} onRetry={() => void refetch()} busy={isFetching} />}
      {data?.total === 0 && <EmptyState icon={<History size={24} aria-hidden />} title={texts.none} text={texts.noneWhy} />}
      {data && (
        <LogDays rows={data.items} keyOf={({ id }) => id}>
          {({ actor, action, subject, section }) => (
            <>
              <p><strong>{action}</strong>{subject && `: ${subject}`}</p>
              <small>{[actor, sectionLabel(section)].filter(Boolean).join(' · ')}</small>
            </>
          )}
        </LogDays>
      )}
      {data && <LogPages {...pages} total={data.total} />}
    </LogScreen>
  )
}
