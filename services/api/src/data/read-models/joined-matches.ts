import type { StoredCompetition } from '@torneo/contracts/competition/competition'
import { type Match, MatchSport, MatchTeam } from '@torneo/contracts/match/matches'
import { defaultSportRules } from '@torneo/contracts/tournament/tournament-sports'
import { roundNames, zoneNames } from '@torneo/domain/competition/bracket/round-names'
import { slotLabels } from '@torneo/domain/competition/slot-label'
import { isWithdrawn } from '@torneo/domain/competition/withdrawn'
import { type Ending, endingOf as endingByRules } from '@torneo/domain/match/result/ending'
import { awarded, isForfeit } from '@torneo/domain/match/result/outcome-kinds'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { memoizeByObject } from '@torneo/serving/memoize-by-object'
import type { Document } from 'mongodb'
import type { z } from 'zod/mini'
import { fits } from '../../platform/database/stored-shape'
import type { StoredMatch } from '../matches/matches.repository'
import type { TournamentCaches } from './tournament-caches'

const none: Document = {}

/** Returns a sport's rules as its matches show them; empty for goals in two halves. */
function shownRules({
  scoring = 'goals',
  bestOf,
  setPoints,
  lastSetPoints,
  setCap,
  fixedSets,
  shootOutKicks,
  steps,
  usesBonus,
  cards,
  hasHalves,
  periods = hasHalves === false ? 1 : 2,
}: Document = none): Document {
  const { hasSets, hasShootout, countsPoints } = scoringOf({ scoring })
  const common = { ...(usesBonus && { usesBonus }), ...(cards && { cards }) }
  if (hasSets) return { scoring, bestOf, setPoints, lastSetPoints, setCap, ...(fixedSets && { fixedSets }), ...common }
  return {
    ...(scoring !== 'goals' && { scoring }),
    ...(periods !== 2 && { periods }),
    ...(hasShootout && shootOutKicks && { shootOutKicks }),
    ...(countsPoints && steps && { steps }),
    ...common,
  }
}

const orNull = <S extends z.ZodMiniType>(shape: S, value: object): z.output<S> | null =>
  fits(shape, value) ? (value as z.output<S>) : null

/** Joins matches with what other collections say of them, from memory. */
export function createMatchJoins({
  sports,
  teams,
  promotions,
  competitions,
}: Pick<TournamentCaches, 'sports' | 'teams' | 'promotions' | 'competitions'>) {
  /** Builds a team as a match shows it; a deleted one by its last name. */
  function matchTeamOf(id: string | null, competition: StoredCompetition | null): MatchTeam | null {
    if (id === null) return null
    const { name, color, promotionId, logo = '' } = teams.get(id)?.stored ?? none
    const { year: promotionYear = null, color: promotionColor = null } =
      promotions.get(String(promotionId))?.stored ?? none
    const withdrawn = isWithdrawn(competition, id) ? { withdrawn: true } : {}
    return orNull(MatchTeam, { id, name, color, promotionId, logo, promotionYear, promotionColor, ...withdrawn })
  }

  /** Names of the rounds and slots of a competition, made once per change. */
  const namesOf = memoizeByObject(({ phases }: StoredCompetition) => ({
    round: roundNames(phases),
    zones: zoneNames(phases),
    slot: slotLabels(phases, (id) => teams.get(id)?.record?.name ?? null),
    places: new Map(
      phases.flatMap((phase) => (phase.kind === 'league' ? phase.zones.map(({ id, slots }) => [id, slots ?? []]) : [])),
    ),
    ties: new Map(phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties.map((tie) => [tie.id, tie]) : []))),
  }))

  /** Names a match's round and zone, and its open sides, by the competition of its sport. */
  function placeOf(match: StoredMatch): Partial<Match> {
    const { sportId, phaseId, zoneId, tieId, round, homeTeamId, awayTeamId } = match
    const competition = phaseId ? competitions.get(sportId) : null
    if (!competition || !phaseId) return {}
    const names = namesOf(competition)
    const tie = tieId ? names.ties.get(tieId) : undefined
    const places = names.places.get(zoneId ?? '') ?? []
    const slotOf = (side: 'home' | 'away') => (tie ? tie[side] : places[match[`${side}Slot`] ?? -1]) ?? null
    return {
      roundName: names.round({ phaseId, tieId: tieId ?? null, round }),
      zoneName: names.zones.get(phaseId)?.get(zoneId ?? '') ?? null,
      homeLabel: homeTeamId === null ? names.slot(slotOf('home')) : null,
      awayLabel: awayTeamId === null ? names.slot(slotOf('away')) : null,
    }
  }

  /** Result of a match that counts as lost because a team withdrew and lost all (B85): its score stays as it was played. */
  function lostBy({ status, result, phaseId, homeTeamId, awayTeamId }: StoredMatch, of: StoredCompetition | null) {
    const phase = of?.phases.find(({ id }) => id === phaseId)
    if (status !== 'finished' || phase?.kind !== 'league' || isForfeit({ result })) return {}
    const lost = of?.withdrawals.filter(
      ({ results, phaseIds = [] }) => results === 'all_lost' && phaseIds.includes(phase.id),
    )
    const [home, away] = [homeTeamId, awayTeamId].map((id) => lost?.find(({ teamId }) => teamId === id))
    if (!home && !away) return {}
    const reason = (home ?? away)?.reason ?? ''
    if (home && away) return { result: { kind: awarded, absent: 'both' as const, reason } }
    const [absent, side] = home ? (['home', 'away'] as const) : (['away', 'home'] as const)
    return { result: { kind: awarded, absent, side, reason } }
  }

  function endingOf(match: StoredMatch): Ending {
    const phase = match.phaseId && competitions.get(match.sportId)?.phases.find(({ id }) => id === match.phaseId)
    const ofTie = phase && phase.kind === 'knockout' && match.tieId ? (phase.levelEnds ?? 'extra_time') : null
    const levelEnds = phase && phase.kind === 'league' && phase.levelEnds === 'penalties' ? 'penalties' : ofTie
    return endingByRules(match, levelEnds, sports.get(match.sportId)?.record?.rules ?? defaultSportRules)
  }

  /** Joins a match with its sport, teams and place in a competition. */
  function withTeams({ nextTickAt, ...match }: StoredMatch & { readonly nextTickAt?: Date | null }): Match {
    const { name, icon, rules } = sports.get(match.sportId)?.stored ?? none
    const competition = competitions.get(match.sportId)
    return {
      ...match,
      nextTickAt: nextTickAt?.toISOString() ?? null,
      sport: orNull(MatchSport, { id: match.sportId, name, icon, ...shownRules(rules) }),
      homeTeam: matchTeamOf(match.homeTeamId, competition),
      awayTeam: matchTeamOf(match.awayTeamId, competition),
      ...placeOf(match),
      ...endingOf(match),
      ...lostBy(match, competition),
    }
  }

  return { endingOf, withTeams }
}
