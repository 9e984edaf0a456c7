import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { Slot } from '@torneo/contracts/competition/slot'
import type { ZoneRow } from '@torneo/contracts/competition/zone-table'
import { byesOf } from './bracket/byes'
import { type NextTie, nextTie } from './bracket/next-tie'

type Phase = PublicCompetition['phases'][number]
type League = Extract<Phase, { kind: 'league' }>
type Cup = Extract<Phase, { kind: 'knockout' }>
type PathTie = Cup['ties'][number]

/** A step of a team's way through a competition. */
export type PathStep =
  | {
      readonly kind: 'zone'
      readonly league: League
      readonly zoneId: string
      readonly name: string
      readonly row: ZoneRow
      /** The tie that the present place leads to. */
      readonly next: NextTie<PathTie> | undefined
    }
  | {
      readonly kind: 'tie'
      readonly cup: Cup
      readonly tie: PathTie
      readonly outcome: 'won' | 'lost' | 'open'
      /** Ties that follow, while the outcome is open. */
      readonly ifWon: NextTie<PathTie> | undefined
      readonly ifLost: NextTie<PathTie> | undefined
    }

export interface TeamPath {
  readonly steps: readonly PathStep[]
  /** Place on a podium, once it is decided. */
  readonly podium: { readonly place: number; readonly name: string } | null
}

/** Lists a team's zones and ties in the order of the phases; each open step names what follows. */
export function teamPath({ phases, podiums }: PublicCompetition, teamId: string): TeamPath {
  const cups = phases.filter((phase) => phase.kind === 'knockout')
  const allTies = cups.flatMap(({ ties }) => ties)
  const { isByeTie } = byesOf(allTies)

  const tieOfPlace = (league: League, zoneId: string, rank: number) => {
    const isPlace = (slot: Slot | null) =>
      slot !== null && 'zone' in slot && slot.phase === league.id && slot.zone === zoneId && slot.rank === rank
    const tie = allTies.find(({ home, away }) => isPlace(home) || isPlace(away))
    if (!tie) return undefined
    return isByeTie(tie)
      ? nextTie(allTies, tie.id, 'winner')
      : ({ tie, opponent: isPlace(tie.home) ? 'away' : 'home' } as const)
  }

  const steps = phases.flatMap((phase): PathStep[] => {
    if (phase.kind === 'league')
      return phase.tables.flatMap(({ zoneId, rows }): PathStep[] => {
        const row = rows.find(({ team }) => team.id === teamId)
        const name = phase.zones.find(({ id }) => id === zoneId)?.name ?? phase.name
        return row
          ? [{ kind: 'zone', league: phase, zoneId, name, row, next: tieOfPlace(phase, zoneId, row.position) }]
          : []
      })
    return phase.ties
      .filter((tie) => !isByeTie(tie) && [tie.homeTeam?.id, tie.awayTeam?.id].includes(teamId))
      .toSorted((one, other) => one.round - other.round)
      .map((tie): PathStep => {
        const isOpen = tie.winnerTeamId === null
        return {
          kind: 'tie',
          cup: phase,
          tie,
          outcome: isOpen ? 'open' : tie.winnerTeamId === teamId ? 'won' : 'lost',
          ifWon: isOpen ? nextTie(allTies, tie.id, 'winner') : undefined,
          ifLost: isOpen ? nextTie(allTies, tie.id, 'loser') : undefined,
        }
      })
  })
  const own = podiums.find(({ places }) => places.some(({ team }) => team.id === teamId))
  const place = own?.places.find(({ team }) => team.id === teamId)?.place
  return { steps, podium: own && place !== undefined ? { place, name: own.name } : null }
}
