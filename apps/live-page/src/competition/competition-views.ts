import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { MatchTeam } from '@torneo/contracts/match/matches'

type Phase = PublicCompetition['phases'][number]
export type PublicLeague = Extract<Phase, { kind: 'league' }>
export type PublicKnockout = Extract<Phase, { kind: 'knockout' }>
export type PublicTie = PublicKnockout['ties'][number]
export type PublicPodium = PublicCompetition['podiums'][number]

export const leaguesOf = ({ phases }: PublicCompetition): PublicLeague[] =>
  phases.filter((phase) => phase.kind === 'league')

export const knockoutsOf = ({ phases }: Pick<PublicCompetition, 'phases'>): PublicKnockout[] =>
  phases.filter((phase) => phase.kind === 'knockout')

/** True unless all teams play in one league, whose table is the sport's. */
export const hasZones = (competition: PublicCompetition): boolean =>
  leaguesOf(competition).flatMap(({ zones }) => zones).length > 1

/** Name or label of a tie without the name of its own cup: 'Ganador Semifinal 1' of 'Ganador Oro · Semifinal 1'. */
export const withinCup = (cup: PublicKnockout, name: string): string => name.replace(`${cup.name} · `, '')

/** The tie that decides a cup; undefined if its last round has several. */
export function finalOf({ ties }: PublicKnockout): PublicTie | undefined {
  const tree = ties.filter(({ thirdPlace }) => !thirdPlace)
  const last = tree.filter(({ round }) => round === Math.max(...tree.map((tie) => tie.round)))
  return last.length === 1 ? last[0] : undefined
}

/** Podiums whose first place is decided. */
export const decidedPodiums = ({ podiums }: Pick<PublicCompetition, 'podiums'>): PublicPodium[] =>
  podiums.filter(({ places }) => places.some(({ place }) => place === 1))

export const teamsAt = ({ places }: PublicPodium, place: number): MatchTeam[] =>
  places.flatMap((one) => (one.place === place ? one.team : []))

/** Names of teams that share a place: 'Promo 98', 'Promo 98 y Promo 05'. */
export const namesOf = (teams: readonly MatchTeam[]): string => teams.map(({ name }) => name).join(' y ')

/** Teams of all zones and ties. */
export function teamsOf({ phases }: PublicCompetition): MatchTeam[] {
  const teams = phases.flatMap((phase) =>
    phase.kind === 'league'
      ? phase.tables.flatMap(({ rows }) => rows.map(({ team }) => team))
      : phase.ties.flatMap(({ homeTeam, awayTeam }) => [homeTeam ?? [], awayTeam ?? []].flat()),
  )
  return [...new Map(teams.map((team) => [team.id, team])).values()]
}
