import type { Competition, ResolvedLeague } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import type { Team } from '@torneo/contracts/tournament/teams'
import { MutedText } from '@torneo/ui/display/MutedText'
import { useState } from 'react'
import { Stack } from '../../../../parts/Stack'
import { competitionTexts, zoneTexts as texts } from '../../competition-texts'
import { withMoves, type ZoneMove } from '../../zones/zone-moves'
import { ZoneBoard } from '../../zones/ZoneBoard'
import { FormModal } from '../FormModal'
import { usePhaseSave } from '../use-phase-save'

export interface ZonesModalProps {
  readonly competition: Competition
  readonly league: ResolvedLeague
  readonly teams: readonly Team[]
  readonly matches: readonly Match[]
  readonly onClose: () => void
}

/** Id of the teams that are in no zone, which is no zone of the league. */
const without = ''

/** 'Cambiar zonas': teams change zones, join one later, or leave. A team with matches in its zone stays. */
export default function ZonesModal({ competition, league, teams, matches, onClose }: ZonesModalProps) {
  const save = usePhaseSave(competition)
  const [moves, setMoves] = useState<readonly ZoneMove[]>([])
  const placed = new Set(league.zones.flatMap(({ teamIds }) => teamIds))
  const before = [
    ...league.zones,
    { id: without, name: texts.withoutZone, teamIds: teams.map(({ id }) => id).filter((id) => !placed.has(id)) },
  ]
  const zones = withMoves(before, moves)
  const locked = new Set(
    matches.flatMap(({ phaseId, homeTeamId, awayTeamId }) =>
      phaseId === league.id ? [homeTeamId, awayTeamId].filter((id) => id !== null) : [],
    ),
  )
  const changes = teams.flatMap(({ id, name }) => {
    const [from, to] = [before, zones].map((all) => all.find(({ teamIds }) => teamIds.includes(id)))
    return from && to && from.id !== to.id ? [texts.moved(name, from.name, to.name)] : []
  })
  return (
    <FormModal
      title={texts.title}
      submit={competitionTexts.save}
      size="lg"
      onSubmit={() =>
        save((phases) =>
          phases.map((phase) => {
            if (phase.kind !== 'league' || phase.id !== league.id) return phase
            const rest = { id: without, name: '', teamIds: [] }
            return { ...phase, zones: withMoves([...phase.zones, rest], moves).filter(({ id }) => id !== without) }
          }),
        )
      }
      onClose={onClose}>
      <MutedText>{locked.size > 0 ? texts.lockedHint : texts.hint}</MutedText>
      <ZoneBoard zones={zones} teams={teams} locked={locked} onMove={(move) => setMoves([...moves, move])} />
      <Stack $gap={4} role="status">
        {changes.map((words) => (
          <strong key={words}>{words}</strong>
        ))}
      </Stack>
    </FormModal>
  )
}
