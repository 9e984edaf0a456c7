import type { Competition } from '@torneo/contracts/competition/competition'
import { DeductionRequest } from '@torneo/contracts/competition/deductions'
import type { Team } from '@torneo/contracts/tournament/teams'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { useState } from 'react'
import { useAddDeduction } from '../../../../data/competition-api'
import { integerOrText } from '../../../../parts/integer-or-text'
import { FormModal } from '../FormModal'
import { dialogTexts } from '../made-texts'
import { modalTexts as texts } from '../modal-texts'
import { useUndoToast } from './use-undo-toast'

export interface DeductionModalProps {
  readonly competition: Competition
  readonly teams: readonly Team[]
  readonly onClose: () => void
}

/** 'Sumar o descontar puntos': team, points and reason (B81). */
export default function DeductionModal({ competition, teams, onClose }: DeductionModalProps) {
  const [add] = useAddDeduction()
  const { undoDeduction } = useUndoToast(competition.sportId)
  const [teamId, setTeamId] = useState('')
  const [points, setPoints] = useState('1')
  const [adds, setAdds] = useState(false)
  const [reason, setReason] = useState('')
  // The latest league of the team counts the points.
  const phase = competition.phases.findLast(
    (one) => one.kind === 'league' && one.tables.some(({ rows }) => rows.some(({ team }) => team.id === teamId)),
  )
  const inLeagues = competition.phases.flatMap((one) =>
    one.kind === 'league' ? one.tables.flatMap(({ rows }) => rows.map(({ team }) => team.id)) : [],
  )
  const number = integerOrText(points)
  const values = { teamId, phaseId: phase?.id, points: typeof number === 'number' && adds ? -number : number, reason }
  const { errorOf, submit } = useCheckedForm(DeductionRequest, values)
  const send = async (body: DeductionRequest) => {
    const { deductions } = await add({ params: { sportId: competition.sportId }, body }).unwrap()
    const known = new Set(competition.deductions.map(({ id }) => id))
    const made = deductions.find(({ id }) => !known.has(id))
    const team = teams.find(({ id }) => id === teamId)?.name ?? ''
    undoDeduction(texts.deducted(team, body.points), made?.id ?? null, team)
  }
  return (
    <FormModal title={dialogTexts.deductTitle} submit={texts.deduct} onSubmit={() => submit(send)} onClose={onClose}>
      <SelectField
        label={texts.team}
        value={teamId}
        required
        placeholder={texts.chooseTeam}
        error={errorOf('teamId')}
        options={teams.filter(({ id }) => inLeagues.includes(id)).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setTeamId(target.value)}
      />
      <SelectField
        label={texts.adds}
        value={adds ? 'add' : 'deduct'}
        options={(['deduct', 'add'] as const).map((value) => ({ value, label: texts.addsOf[value] }))}
        onChange={({ target }) => setAdds(target.value === 'add')}
      />
      <NumberField
        label={texts.points}
        value={points}
        required
        error={errorOf('points')}
        onChange={({ target }) => setPoints(target.value)}
      />
      <TextField
        label={texts.reason}
        value={reason}
        required
        autoComplete="off"
        error={errorOf('reason')}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormModal>
  )
}
