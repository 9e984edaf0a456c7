import type { SportClosing } from '@torneo/contracts/competition/closing'
import type { EditionTeam } from '@torneo/contracts/site/champions'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'

interface EditionParts {
  readonly sports: readonly TournamentSport[]
  readonly teams: readonly Team[]
  readonly closings: readonly SportClosing[]
}

/** Lists the teams of an edition's active sports, each with its best place on a podium. */
export function editionTeams({ sports, teams, closings }: EditionParts): EditionTeam[] {
  const places = closings.flatMap(({ podiums }) => podiums.flatMap((podium) => podium.places))
  return sports
    .filter(({ active }) => active)
    .flatMap(({ id: sportId, name, icon }) =>
      teams
        .filter((team) => team.sportId === sportId)
        .map(({ id, name: teamName, color, logo, promotionId, promotionYear, promotionColor }) => {
          const own = places.flatMap(({ place, team }) => (team.id === id ? place : []))
          return {
            team: { id, name: teamName, color, logo, promotionId, promotionYear, promotionColor },
            sport: { name, icon },
            place: own.length > 0 ? Math.min(...own) : null,
          }
        }),
    )
}
