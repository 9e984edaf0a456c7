import type { Competition } from '@torneo/contracts/competition/competition'
import type { Team } from '@torneo/contracts/tournament/teams'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { useState } from 'react'
import { useAddDeduction } from '../../../../data/competition-api'
import { integerOrText } from '../../../../parts/integer-or-text'
import { modalTexts as texts } from '../../competition-texts'
import { FormModal } from '../FormModal'
import { useUndoToast } from './use-undo-toast'

export interface DeductionModalProps {
  readonly competition: Competition
  readonly teams: readonly Team[]
  readonly onClose: () => void
}

/** 'Descontar puntos': team, points and reason. */
export default function DeductionModal({ competition, teams, onClose }: DeductionModalProps) {
  const [add] = useAddDeduction()
  const { undoDeduction } = useUndoToast(competition.sportId)
  const [teamId, setTeamId] = useState('')
  const [points, setPoints] = useState('1')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const number = integerOrText(points)
  const isCounted = typeof number === 'number' && number >= 1 && number <= 100
  // The latest league of the team counts the points.
  const phase = competition.phases.findLast(
    (one) => one.kind === 'league' && one.zones.some(({ teamIds }) => teamIds.includes(teamId)),
  )
  const inLeagues = competition.phases.flatMap((one) =>
    one.kind === 'league' ? one.zones.flatMap(({ teamIds }) => teamIds) : [],
  )
  const send = async (phaseId: string, taken: number) => {
    const { deductions } = await add({
      params: { sportId: competition.sportId },
      body: { teamId, phaseId, points: taken, reason: reason.trim() },
    }).unwrap()
    const known = new Set(competition.deductions.map(({ id }) => id))
    const made = deductions.find(({ id }) => !known.has(id))
    const team = teams.find(({ id }) => id === teamId)?.name ?? ''
    undoDeduction(texts.deducted(team, taken), made?.id ?? null, team)
  }
  return (
    <FormModal
      title={texts.deductTitle}
      submit={texts.deduct}
      onSubmit={() => {
        setTried(true)
        return phase !== undefined && isCounted && reason.trim() !== '' && send(phase.id, number)
      }}
      onClose={onClose}>
      <SelectField
        label={texts.team}
        value={teamId}
        required
        placeholder={texts.chooseTeam}
        error={isTried && teamId === '' ? texts.chooseTeam : undefined}
        options={teams.filter(({ id }) => inLeagues.includes(id)).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setTeamId(target.value)}
      />
      <NumberField
        label={texts.points}
        value={points}
        required
        error={isTried && !isCounted ? texts.pointsMissing : undefined}
        onChange={({ target }) => setPoints(target.value)}
      />
      <TextField
        label={texts.reason}
        value={reason}
        required
        autoComplete="off"
        error={isTried && reason.trim() === '' ? texts.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormModal>
  )
}
