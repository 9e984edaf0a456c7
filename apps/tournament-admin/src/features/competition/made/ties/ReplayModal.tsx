import type { Competition } from '@torneo/contracts/competition/competition'
import { ReplayRequest } from '@torneo/contracts/competition/replay'
import type { ResolvedTie } from '@torneo/contracts/competition/resolved-tie'
import type { Match } from '@torneo/contracts/match/matches'
import { FieldPair } from '@torneo/panel/record/RecordModal'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { DateField } from '@torneo/ui/fields/DateField'
import { TimeField } from '@torneo/ui/fields/TimeField'
import { useState } from 'react'
import { useReplayTie } from '../../../../data/competition-api'
import { useFarDate } from '../../../../parts/use-far-date'
import { FormModal } from '../FormModal'
import { conflictTexts as texts } from '../made-texts'

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
  const { error: farDate, ...range } = useFarDate(date, match?.date)
  const { errorOf, submit } = useCheckedForm(ReplayRequest, { date, time }, { others: { date: farDate } })
  const { conflict } = tie
  const other = conflict?.side === 'home' ? tie.awayTeam : tie.homeTeam
  return (
    <FormModal
      title={texts.replay}
      submit={texts.replay}
      onSubmit={() =>
        submit((body) => replay({ params: { sportId: competition.sportId, tieId: tie.id }, body }).unwrap())
      }
      onClose={onClose}>
      <p>{texts.replayBody(tie.name, conflict?.shouldBe.name ?? '', other?.name ?? null)}</p>
      <FieldPair $narrow>
        <DateField
          label={texts.date}
          value={date}
          {...range}
          required
          error={errorOf('date') ?? farDate}
          onChange={({ target }) => setDate(target.value)}
        />
        <TimeField
          label={texts.time}
          value={time}
          required
          error={errorOf('time')}
          onChange={({ target }) => setTime(target.value)}
        />
      </FieldPair>
    </FormModal>
  )
}
