import type { Slot } from '@torneo/contracts/competition/slot'
import type { TieBreakPreset } from '@torneo/contracts/competition/tie-breaks'
import type { MatchResult } from '@torneo/contracts/match/match-commands'
import type { ScoringKind, SetScore } from '@torneo/contracts/tournament/scoring'
import type { SportRules } from '@torneo/contracts/tournament/tournament-sports'

/** A tournament that was played: its results, the official tables, and the place of each team in the bracket. */
export interface Replay {
  readonly name: string
  /** Place where the results are found. */
  readonly source: string
  readonly scoring: ScoringKind
  /** Rules of the sport. Absent: those of its way to count. */
  readonly rules?: Partial<SportRules>
  readonly tieBreaks: TieBreakPreset
  /** Final tables: 'ESP 5; POR 5 goals_for', with the rule that decided a place if it is not the list's first one. */
  readonly zones: Readonly<Record<string, string>>
  /** Matches of the zones, joined by semicolons: 'RUS 5-0 KSA', or 'FRA 27-25 25-21 25-23 BUL' with its sets. */
  readonly rounds: readonly string[]
  /** Teams of the cards of a match that are needed to separate level teams. */
  readonly yellowCards?: Readonly<Record<string, string>>
  /** Third of each tie by the organiser's own table, set by hand when the zones are over. */
  readonly thirdsByHand?: Readonly<Record<string, string>>
  /** Rounds of the knock-out: '1B 2A: ESP 1-1 (3-4) RUS'. Losers meet in the last one for the third place. Empty: a league alone. */
  readonly knockout: readonly Readonly<Record<string, string>>[]
  /** Places: '1 FRA; 2 CRO; 3 BEL'. */
  readonly podium: string
}

/** A match that was played. */
export interface Played {
  readonly home: string
  readonly away: string
  readonly result: MatchResult
}

const pair = (text: string): SetScore => {
  const [home = 0, away = 0] = text.split('-').map(Number)
  return { home, away }
}

/** Reads 'ESP 1-1 (3-4) RUS'. */
export function readMatch(line: string, scoring: ScoringKind): Played {
  const [, home = '', scores = '', , penalties, away = ''] = /^(\w+) ([\d -]+?)( \((.+)\))? (\w+)$/.exec(line) ?? []
  const all = scores.split(' ').map(pair)
  const won = (side: 'home' | 'away') => all.filter((set) => set[side] === Math.max(set.home, set.away)).length
  if (scoring === 'sets') return { home, away, result: { homeScore: won('home'), awayScore: won('away'), sets: all } }
  const [{ home: homeScore, away: awayScore } = { home: 0, away: 0 }] = all
  const shootout = penalties === undefined ? null : pair(penalties)
  const kicks = shootout ? { homePenalties: shootout.home, awayPenalties: shootout.away } : {}
  return { home, away, result: { homeScore, awayScore, ...kicks } }
}

/** Reads the rows of a table: team, and the row as it is written. */
export const readRows = (table: string) => table.split('; ').map((row) => ({ team: row.slice(0, 3), row }))

const zoneOf = (letter: string) => `zone-${letter}`

/** Reads a slot: '1A', '3rd', 'W49', 'LS1'. */
function readSlot(text: string, nth: () => number): Slot {
  if (text === '3rd') return { phase: 'zones', bestOf: 3, nth: nth() }
  const rest = text.slice(1)
  if (text.startsWith('W')) return { winner: `tie-${rest}` }
  if (text.startsWith('L')) return { loser: `tie-${rest}` }
  return { phase: 'zones', zone: zoneOf(rest), rank: Number(text.slice(0, 1)) }
}

export interface ReplayTie extends Played {
  readonly id: string
  readonly round: number
  readonly slots: readonly [home: Slot, away: Slot]
  readonly thirdPlace: boolean
}

/** Reads the ties of a knock-out, in the order in which they are drawn. */
export function readTies({ knockout, scoring }: Replay): ReplayTie[] {
  let thirds = 0
  return knockout.flatMap((ties, index) =>
    Object.entries(ties).map(([id, text]): ReplayTie => {
      const [, home = '', away = '', line = ''] = /^(\w+) (\w+): (.+)$/.exec(text) ?? []
      const slot = (side: string) => readSlot(side, () => (thirds += 1))
      const thirdPlace = index === knockout.length - 1 && home.startsWith('L')
      const slots = [slot(home), slot(away)] as const
      return { id: `tie-${id}`, round: index + 1, slots, thirdPlace, ...readMatch(line, scoring) }
    }),
  )
}

/** Reads the zones: id, name, and the rows of the final table. */
export const readZones = ({ zones }: Replay) =>
  Object.entries(zones).map(([letter, table]) => ({
    id: zoneOf(letter),
    name: `Zona ${letter}`,
    rows: readRows(table),
  }))
