import type { RecordSave } from '@torneo/contracts/records/history'
import { Button } from '@torneo/ui/buttons/Button'
import { Badge } from '@torneo/ui/display/Badge'
import { color, flexWrap, gridGap, text } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { FieldChanges } from '../history/FieldChanges'
import { historyTexts as texts } from '../history/history-texts'
import { formatRelativeTime } from '../screen/format-relative-time'

interface SaveRowProps {
  readonly save: RecordSave
  readonly labels: Readonly<Record<string, string>>
  readonly describe?: ((field: string, value: unknown) => string | undefined) | undefined
  /** True for the newest save of the record. */
  readonly isCurrent: boolean
  readonly isBusy: boolean
  /** Undefined while the save cannot be restored. */
  readonly onRestore: (() => void) | undefined
}

const clock = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' })

/** One save in the history: its author, and the old and new value of each field. */
export function SaveRow({
  save: { at, by, action, changes },
  labels,
  describe,
  isCurrent,
  isBusy,
  onRestore,
}: SaveRowProps) {
  const [now] = useState(() => Date.now())
  const when = clock.format(new Date(at))
  return (
    <Row>
      <Head>
        <p>
          <b>{by}</b>,{' '}
          <time dateTime={at} title={when}>
            {formatRelativeTime(Date.parse(at), now)}
          </time>
          <small>{changes.length === 0 ? texts.created : action}</small>
        </p>
        {isCurrent ? (
          <Badge tone="neutral">{texts.current}</Badge>
        ) : (
          onRestore && (
            <Button
              size="sm"
              busy={isBusy}
              busyLabel={texts.restoring}
              aria-label={texts.restoreOf(by, when)}
              onClick={onRestore}>
              {texts.restore}
            </Button>
          )
        )}
      </Head>
      <FieldChanges
        changes={changes.filter(({ field }) => field in labels)}
        labels={labels}
        describe={describe}
        before={texts.before}
        after={texts.after}
      />
    </Row>
  )
}

const Row = styled.li`
  ${gridGap('12px')}
  padding: 16px 0;
`

const Head = styled.div`
  ${flexWrap('8px 16px')}
  justify-content: space-between;

  small {
    display: block;
    color: ${color.muted};
    ${text(13)}
  }
`
