import type { FieldChange } from '@torneo/domain/records/field-merge'
import { parseFileAddress } from '@torneo/domain/records/stored-file'
import { color, media, text } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { DiffText } from './DiffText'
import { diffWords, formatValue } from './format-value'
import { historyTexts as texts } from './history-texts'

interface FieldChangesProps {
  readonly changes: readonly FieldChange[]
  readonly labels: Readonly<Record<string, string>>
  readonly describe?: ((field: string, value: unknown) => string | undefined) | undefined
  /** Headings of the two columns. */
  readonly before: string
  readonly after: string
}

/** The old and new value of each field side by side, with the differing words marked. */
export function FieldChanges({ changes, labels, describe, before, after }: FieldChangesProps) {
  const textOf = (field: string, value: unknown) => describe?.(field, value) ?? formatValue(value)
  return changes.map(({ field, from, to }) => {
    const [old, next] = diffWords(textOf(field, from), textOf(field, to))
    return (
      <Change key={field} aria-label={labels[field]} role="group">
        <b>{labels[field]}</b>
        <Side>
          <i>{before}</i>
          <Value value={from} parts={old} />
        </Side>
        <Side $new>
          <i>{after}</i>
          <Value value={to} parts={next} />
        </Side>
      </Change>
    )
  })
}

function Value({ value, parts }: { readonly value: unknown; readonly parts: readonly string[] }) {
  const [isMissing, setMissing] = useState(false)
  if (typeof value === 'string' && parseFileAddress(value)) {
    return isMissing ? (
      <span>{texts.missingImage}</span>
    ) : (
      <img src={`${value}?width=320`} alt="" loading="lazy" onError={() => setMissing(true)} />
    )
  }
  return (
    <span>
      <DiffText parts={parts} />
    </span>
  )
}

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

  img { display: block; max-width: 100%; height: 72px; object-fit: contain; }
`
