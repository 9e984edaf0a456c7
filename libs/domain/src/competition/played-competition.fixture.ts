import type { Phase } from '@torneo/contracts/competition/phases'
import type { TableTeam } from '@torneo/contracts/tournament/standings'
import { resolveCompetition, type ResolvedCompetition } from './resolve/resolve'
import type { CompetitionRecord } from './resolve/resolve-request'
import { plannedMatches } from './setup/planned-matches'
import { noCards, type PlayedMatch } from './tables/played-match'

/** Team ids 't01' to 'tNN'. */
export const teamIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `t${String(index + 1).padStart(2, '0')}`)

export const aTeam = (id: string): TableTeam => ({
  id,
  name: `Equipo ${id}`,
  color: '#000000',
  logo: '',
  promotionId: `p${id}`,
  promotionYear: 1998,
  promotionColor: '#000000',
  category: null,
})

export const aCompetition = (
  phases: readonly Phase[],
  changes: Partial<CompetitionRecord> = {},
): CompetitionRecord => ({
  phases: [...phases],
  draws: {},
  deductions: [],
  withdrawals: [],
  lots: [],
  kept: [],
  ...changes,
})

const rules = { pointsForWin: 3, pointsForDraw: 1, pointsForLoss: 0 }

/** Teams of all zones and slots. */
export const teamsOf = (phases: readonly Phase[]): TableTeam[] =>
  [
    ...new Set(
      phases.flatMap((phase) =>
        phase.kind === 'league'
          ? phase.zones.flatMap((zone) => zone.teamIds)
          : phase.ties.flatMap(({ home, away }) =>
              [home, away].flatMap((slot) => (slot && 'team' in slot ? slot.team : [])),
            ),
      ),
    ),
  ].map(aTeam)

export const resolved = (competition: CompetitionRecord, matches: readonly PlayedMatch[]): ResolvedCompetition =>
  resolveCompetition(competition, matches, teamsOf(competition.phases), rules)

/** All matches of a competition, not begun. */
export const scheduled = (competition: CompetitionRecord): PlayedMatch[] =>
  plannedMatches(competition, []).map((plan, index) => ({
    id: `m${String(index).padStart(3, '0')}`,
    phaseId: plan.phaseId,
    zoneId: 'zoneId' in plan ? plan.zoneId : null,
    tieId: 'tieId' in plan ? plan.tieId : null,
    round: plan.round,
    homeTeamId: 'homeTeamId' in plan ? plan.homeTeamId : null,
    awayTeamId: 'awayTeamId' in plan ? plan.awayTeamId : null,
    status: 'scheduled',
    hasBegun: false,
    homeScore: 0,
    awayScore: 0,
    sets: [],
    result: null,
    interruption: null,
    shootout: null,
    cards: { home: noCards, away: noCards },
  }))

/** Writes the teams of the slots into the matches, as the service does after each result. */
export function filled(competition: CompetitionRecord, matches: readonly PlayedMatch[]): PlayedMatch[] {
  const fills = new Map(resolved(competition, matches).fills.map((fill) => [fill.matchId, fill]))
  return matches.map((match) => {
    const { homeTeamId = match.homeTeamId, awayTeamId = match.awayTeamId } = fills.get(match.id) ?? {}
    return { ...match, homeTeamId, awayTeamId }
  })
}

/** Changes the matches that a test selects, then fills the slots. */
export const changed = (
  competition: CompetitionRecord,
  matches: readonly PlayedMatch[],
  change: (match: PlayedMatch) => Partial<PlayedMatch> | null,
): PlayedMatch[] =>
  filled(
    competition,
    matches.map((match) => ({ ...match, ...change(match) })),
  )

export const score = (homeScore: number, awayScore: number): Partial<PlayedMatch> => ({
  status: 'finished',
  hasBegun: true,
  homeScore,
  awayScore,
})

export type Scorer = (match: PlayedMatch) => readonly [home: number, away: number]

/** The better team wins by the difference of the numbers in their ids: 't01' beats 't03' 2-0. */
export const byNumber: Scorer = ({ homeTeamId, awayTeamId }) => {
  const lead = Number(awayTeamId?.slice(1)) - Number(homeTeamId?.slice(1))
  return [Math.max(0, lead), Math.max(0, -lead)]
}

/**
 * Plays every match whose teams are known, one after another, until none is left. A scorer's level tie is won by the home
 * side in a shoot-out.
 */
export function played(
  competition: CompetitionRecord,
  matches: readonly PlayedMatch[],
  scorer: Scorer = byNumber,
): PlayedMatch[] {
  let rows = filled(competition, matches)
  for (;;) {
    const ready = new Set(
      rows.filter((row) => row.status === 'scheduled' && row.homeTeamId && row.awayTeamId).map(({ id }) => id),
    )
    if (ready.size === 0) return rows
    rows = changed(competition, rows, (match) => {
      if (!ready.has(match.id)) return null
      const [home, away] = scorer(match)
      const isLevelTie = match.tieId !== null && home === away
      return { ...score(home, away), shootout: isLevelTie ? { home: 4, away: 3, kicks: [] } : null }
    })
  }
}

/** A knock-out of a resolved competition by its id. */
export function knockoutOf({ phases }: ResolvedCompetition, id: string) {
  const phase = phases.find((one) => one.id === id)
  if (phase?.kind !== 'knockout') throw new Error(`No knock-out ${id}`)
  return phase
}

/** Ties as text: 'Semifinal 1: t01 - t04 > t01'; labels where a team is unknown. */
export const listedTies = (resolution: ResolvedCompetition, id: string): string[] =>
  knockoutOf(resolution, id).ties.map(
    ({ name, homeTeam, awayTeam, homeLabel, awayLabel, winnerTeamId }) =>
      `${name}: ${homeTeam?.id ?? homeLabel} - ${awayTeam?.id ?? awayLabel}${winnerTeamId === null ? '' : ` > ${winnerTeamId}`}`,
  )
