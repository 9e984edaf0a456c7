import type { RecordForm } from '@torneo/client'
import { MutedText } from '@torneo/ui/display/MutedText'
import { color, media } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { useHistoryQuery } from '../history/history-api'
import { historyTexts as texts } from '../history/history-texts'
import type { HistoryModalProps } from '../history/HistoryModal'
import { formatRelativeTime } from '../screen/format-relative-time'
import { lazyModal } from '../screen/lazy-modal'
import { pageLinkTexts } from '../screen/use-page-link'
import { useHistoryParameter } from './use-requested-record'

const HistoryModal = lazyModal<HistoryModalProps>(() => import('../history/HistoryModal'), {
  title: () => texts.title,
  size: 'lg',
})

const Action = styled.button<{ href?: string; target?: string; rel?: string }>`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;

  ${media.coarse} {
    padding: 13px 8px;
    margin: -13px -8px;
  }
`

interface LastSaveProps {
  readonly id: string
  /** ISO 8601; absent in records of earlier versions, blank in a record that was never saved. */
  readonly updatedAt: string | undefined
  readonly form: Pick<RecordForm<never>, 'labels' | 'restore' | 'dirty'>
  readonly describe?: ((field: string, value: unknown) => string | undefined) | undefined
  /** Address of the record on the public page. */
  readonly page?: string | undefined
}

/** Author and time of the last save of these fields (B55), with a button that opens their history and a link to the public page. */
export function LastSave({ id, updatedAt = '', form, describe, page }: LastSaveProps) {
  const [openedAt] = useState(() => Date.now())
  const [requestedId, clearRequest] = useHistoryParameter()
  const [isOpen, setOpen] = useState(requestedId === id)
  const fields = Object.keys(form.labels).join(',')
  const { data } = useHistoryQuery({ params: { id }, query: { fields, limit: 1 } }, { refetchOnMountOrArgChange: true })
  const last = data?.items[0]
  const at = Date.parse(last?.at ?? updatedAt)
  const close = () => {
    setOpen(false)
    if (requestedId === id) clearRequest()
  }
  return (
    <>
      <MutedText>
        {at > 0 && `${texts.saved(last?.by, formatRelativeTime(at, Math.max(openedAt, at)))} · `}
        <Action
          type="button"
          onPointerEnter={HistoryModal.prefetch}
          onFocus={HistoryModal.prefetch}
          onClick={() => setOpen(true)}>
          {texts.open}
        </Action>
        {page !== undefined && (
          <>
            {' · '}
            <Action as="a" href={page} target="_blank" rel="noreferrer">
              {pageLinkTexts.open}
            </Action>
          </>
        )}
      </MutedText>
      {isOpen && <HistoryModal id={id} fields={fields} form={form} describe={describe} onClose={close} />}
    </>
  )
}
