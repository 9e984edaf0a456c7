import { Match } from '@torneo/contracts/matches'
import type { Heard, Source } from '../../platform/realtime/source'
import { asJson } from './as-json'

/** Reads of matches, each as of one moment. */
export interface MatchReads {
  /** Those of these that there are. */
  some(ids: readonly string[]): Promise<Match[]>
  /** All that are scheduled or live, and those of these that there are. */
  openAnd(ids: readonly string[]): Promise<Match[]>
}

interface MatchesParts {
  readonly reads: MatchReads
  /** What besides the matches is in their rows. */
  readonly people: readonly string[]
}

interface Row extends Pick<Match, 'id' | 'date' | 'time' | 'rev'> {
  readonly json: string
}

/** Ids compare as the database sorts them. */
const { compare } = new Intl.Collator('es')
const textOrder = (one: string, other: string) => (one < other ? -1 : Number(one > other))
const listOrder = (one: Row, other: Row) =>
  textOrder(one.date, other.date) || textOrder(one.time, other.time) || compare(one.id, other.id)

const isOpen = ({ status }: Match) => status === 'scheduled' || status === 'live'

/** More matches than these at once are read with all others. */
const mostSingle = 10

/** Scheduled and live matches: a change has the rows that changed. One match that is written is read alone, however many there are. */
export function createMatchesSource({ reads, people }: MatchesParts): Source {
  const rows = new Map<string, Row>()
  let isFirst = true

  /** The ids to read; null when all is to be read. */
  function idsOf(heard: Heard): string[] | null {
    if (heard === null || heard.some(({ collection }) => collection !== 'matches')) return null
    const ids = new Set(heard.map(({ id }) => id))
    return ids.size > mostSingle ? null : [...ids]
  }

  /** Its new row as JSON; null when nobody has to hear of it. */
  function take(match: Match): string | null {
    const known = rows.get(match.id)
    if ((known && match.rev < known.rev) || (!known && !isOpen(match))) return null
    const json = asJson(Match, match)
    if (json === known?.json) return null
    if (isOpen(match)) rows.set(match.id, { id: match.id, date: match.date, time: match.time, rev: match.rev, json })
    // One that finished or was cancelled comes once more, and then is none of ours.
    else rows.delete(match.id)
    return json
  }

  return {
    concerns: (collection) => collection === 'matches' || people.includes(collection),

    async read(heard) {
      const single = idsOf(heard)
      const written = (heard ?? []).flatMap(({ collection, id }) => (collection === 'matches' ? id : []))
      const asked = [...new Set([...rows.keys(), ...written])]
      const found = await (single ? reads.some(single) : reads.openAnd(asked))
      const there = new Set(found.map(({ id }) => id))
      const gone = (single ?? asked).filter((id) => !there.has(id))
      const items = found.flatMap((match) => take(match) ?? [])
      for (const id of gone) rows.delete(id)
      if (isFirst || (items.length === 0 && gone.length === 0)) {
        isFirst = false
        return []
      }
      return [`{"items":[${items.join(',')}],"removed":${JSON.stringify(gone)}}`]
    },

    snapshot: () => `{"items":[${[...rows.values()].toSorted(listOrder).map(({ json }) => json).join(',')}]}`,
  }
}
