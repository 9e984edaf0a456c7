import type { Match } from '@torneo/contracts/match/matches'
import { compareNames } from '@torneo/domain/format/compare-names'

/** Formats the place of a match, field first, because volunteers look for it. */
export const formatField = ({ field, location }: Pick<Match, 'field' | 'location'>): string =>
  [field, location].filter(Boolean).join(' · ')

/** Groups the matches by field: those being played and the next one there. Expects the matches in order. */
export function byField(matches: readonly Match[]): { readonly name: string; readonly matches: readonly Match[] }[] {
  const fields = new Map<string, Match[]>()
  for (const match of matches) {
    const listed = fields.get(formatField(match)) ?? []
    if (match.status === 'live' || listed.every(({ status }) => status === 'live'))
      fields.set(formatField(match), [...listed, match])
  }
  return [...fields]
    .map(([name, shown]) => ({ name, matches: shown }))
    .sort((one, other) => compareNames(one.name, other.name))
}
