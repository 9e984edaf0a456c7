import type { Competition } from '@torneo/contracts/competition/competition'
import type { ResolvedTie } from '@torneo/contracts/competition/resolved-tie'
import { matchMessages, type Match } from '@torneo/contracts/match/matches'
import { FieldPair } from '@torneo/panel/record/RecordModal'
import { DateField } from '@torneo/ui/fields/DateField'
import { TimeField } from '@torneo/ui/fields/TimeField'
import { useState } from 'react'
import { useReplayTie } from '../../../../data/competition-api'
import { useFarDate } from '../../../../parts/use-far-date'
import { conflictTexts as texts } from '../../competition-texts'
import { FormModal } from '../FormModal'

export interface ReplayModalProps {
  readonly competition: Competition
  readonly tie: ResolvedTie
  readonly match: Match | undefined
  readonly onClose: () => void
}

/** 'Cancelar y volver a jugar': the match that the wrong team played is cancelled, and another one takes its place. */
export default function ReplayModal({ competition, tie, match, onClose }: ReplayModalProps) {
  const [replay] = useReplayTie()
  const [date, setDate] = useState(match?.date ?? '')
  const [time, setTime] = useState(match?.time ?? '')
  const [isTried, setTried] = useState(false)
  const { error: farDate, ...range } = useFarDate(date, match?.date)
  const { conflict } = tie
  const other = conflict?.side === 'home' ? tie.awayTeam : tie.homeTeam
  return (
    <FormModal
      title={texts.replay}
      submit={texts.replay}
      onSubmit={() => {
        setTried(true)
        if (date === '' || time === '' || farDate !== undefined) return false
        return replay({ params: { sportId: competition.sportId, tieId: tie.id }, body: { date, time } }).unwrap()
      }}
      onClose={onClose}>
      <p>{texts.replayBody(tie.name, conflict?.shouldBe.name ?? '', other?.name ?? null)}</p>
      <FieldPair $narrow>
        <DateField
          label={texts.date}
          value={date}
          {...range}
          required
          error={isTried && date === '' ? matchMessages.date : farDate}
          onChange={({ target }) => setDate(target.value)}
        />
        <TimeField
          label={texts.time}
          value={time}
          required
          error={isTried && time === '' ? matchMessages.time : undefined}
          onChange={({ target }) => setTime(target.value)}
        />
      </FieldPair>
    </FormModal>
  )
}
