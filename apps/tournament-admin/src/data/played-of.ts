import type { Match } from '@torneo/contracts/match/matches'
import { noCards, type PlayedMatch } from '@torneo/domain/competition/tables/played-match'

/** A match as a competition reads it, without its cards. */
export const playedOf = (match: Match): PlayedMatch => ({
  ...match,
  phaseId: match.phaseId ?? null,
  zoneId: match.zoneId ?? null,
  tieId: match.tieId ?? null,
  hasBegun: match.status !== 'scheduled',
  sets: match.sets ?? [],
  result: match.result ?? null,
  interruption: match.interruption ?? null,
  shootout: match.shootout ?? null,
  cards: { home: noCards, away: noCards },
})
