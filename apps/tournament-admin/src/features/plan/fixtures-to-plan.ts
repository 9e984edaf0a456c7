import type { Competition } from '@torneo/contracts/competition/competition'
import type { Match, MatchDraft } from '@torneo/contracts/match/matches'
import type { Team } from '@torneo/contracts/tournament/teams'
import { roundNames, zoneNames } from '@torneo/domain/competition/bracket/round-names'
import { circle } from '@torneo/domain/competition/setup/round-robin'
import { isCancelledForGood } from '@torneo/domain/competition/setup/zone-matches'
import { shownName } from '@torneo/domain/competition/withdrawn'
import { formatRound } from '@torneo/domain/match/format-round'
import { pairingsOfCompetition } from '@torneo/domain/schedule/pairings-of-competition'
import type { Pairing } from '@torneo/domain/schedule/plan'
import { playedOf } from '../../data/played-of'
import type { BoardSide } from '../../parts/board/board-day'
import { planTexts as texts } from './plan-texts'

/** A match that has no day yet. */
export interface FixtureToPlan {
  readonly id: string
  /** 'Zona A · Fecha 2', 'Oro · Semifinal 1'. */
  readonly round: string
  readonly sides: readonly [BoardSide, BoardSide]
  /** Ids of what decides its sides, which ends before it begins; its phase, zone and round. */
  readonly place?: Pick<Pairing, 'after' | 'phase' | 'zone' | 'round'> | undefined
  readonly draft: Omit<MatchDraft, 'date' | 'time' | 'location' | 'field'>
}

const sideOf = (team: BoardSide['team'], name: string): BoardSide => ({ team, name: team ? shownName(team) : name })

/** Matches that a competition still needs. */
export function fixturesOf(
  competition: Competition,
  matches: readonly Match[],
  teams: readonly Team[],
): FixtureToPlan[] {
  const { sportId, phases } = competition
  const byId = new Map(teams.map((team) => [team.id, team]))
  const nameOf = roundNames(phases)
  const ties = new Map(
    phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties.map((tie) => [tie.id, tie] as const) : [])),
  )
  const slots = new Map(
    phases.flatMap((phase) =>
      phase.kind === 'league' ? phase.tables.map((table) => [table.zoneId, table.slots ?? []] as const) : [],
    ),
  )
  const zones = zoneNames(phases)
  return pairingsOfCompetition(competition, matches.map(playedOf)).map(({ id, after, phase, zone, match: planned }) => {
    const { phaseId, round } = planned
    const place = { after, phase, zone, round }
    if ('tieId' in planned) {
      const tie = ties.get(planned.tieId)
      return {
        id,
        place,
        round: tie?.name ?? '',
        sides: [
          sideOf(tie?.homeTeam ?? null, tie?.homeLabel ?? ''),
          sideOf(tie?.awayTeam ?? null, tie?.awayLabel ?? ''),
        ],
        draft: { sportId, phaseId, tieId: planned.tieId, round },
      }
    }
    const { zoneId } = planned
    const name = formatRound({
      zoneName: zones.get(phaseId)?.get(zoneId),
      roundName: nameOf({ phaseId, tieId: null, round }),
    })
    if ('homeSlot' in planned) {
      const { homeSlot, awaySlot } = planned
      const [home, away] = [homeSlot, awaySlot].map((index) => slots.get(zoneId)?.[index])
      return {
        id,
        place,
        round: name,
        sides: [sideOf(home?.team ?? null, home?.label ?? ''), sideOf(away?.team ?? null, away?.label ?? '')],
        draft: { sportId, phaseId, zoneId, homeSlot, awaySlot, round },
      }
    }
    const { homeTeamId, awayTeamId } = planned
    return {
      id,
      place,
      round: name,
      sides: [sideOf(byId.get(homeTeamId) ?? null, ''), sideOf(byId.get(awayTeamId) ?? null, '')],
      draft: { sportId, phaseId, zoneId, homeTeamId, awayTeamId, round },
    }
  })
}

/** One match of each two teams, of a sport without a competition. */
function roundRobinOf(sportId: string, matches: readonly Match[], teams: readonly Team[]): FixtureToPlan[] {
  const byId = new Map(teams.map((team) => [team.id, team]))
  const pairOf = (one: string | null, other: string | null) =>
    [one ?? '', other ?? ''].toSorted((a, b) => (a < b ? -1 : 1)).join(' ')
  const existing = new Set(
    matches
      .filter((match) => match.sportId === sportId && !isCancelledForGood(playedOf(match)))
      .map(({ homeTeamId, awayTeamId }) => pairOf(homeTeamId, awayTeamId)),
  )
  return circle([...byId.keys()])
    .filter(({ home, away }) => !existing.has(pairOf(home, away)))
    .map(({ home, away, round }) => ({
      id: `${home} ${away}`,
      round: texts.round(round),
      sides: [sideOf(byId.get(home) ?? null, ''), sideOf(byId.get(away) ?? null, '')],
      draft: { sportId, homeTeamId: home, awayTeamId: away, round },
    }))
}

/**
 * Matches that a sport still needs: of its competition, else of everybody against everybody. The given ones are of all
 * sports.
 */
export function missingFixtures(
  sportId: string,
  known: {
    readonly competition: Competition | null
    readonly matches: readonly Match[]
    readonly teams: readonly Team[]
  },
): FixtureToPlan[] {
  const { competition, matches, teams } = known
  const own = teams.filter((team) => team.sportId === sportId)
  return competition
    ? fixturesOf(
        competition,
        matches.filter((match) => match.sportId === sportId),
        own,
      )
    : roundRobinOf(sportId, matches, own)
}
