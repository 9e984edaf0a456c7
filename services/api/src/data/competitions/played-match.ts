import { countCards } from '@torneo/domain/competition/tables/count-cards'
import { noCards, type PlayedMatch } from '@torneo/domain/competition/tables/played-match'
import { isAbandoned, isWalkover } from '@torneo/domain/match/result/endings'
import { playedSets } from '@torneo/domain/match/result/sets'
import type { MatchDocument } from '../matches/matches.repository'

/** The fields of a match that a competition is resolved from. */
export type CountedMatch = Pick<
  MatchDocument,
  | 'id'
  | 'sportId'
  | 'phaseId'
  | 'zoneId'
  | 'tieId'
  | 'round'
  | 'homeTeamId'
  | 'awayTeamId'
  | 'status'
  | 'cancelledFrom'
  | 'homeScore'
  | 'awayScore'
  | 'sets'
  | 'result'
  | 'interruption'
  | 'shootout'
  | 'bonus'
  | 'homePoints'
  | 'awayPoints'
  | 'homeSlot'
  | 'awaySlot'
  | 'events'
>

/** True from the first whistle of a match, also once it is over. */
export const hasBegun = ({ status, cancelledFrom, interruption }: CountedMatch): boolean =>
  status === 'live' || status === 'finished' || cancelledFrom === 'live' || isAbandoned({ interruption })

/** True for a match that a team won because no other team came from the tie before. */
const isUnopposed = (match: CountedMatch): boolean =>
  isWalkover(match) && (match.homeTeamId === null || match.awayTeamId === null)

/** Reads a match as its competition does. Scores and cards of a match that is not over count nowhere. */
export function playedMatch(match: CountedMatch): PlayedMatch {
  const { id, phaseId = null, zoneId = null, tieId = null, round, homeTeamId, awayTeamId, status } = match
  const {
    homeScore,
    awayScore,
    bonus,
    homeSlot,
    awaySlot,
    result = null,
    interruption = null,
    shootout = null,
    events,
  } = match
  const isOver = status === 'finished'
  const counts = isOver && result?.keepEvents !== false
  const cardsOf = (teamId: string | null) => (counts && teamId !== null ? countCards(events, teamId) : noCards)
  return {
    id,
    phaseId,
    zoneId,
    tieId,
    round,
    homeTeamId,
    awayTeamId,
    status,
    // One without an opponent is not played: a correction may still bring one.
    hasBegun: hasBegun(match) && !isUnopposed(match),
    homeScore: isOver ? homeScore : 0,
    awayScore: isOver ? awayScore : 0,
    sets: isOver ? playedSets(match) : [],
    result: isOver ? result : null,
    interruption,
    shootout: isOver ? shootout : null,
    ...(isOver && bonus && { bonus }),
    ...(typeof homeSlot === 'number' && typeof awaySlot === 'number' && { slots: { home: homeSlot, away: awaySlot } }),
    cards: { home: cardsOf(homeTeamId), away: cardsOf(awayTeamId) },
  }
}

type IsCounted = (match: CountedMatch) => boolean

const isInPhase: IsCounted = ({ phaseId }) => Boolean(phaseId)

/** True if a change of a match may change its competition, or whatever else counts matches. */
export const changesCompetition = (
  before: CountedMatch | null,
  after: CountedMatch | null,
  isCounted: IsCounted = isInPhase,
): boolean => {
  const [was, is] = [before, after].map((match) =>
    match && isCounted(match) ? JSON.stringify(playedMatch(match)) : null,
  )
  return was !== is
}
