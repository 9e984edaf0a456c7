import type { Match } from '@torneo/contracts/match/matches'
import { noCards, type PlayedMatch } from '@torneo/domain/competition/tables/played-match'
import { playedSets } from '@torneo/domain/match/result/sets'

/** A match as a competition reads it, without its cards. */
export const playedOf = ({ bonus, homeSlot, awaySlot, ...match }: Match): PlayedMatch => ({
  ...match,
  ...(bonus && { bonus }),
  ...(typeof homeSlot === 'number' && typeof awaySlot === 'number' && { slots: { home: homeSlot, away: awaySlot } }),
  phaseId: match.phaseId ?? null,
  zoneId: match.zoneId ?? null,
  tieId: match.tieId ?? null,
  hasBegun: match.status !== 'scheduled',
  sets: playedSets(match),
  result: match.result ?? null,
  interruption: match.interruption ?? null,
  shootout: match.shootout ?? null,
  cards: { home: noCards, away: noCards },
})
