import { useState } from 'react'
import styled from 'styled-components'
import type { RecordSave } from '@torneo/contracts/history'
import { storedFileOf } from '@torneo/domain/stored-file'
import { Badge } from '@torneo/ui/Badge'
import { Button } from '@torneo/ui/Button'
import { color, flexWrap, gridGap, media, text } from '@torneo/ui/tokens'
import { agoWords } from './ago-words'
import { historyTexts as texts } from './history-texts'
import { differingWords, valueWords } from './value-words'

interface SaveRowProps {
  readonly save: RecordSave
  readonly labels: Readonly<Record<string, string>>
  readonly describe?: ((field: string, value: unknown) => string | undefined) | undefined
  /** Nothing was saved after it. */
  readonly isCurrent: boolean
  readonly isBusy: boolean
  /** Absent while it cannot be restored. */
  readonly onRestore: (() => void) | undefined
}

const clock = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' })

/** One save: its author, and of each field what was there and what came. */
export function SaveRow({ save: { at, by, action, changes }, labels, describe, isCurrent, isBusy, onRestore }: SaveRowProps) {
  const [now] = useState(() => Date.now())
  const when = clock.format(new Date(at))
  const shown = changes.filter(({ field }) => field in labels)
  const wordsOf = (field: string, value: unknown) => describe?.(field, value) ?? valueWords(value)
  return (
    <Row>
      <Head>
        <p>
          <b>{by}</b>, <time dateTime={at} title={when}>{agoWords(Date.parse(at), now)}</time>
          <small>{changes.length === 0 ? texts.created : action}</small>
        </p>
        {isCurrent
          ? <Badge tone="neutral">{texts.current}</Badge>
          : onRestore && <Button size="sm" busy={isBusy} busyLabel={texts.restoring} aria-label={texts.restoreOf(by, when)} onClick={onRestore}>{texts.restore}</Button>}
      </Head>
      {shown.map(({ field, from, to }) => {
        const [before, after] = differingWords(wordsOf(field, from), wordsOf(field, to))
        return (
          <Change key={field} aria-label={labels[field]} role="group">
            <b>{labels[field]}</b>
            <Side><i>{texts.before}</i><Value value={from} parts={before} /></Side>
            <Side $new><i>{texts.after}</i><Value value={to} parts={after} /></Side>
          </Change>
        )
      })}
    </Row>
  )
}

function Value({ value, parts: [start, changed, end] }: { readonly value: unknown; readonly parts: readonly string[] }) {
  const [isGone, setGone] = useState(false)
  if (typeof value === 'string' && storedFileOf(value)) {
    return isGone ? <span>{texts.gone}</span> : <img src={`${value}?width=320`} alt="" loading="lazy" onError={() => setGone(true)} />
  }
  return <span>{start}{changed && <mark>{changed}</mark>}{end}</span>
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

const Change = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px 12px;
  ${text(14)}

  > b { grid-column: 1 / -1; font-weight: 600; }
  ${media.phone} { grid-template-columns: 1fr; }
`

const Side = styled.div<{ $new?: boolean }>`
  min-width: 0;
  padding: 8px 12px;
  border-radius: 8px;
  background: ${({ $new }) => ($new ? color.successSoft : color.sunken)};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  max-height: 200px;
  overflow-y: auto;

  i {
    display: block;
    font-style: normal;
    color: ${color.muted};
    ${text(12)}
  }

  mark { background: none; color: inherit; font-weight: 700; text-decoration: underline; text-underline-offset: 3px; }
  img { display: block; max-width: 100%; height: 72px; object-fit: contain; }
`
