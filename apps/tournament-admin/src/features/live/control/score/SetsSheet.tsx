import type { Match } from '@torneo/contracts/match/matches'
import type { SetScore } from '@torneo/contracts/tournament/scoring'
import { setRulesOf } from '@torneo/domain/match/result/sets'
import { setsError } from '@torneo/domain/match/result/sets-error'
import { FieldPair } from '@torneo/panel/record/RecordModal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { useState } from 'react'
import { teamName } from '../../../../parts/match-labels'
import { setTexts as texts } from '../../scoring-texts'
import { SheetForm } from '../frame/SheetForm'

export interface SetsSheetProps {
  readonly match: Match
  readonly onSave: (sets: readonly SetScore[]) => void
  readonly onClose: () => void
}

type Row = readonly [home: string, away: string]

/** Parses the typed sets; returns the error message or the sets. */
function read(rows: readonly Row[], match: Match): string | SetScore[] {
  const last = rows.findLastIndex(([home, away]) => home.trim() !== '' || away.trim() !== '')
  const typed = rows.slice(0, last + 1)
  const incomplete = typed.findIndex((row) => row.some((value) => !/^\d{1,3}$/.test(value.trim())))
  if (incomplete >= 0) return texts.half(incomplete + 1)
  const sets = typed.map(([home, away]) => ({ home: Number(home), away: Number(away) }))
  return setsError(sets, setRulesOf(match.sport ?? {})) ?? sets
}

/** 'Corregir sets' (B13): edits the points of the finished sets. Impossible sets are rejected before sending. */
export default function SetsSheet({ match, onSave, onClose }: SetsSheetProps) {
  const { bestOf } = setRulesOf(match.sport ?? {})
  const [rows, setRows] = useState<readonly Row[]>(() =>
    Array.from({ length: bestOf }, (_, index): Row => {
      const set = match.sets?.[index]
      return set ? [String(set.home), String(set.away)] : ['', '']
    }),
  )
  const [error, setError] = useState<string | null>(null)
  const [home, away] = [teamName(match.homeTeam), teamName(match.awayTeam)]
  const type = (index: number, side: 0 | 1, value: string) => {
    setError(null)
    setRows(
      rows.map((row, rowIndex): Row => (rowIndex !== index ? row : side === 0 ? [value, row[1]] : [row[0], value])),
    )
  }
  const handleSave = () => {
    const sets = read(rows, match)
    if (typeof sets === 'string') setError(sets)
    else onSave(sets)
  }
  return (
    <SheetForm title={texts.correct} submitLabel={texts.save} onSubmit={handleSave} onClose={onClose}>
      <p>{texts.correctHint}</p>
      {error !== null && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {rows.map(([one, other], index) => (
        <FieldPair key={index} $narrow>
          <NumberField
            label={`${texts.setOf(index + 1)} · ${home}`}
            value={one}
            onChange={(event) => type(index, 0, event.target.value)}
          />
          <NumberField
            label={`${texts.setOf(index + 1)} · ${away}`}
            value={other}
            onChange={(event) => type(index, 1, event.target.value)}
          />
        </FieldPair>
      ))}
    </SheetForm>
  )
}
