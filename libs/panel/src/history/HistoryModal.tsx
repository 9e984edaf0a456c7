import type { RecordForm } from '@torneo/client'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { color, flexWrap } from '@torneo/ui/theme/tokens'
import { History } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { SaveRow } from '../record/SaveRow'
import { useImageRestore } from '../record/use-image-restore'
import { useHistoryQuery } from './history-api'
import { historyTexts as texts } from './history-texts'

export interface HistoryModalProps {
  readonly id: string
  /** Comma-separated names of the form's fields. */
  readonly fields: string
  readonly form: Pick<RecordForm<never>, 'labels' | 'restore' | 'dirty'>
  readonly describe?: ((field: string, value: unknown) => string | undefined) | undefined
  readonly onClose: () => void
}

const pageSize = 20

const Rows = styled.ol.attrs({ role: 'list' })`
  > li + li { border-top: 1px solid ${color.line}; }
`

/** Row for the state before the first recorded save, when the record is older than the history. */
const Earlier = styled.li`
  ${flexWrap('8px 16px')}
  justify-content: space-between;
  padding: 16px 0;
`

/**
 * Saves of a record, newest first, with each field's old and new value side by side; 'Restaurar' saves an earlier state
 * again (B50).
 */
export default function HistoryModal({ id, fields, form, describe, onClose }: HistoryModalProps) {
  const [limit, setLimit] = useState(pageSize)
  const { data, error, isFetching, refetch } = useHistoryQuery(
    { params: { id }, query: { fields, limit } },
    { refetchOnMountOrArgChange: true },
  )
  const [busy, setBusy] = useState<number | null>(null)
  const restoreImages = useImageRestore()
  const saves = data?.items ?? []
  const oldest = saves.at(-1)

  /** Reverts the newest `newer` saves. */
  const handleRestore = async (newer: number) => {
    if (busy !== null) return
    setBusy(newer)
    const undone = saves
      .slice(0, newer)
      .flatMap(({ changes }) => changes)
      .filter(({ field }) => field in form.labels)
    await restoreImages(undone.map(({ from }) => from))
    onClose()
    await form.restore(undone)
  }

  return (
    <Modal title={texts.title} size="lg" onClose={onClose} busy={busy !== null} apart>
      {form.dirty && saves.length > 1 && <Notice tone="warning">{texts.saveFirst}</Notice>}
      {!data ? (
        error ? (
          <ErrorPane title={texts.failed} text={texts.failedWhy} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows label={texts.loading} />
        )
      ) : data.total === 0 ? (
        <EmptyState icon={<History size={24} aria-hidden />} title={texts.none} text={texts.noneWhy} />
      ) : (
        <Rows aria-label={texts.title}>
          {saves.map((save, index) => (
            <SaveRow
              key={save.id}
              save={save}
              labels={form.labels}
              describe={describe}
              isCurrent={index === 0}
              isBusy={busy === index}
              onRestore={form.dirty ? undefined : () => void handleRestore(index)}
            />
          ))}
          {oldest && oldest.changes.length > 0 && data.total === saves.length && (
            <Earlier>
              {texts.earlier}
              {!form.dirty && (
                <Button
                  size="sm"
                  busy={busy === saves.length}
                  busyLabel={texts.restoring}
                  aria-label={texts.restoreEarlier}
                  onClick={() => void handleRestore(saves.length)}>
                  {texts.restore}
                </Button>
              )}
            </Earlier>
          )}
        </Rows>
      )}
      {data && data.total > saves.length && (
        <Button size="sm" busy={isFetching} onClick={() => setLimit(limit + pageSize)}>
          {texts.older}
        </Button>
      )}
    </Modal>
  )
}
