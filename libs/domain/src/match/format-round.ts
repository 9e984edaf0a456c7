import type { Match } from '@torneo/contracts/match/matches'

/** Formats the round of a match, of a league with its zone: 'Zona A · Fecha 2', 'Oro · Final'; '' outside a competition (B94). */
export const formatRound = ({ zoneName, roundName }: Pick<Match, 'zoneName' | 'roundName'>): string =>
  [zoneName, roundName].filter(Boolean).join(' · ')

const final = 'Final'

/** Cup that a match decides, '' where the sport has a single one; null unless the match is a final. */
export function decidedCup({ tieId, roundName }: Pick<Match, 'tieId' | 'roundName'>): string | null {
  if (!tieId || !roundName) return null
  if (roundName === final) return ''
  return roundName.endsWith(` · ${final}`) ? roundName.slice(0, -` · ${final}`.length) : null
}
