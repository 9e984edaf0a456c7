import type { Competition } from '@torneo/contracts/competition/competition'
import type { Team } from '@torneo/contracts/tournament/teams'

/** Teams of the sport that play in no zone and did not withdraw. */
export function teamsWithoutZone(competition: Competition, teams: readonly Team[]): Team[] {
  const out = new Set(competition.withdrawals.map(({ teamId }) => teamId))
  const placed = new Set(
    competition.phases.flatMap((phase) =>
      phase.kind === 'league'
        ? phase.zones.flatMap(({ teamIds }) => teamIds)
        : phase.ties.flatMap(({ home, away }) =>
            [home, away].flatMap((slot) => (slot && 'team' in slot ? [slot.team] : [])),
          ),
    ),
  )
  return teams.filter(({ id, sportId }) => sportId === competition.sportId && !placed.has(id) && !out.has(id))
}
