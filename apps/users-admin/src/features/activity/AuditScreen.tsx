import { sentenceOf, useToast } from '@torneo/client'
import { auditKinds, type AuditFilter, type AuditKind, type AuditRow } from '@torneo/contracts/records/audit'
import { useAddressValues } from '@torneo/panel/collection/use-address-values'
import { downloadCsv } from '@torneo/panel/screen/download-csv'
import { Button } from '@torneo/ui/buttons/Button'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { Download, ShieldCheck } from 'lucide-react'
import { SubHeading, SubScreen } from '../../parts/SubScreen'
import { useAuditQuery, useExportAuditMutation } from './activity-api'
import { auditTexts as texts, formatDetail, kindLabel } from './audit-texts'
import { DayFilter, LogFilters, momentsOf, PersonFilter } from './LogFilters'
import { LogDays, LogPages, perPage, useLogPages } from './LogList'

const names = { person: 'persona', kind: 'tipo', day: 'dia', from: 'desde' } as const

const filterOf = ({ person, kind, day }: Readonly<Record<'person' | 'kind' | 'day', string>>): AuditFilter => ({
  ...(person && { person }),
  ...(auditKinds.some((known) => known === kind) && { kind: kind as AuditKind }),
  ...momentsOf(day),
})

/** Person and origin of a row; a rejected sign-in has no known person. */
const sourceOf = ({ who, from, sequence }: AuditRow) =>
  [who?.name ?? texts.noSession, from === 'console' ? texts.server : from, `n.º ${sequence}`]
    .filter(Boolean)
    .join(' · ')

/** The append-only audit log, for super admins (contract: GET /audit). */
export default function AuditScreen() {
  const [{ from, ...values }, change] = useAddressValues(names)
  const { headingRef, ...pages } = useLogPages(from, change)
  const applyFilter = (changes: Partial<typeof values>) => change({ ...changes, from: '' })
  const filter = filterOf(values)
  const { data, error, isFetching, refetch } = useAuditQuery(
    { query: { limit: perPage, offset: pages.offset, ...filter } },
    { refetchOnMountOrArgChange: true },
  )
  const [exportRows, { isLoading }] = useExportAuditMutation()
  const toast = useToast()

  async function download() {
    try {
      const [{ auditCsv }, { items, total }] = await Promise.all([
        import('./audit-csv'),
        exportRows({ body: filter }).unwrap(),
      ])
      downloadCsv(`registro-de-seguridad-${new Date().toISOString().slice(0, 10)}.csv`, auditCsv(items))
      toast.success(texts.exported(items.length, total))
    } catch (failure) {
      toast.error(sentenceOf(failure, texts.exportFailed))
    }
  }

  return (
    <SubScreen>
      <SubHeading title={texts.title} intro={texts.intro} headingRef={headingRef} />
      <LogFilters role="search">
        <PersonFilter value={values.person} onChange={(person) => applyFilter({ person })} />
        <SelectField
          label={texts.kind}
          placeholder={texts.everyKind}
          value={values.kind}
          onChange={({ target }) => applyFilter({ kind: target.value })}
          options={auditKinds.map((kind) => ({ value: kind, label: kindLabel(kind) }))}
        />
        <DayFilter value={values.day} onChange={(day) => applyFilter({ day })} />
        <Button icon={<Download size={18} aria-hidden />} busy={isLoading} onClick={() => void download()}>
          {texts.export}
        </Button>
      </LogFilters>
      {!data && !error && <SkeletonRows count={8} label={texts.loading} />}
      {!data && error && (
        <ErrorPane title={texts.failed} text={sentenceOf(error, '')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data?.total === 0 && (
        <EmptyState icon={<ShieldCheck size={24} aria-hidden />} title={texts.none} text={texts.noneWhy} />
      )}
      {data && (
        <LogDays rows={data.items} keyOf={({ sequence }) => sequence}>
          {(row) => (
            <>
              <p>
                <strong>{kindLabel(row.kind)}</strong>
                {row.subject?.title && `: ${row.subject.title}`}
                {row.detail && ` (${formatDetail(row.kind, row.detail)})`}
              </p>
              <small>{sourceOf(row)}</small>
            </>
          )}
        </LogDays>
      )}
      {data && <LogPages {...pages} total={data.total} />}
    </SubScreen>
  )
}
