import { sentenceOf } from '@torneo/client'
import { sections } from '@torneo/contracts/releases/sections'
import type { BinModalProps } from '@torneo/panel/bin/BinModal'
import { useAddressValues } from '@torneo/panel/collection/use-address-values'
import { lazyModal } from '@torneo/panel/screen/lazy-modal'
import { Link } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { color } from '@torneo/ui/theme/tokens'
import { History } from 'lucide-react'
import { useState } from 'react'
import styled, { css } from 'styled-components'
import { SubHeading, SubScreen } from '../../parts/SubScreen'
import { useActivityQuery } from './activity-api'
import { activityTexts as texts } from './activity-texts'
import { type ActivityGroup, groupRows } from './group-rows'
import { DayFilter, LogFilters, momentsOf, PersonFilter } from './LogFilters'
import { LogDays, LogPages, perPage, useLogPages } from './LogList'
import { UnreadableRecords } from './UnreadableRecords'

const sectionOf = (section: string) => sections.find(({ id }) => id === section)

/** Sections with editable records. */
const writtenSections = sections.filter(({ id }) => !['dashboard', 'standings', 'scorers', 'my_team'].includes(id))

/**
 * Path that opens a record's history. The settings only have the path of their screen, because each of its five forms
 * has its own history.
 */
function historyOf({ section, recordId }: ActivityGroup): string | null {
  const path = sectionOf(section)?.path
  if (!path || recordId === undefined) return null
  return section === 'settings' ? path : `${path}?historial=${recordId}`
}

const BinModal = lazyModal<BinModalProps>(() => import('@torneo/panel/bin/BinModal'), {
  title: () => texts.bin,
  size: 'lg',
})

const isDeletion = ({ action }: ActivityGroup) => / eliminad[oa]$/.test(action)

const names = { person: 'persona', section: 'seccion', day: 'dia', from: 'desde' } as const
const noFilter = { person: '', section: '', day: '' } as const

/** Log of all changes in the panel, for super admins (contract: GET /activity). */
export default function ActivityScreen() {
  const [{ from, ...values }, change] = useAddressValues(names)
  const [binSearch, setBinSearch] = useState<string>()
  const { person, section, day } = values
  const { headingRef, ...pages } = useLogPages(from, change)
  const applyFilter = (changes: Partial<typeof values>) => change({ ...changes, from: '' })
  const query = {
    limit: perPage,
    offset: pages.offset,
    ...(person && { person }),
    ...(section && { section }),
    ...momentsOf(day),
  }
  const { data, error, isFetching, refetch } = useActivityQuery({ query }, { refetchOnMountOrArgChange: true })
  const isFiltered = Object.values(values).some((value) => value !== '')
  return (
    <SubScreen>
      <SubHeading title={texts.title} intro={texts.intro} headingRef={headingRef} />
      <UnreadableRecords />
      <LogFilters role="search">
        <PersonFilter value={person} onChange={(value) => applyFilter({ person: value })} />
        <SelectField
          label={texts.section}
          placeholder={texts.everySection}
          value={section}
          onChange={({ target }) => applyFilter({ section: target.value })}
          options={writtenSections.map(({ id, label }) => ({ value: id, label }))}
        />
        <DayFilter value={day} onChange={(value) => applyFilter({ day: value })} />
      </LogFilters>
      {!data && !error && <SkeletonRows count={8} label={texts.loading} />}
      {!data && error && (
        <ErrorPane title={texts.failed} text={sentenceOf(error, '')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data?.total === 0 &&
        (isFiltered ? (
          <EmptyState
            icon={<History size={24} aria-hidden />}
            title={texts.noneLeft}
            text={texts.noneLeftWhy}
            action={<Button onClick={() => applyFilter(noFilter)}>{texts.clear}</Button>}
          />
        ) : (
          <EmptyState icon={<History size={24} aria-hidden />} title={texts.none} text={texts.noneWhy} />
        ))}
      {data && (
        <LogDays rows={groupRows(data.items)} keyOf={({ id }) => id}>
          {(row) => {
            const { actor, action, subject, times } = row
            const history = historyOf(row)
            const text = (
              <>
                <strong>{action}</strong>
                {subject && `: ${subject}`}
              </>
            )
            return (
              <>
                <p>
                  {history ? (
                    <RowLink to={history}>{text}</RowLink>
                  ) : isDeletion(row) ? (
                    <ToBin
                      type="button"
                      aria-haspopup="dialog"
                      onPointerEnter={BinModal.prefetch}
                      onFocus={BinModal.prefetch}
                      onClick={() => setBinSearch(subject)}>
                      {text}
                    </ToBin>
                  ) : (
                    text
                  )}
                  {times > 1 && (
                    <>
                      {' '}
                      <span>{texts.times(times)}</span>
                    </>
                  )}
                </p>
                <small>{[actor, sectionOf(row.section)?.label].filter(Boolean).join(' · ')}</small>
              </>
            )
          }}
        </LogDays>
      )}
      {data && <LogPages {...pages} total={data.total} />}
      {binSearch !== undefined && <BinModal search={binSearch} onClose={() => setBinSearch(undefined)} />}
    </SubScreen>
  )
}

const rowLinkStyle = css`
  display: inline-block;
  padding: 12px 0;
  margin: -12px 0;
  text-underline-offset: 3px;
`

const RowLink = styled(Link)`${rowLinkStyle}`

const ToBin = styled.button`
  border: 0;
  background: none;
  color: ${color.text};
  font: inherit;
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
  ${rowLinkStyle}
`
