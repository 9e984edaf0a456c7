import { useState } from 'react'
import { Download, ShieldCheck } from 'lucide-react'
import styled from 'styled-components'
import { sentenceOf, useToast } from '@torneo/client'
import { auditKinds, type AuditFilter, type AuditRow } from '@torneo/contracts/audit'
import { downloadCsv } from '@torneo/panel/download-csv'
import { Button } from '@torneo/ui/Button'
import { DateField } from '@torneo/ui/DateField'
import { EmptyState } from '@torneo/ui/EmptyState'
import { ErrorPane } from '@torneo/ui/ErrorPane'
import { SelectField } from '@torneo/ui/SelectField'
import { SkeletonRows } from '@torneo/ui/SkeletonRows'
import { media } from '@torneo/ui/tokens'
import { useAuditQuery, useExportAuditMutation, usePeopleQuery } from './activity-api'
import { auditCsv } from './audit-csv'
import { auditTexts as texts, kindLabel } from './audit-texts'
import { LogDays, LogHeading, LogPages, LogScreen, perPage, useLogPages } from './LogList'

const fields = { person: '', kind: '', day: '' }

/** The day is the reader's own: from its midnight to the next. */
function filterOf({ person, kind, day }: typeof fields): AuditFilter {
  const [since, until] = day === '' ? [] : [0, 1].map((days) => {
    const midnight = new Date(`${day}T00:00`)
    midnight.setDate(midnight.getDate() + days)
    return midnight.toISOString()
  })
  return { ...person && { person }, ...kind && { kind }, ...since && { since }, ...until && { until } }
}

/** Person and origin of a row; a refused sign-in has no known person. */
const sourceOf = ({ who, from, sequence }: AuditRow) => [who?.name ?? texts.nobody, from === 'console' ? texts.server : from, `n.º ${sequence}`].filter(Boolean).join(' · ')

/** The append-only audit log, for super admins (contract: GET /audit). */
export default function AuditScreen() {
  const { headingRef, reset, ...pages } = useLogPages()
  const [asked, setAsked] = useState(fields)
  const filter = filterOf(asked)
  const { data, error, isFetching, refetch } = useAuditQuery({ query: { limit: perPage, offset: pages.offset, ...filter } }, { refetchOnMountOrArgChange: true })
  const { data: people } = usePeopleQuery()
  const [exportRows, { isLoading }] = useExportAuditMutation()
  const toast = useToast()
  const ask = (change: Partial<typeof fields>) => {
    setAsked({ ...asked, ...change })
    reset()
  }

  async function download() {
    try {
      const { items, total } = await exportRows({ body: filter }).unwrap()
      downloadCsv(`registro-de-seguridad-${new Date().toISOString().slice(0, 10)}.csv`, auditCsv(items))
      toast.success(texts.exported(items.length, total))
    } catch (failure) {
      toast.error(sentenceOf(failure, texts.exportFailed))
    }
  }

  return (
    <LogScreen>
      <LogHeading title={texts.title} intro={texts.intro} headingRef={headingRef} />
      <Filters role="search">
        <SelectField label={texts.person} placeholder={texts.everyone} value={asked.person} onChange={({ target }) => ask({ person: target.value })}
          options={(people?.users ?? []).map(({ id, name }) => ({ value: id, label: name }))} />
        <SelectField label={texts.kind} placeholder={texts.everyKind} value={asked.kind} onChange={({ target }) => ask({ kind: target.value })}
          options={auditKinds.map((kind) => ({ value: kind, label: kindLabel(kind) }))} />
        <DateField label={texts.day} value={asked.day} onChange={({ target }) => ask({ day: target.value })} />
        <Button icon={<Download size={18} aria-hidden />} busy={isLoading} onClick={() => void download()}>{texts.export}</Button>
      </Filters>
      {!data && !error && <SkeletonRows count={8} label={texts.loading} />}
      {!data && error && <ErrorPane title={texts.failed} text={sentenceOf(error, '')} onRetry={() => void refetch()} busy={isFetching} />}
      {data?.total === 0 && <EmptyState icon={<ShieldCheck size={24} aria-hidden />} title={texts.none} text={texts.noneWhy} />}
      {data && (
        <LogDays rows={data.items} keyOf={({ sequence }) => sequence}>
          {(row) => (
            <>
              <p><strong>{kindLabel(row.kind)}</strong>{row.subject?.title && `: ${row.subject.title}`}{row.detail && ` (${row.detail})`}</p>
              <small>{sourceOf(row)}</small>
            </>
          )}
        </LogDays>
      )}
      {data && <LogPages {...pages} total={data.total} />}
    </LogScreen>
  )
}

const Filters = styled.div`
  display: grid;
  gap: 12px;
  ${media.fromTable} {
    grid-template-columns: repeat(3, minmax(0, 220px)) max-content;
    align-items: end;
  }
`
