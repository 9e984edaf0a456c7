import type { Competition } from '@torneo/contracts/competition/competition'
import { withdrawalModes } from '@torneo/contracts/competition/tie-breaks'
import type { Team } from '@torneo/contracts/tournament/teams'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { useState } from 'react'
import { useWithdraw } from '../../../../data/competition-api'
import { modalTexts as texts } from '../../competition-texts'
import { FormModal } from '../FormModal'
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
  const [isTried, setTried] = useState(false)
  const out = new Set(competition.withdrawals.map((one) => one.teamId))
  const send = async () => {
    await withdraw({
      params: { sportId: competition.sportId },
      body: { teamId, results, reason: reason.trim() },
    }).unwrap()
    const team = teams.find(({ id }) => id === teamId)?.name ?? ''
    undoWithdrawal(texts.withdrawn(team), teamId, team)
  }
  return (
    <FormModal
      title={texts.withdrawTitle}
      submit={texts.withdraw}
      onSubmit={() => {
        setTried(true)
        return teamId !== '' && reason.trim() !== '' && send()
      }}
      onClose={onClose}>
      <SelectField
        label={texts.team}
        value={teamId}
        required
        placeholder={texts.chooseTeam}
        error={isTried && teamId === '' ? texts.chooseTeam : undefined}
        options={teams.filter(({ id }) => !out.has(id)).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setTeamId(target.value)}
      />
      <SelectField
        label={texts.results}
        value={results}
        hint={texts.resultsOf[results]}
        options={withdrawalModes.map((mode) => ({
          value: mode,
          label: mode === 'keep' ? 'Se mantienen' : 'Se anulan',
        }))}
        onChange={({ target }) => setResults(target.value as typeof results)}
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
