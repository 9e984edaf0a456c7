import { own } from '@torneo/contracts/fields/own'
import type { MatchRow } from '@torneo/contracts/match/match'
import type { TournamentChange, TournamentSnapshot } from '@torneo/contracts/site/public-channels'
import { compareNames } from '../format/compare-names'
import { compareText } from '../format/compare-text'

/** The order of `GET /public/tournament`. */
const byKickoff = (one: MatchRow, other: MatchRow): number =>
  compareText(one.date, other.date) || compareText(one.time, other.time) || compareNames(one.id, other.id)

/** Entries of the sports that are listed, in the order of the list. */
const ofSports = <Value>(sports: readonly { readonly id: string }[], values: Readonly<Record<string, Value>>) =>
  Object.fromEntries(
    sports.flatMap(({ id }) => {
      const value = own(values, id)
      return value === undefined ? [] : [[id, value]]
    }),
  )

/** Returns the tournament after a change; unchanged records are the same objects as before. */
export function applyTournamentChange(
  { tournament: before, histories }: TournamentSnapshot,
  { rev, head, matches, histories: changed, removed, tables, generalCup: changedCup }: TournamentChange,
): TournamentSnapshot {
  const { standings, scorers, competitions = {}, generalCup: cupBefore, matches: rows, ...lists } = before
  const cup = changedCup === undefined ? cupBefore : changedCup
  const now = head ?? lists
  const sports = new Set(now.sports.map(({ id }) => id))
  const gone = new Set(removed)
  const byId = new Map([...rows, ...matches].map((row) => [row.id, row]))
  const shown = [...byId.values()].filter(({ id, sportId }) => !gone.has(id) && sports.has(sportId))
  const changedOf = <Name extends 'standings' | 'scorers' | 'competition'>(name: Name) =>
    Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, table[name]]))
  const plays = Object.entries({ ...competitions, ...changedOf('competition') })
  return {
    rev,
    tournament: {
      ...now,
      matches: matches.length + removed.length > 0 || head ? shown.toSorted(byKickoff) : rows,
      standings: ofSports(now.sports, { ...standings, ...changedOf('standings') }),
      scorers: ofSports(now.sports, { ...scorers, ...changedOf('scorers') }),
      competitions: ofSports(
        now.sports,
        Object.fromEntries(plays.flatMap(([id, competition]) => (competition ? [[id, competition]] : []))),
      ),
      ...(cup && { generalCup: cup }),
    },
    histories: Object.fromEntries(
      Object.entries({ ...histories, ...changed }).filter(([id]) => !gone.has(id) && byId.has(id)),
    ),
  }
}
