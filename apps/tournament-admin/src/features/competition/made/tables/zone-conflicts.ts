import type { ZoneTable } from '@torneo/contracts/competition/zone-table'
import type { Match } from '@torneo/contracts/match/matches'
import { madeTexts as texts } from '../made-texts'

/** Sentences about begun matches of a zone of places whose team is not the one that its place has now (B86). */
export const zoneConflicts = (slots: NonNullable<ZoneTable['slots']>, matches: readonly Match[]): string[] =>
  matches.flatMap((match) => {
    if (match.status !== 'live' && match.status !== 'finished') return []
    return (['home', 'away'] as const).flatMap((side) => {
      const due = slots[match[`${side}Slot`] ?? -1]?.team
      const [played, other] = side === 'home' ? [match.homeTeam, match.awayTeam] : [match.awayTeam, match.homeTeam]
      return !due || !played || due.id === played.id
        ? []
        : [texts.zoneConflict(played.name, other?.name ?? '', due.name)]
    })
  })
