import type { Competition, ResolvedLeague } from '@torneo/contracts/competition/competition'
import type { Team } from '@torneo/contracts/tournament/teams'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { useState } from 'react'
import { modalTexts as texts } from '../competition-texts'
import { FormModal } from './FormModal'
import { withMoved } from './phases-of'
import { usePhaseSave } from './use-phase-save'

export interface MoveModalProps {
  readonly competition: Competition
  readonly league: ResolvedLeague
  /** Zone whose menu was opened. */
  readonly zoneId: string
  readonly teams: readonly Team[]
  readonly onClose: () => void
}

/** 'Mover a…': a team changes zones, or a team that came later joins one. */
export default function MoveModal({ competition, league, zoneId, teams, onClose }: MoveModalProps) {
  const save = usePhaseSave(competition)
  const [teamId, setTeamId] = useState('')
  const [target, setTarget] = useState('')
  const [isTried, setTried] = useState(false)
  const zoneOf = new Map(league.zones.flatMap(({ id, teamIds }) => teamIds.map((team) => [team, id] as const)))
  const movable = teams.filter(({ id }) => (zoneOf.get(id) ?? zoneId) === zoneId)
  const zones = league.zones.filter(({ id }) => id !== zoneOf.get(teamId))
  return (
    <FormModal
      title={texts.moveTitle}
      submit={texts.move}
      onSubmit={() => {
        setTried(true)
        return teamId !== '' && target !== '' && save((phases) => withMoved(phases, league.id, teamId, target))
      }}
      onClose={onClose}>
      <SelectField
        label={texts.team}
        value={teamId}
        required
        placeholder={texts.chooseTeam}
        error={isTried && teamId === '' ? texts.chooseTeam : undefined}
        options={movable.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => setTeamId(event.target.value)}
      />
      <SelectField
        label={texts.zone}
        value={target}
        required
        placeholder="–"
        error={isTried && target === '' ? `${texts.zone}: –` : undefined}
        options={zones.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => setTarget(event.target.value)}
      />
    </FormModal>
  )
}
