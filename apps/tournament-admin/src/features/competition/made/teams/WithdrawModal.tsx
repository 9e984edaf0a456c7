import type { Competition } from '@torneo/contracts/competition/competition'
import { withdrawalModes } from '@torneo/contracts/competition/tie-breaks'
import { WithdrawalRequest } from '@torneo/contracts/competition/withdrawals'
import type { Team } from '@torneo/contracts/tournament/teams'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { useState } from 'react'
import { useWithdraw } from '../../../../data/competition-api'
import { FormModal } from '../FormModal'
import { dialogTexts } from '../made-texts'
import { modalTexts as texts } from '../modal-texts'
import { useUndoToast } from './use-undo-toast'

export interface WithdrawModalProps {
  readonly competition: Competition
  readonly teams: readonly Team[]
  readonly onClose: () => void
}

/** 'Retirar un equipo': what happens with its results, and why. */
export default function WithdrawModal({ competition, teams, onClose }: WithdrawModalProps) {
  const [withdraw] = useWithdraw()
  const { undoWithdrawal } = useUndoToast(competition.sportId)
  const [teamId, setTeamId] = useState('')
  const [results, setResults] = useState<(typeof withdrawalModes)[number]>('keep')
  const [reason, setReason] = useState('')
  const { errorOf, submit } = useCheckedForm(WithdrawalRequest, { teamId, results, reason })
  const out = new Set(competition.withdrawals.map((one) => one.teamId))
  const send = async (body: WithdrawalRequest) => {
    await withdraw({ params: { sportId: competition.sportId }, body }).unwrap()
    const team = teams.find(({ id }) => id === teamId)?.name ?? ''
    undoWithdrawal(texts.withdrawn(team), teamId, team)
  }
  return (
    <FormModal
      title={dialogTexts.withdrawTitle}
      submit={texts.withdraw}
      onSubmit={() => submit(send)}
      onClose={onClose}>
      <SelectField
        label={texts.team}
        value={teamId}
        required
        placeholder={texts.chooseTeam}
        error={errorOf('teamId')}
        options={teams.filter(({ id }) => !out.has(id)).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setTeamId(target.value)}
      />
      <SelectField
        label={texts.results}
        value={results}
        hint={texts.resultsOf[results]}
        options={withdrawalModes.map((mode) => ({ value: mode, label: texts.resultModes[mode] }))}
        onChange={({ target }) => setResults(target.value as typeof results)}
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
