import { matchChannel, type MatchState, standingsChannel } from '@torneo/contracts/endpoint/realtime'
import { own } from '@torneo/contracts/fields/own'
import type { MatchRow } from '@torneo/contracts/match/match'
import type { MatchHistory, TournamentChange, TournamentSnapshot } from '@torneo/contracts/site/public-channels'
import { createMatchesSource, type MatchesSource } from '@torneo/serving/sockets/matches-source'
import type { Feed, Source } from '@torneo/serving/sockets/source'
import { createStateSource } from '@torneo/serving/sockets/state-source'
import type { PublicStore } from '../stream/public-store'

/** The channels of followers; the others of the contract are the API's. */
const followed: ReadonlySet<string> = new Set(['matches', 'match', 'standings', 'general-cup'])

/** Serializes each record once, since unchanged ones stay the same objects. */
function createJsonOf() {
  const known = new WeakMap<object, string>()
  return (record: object): string => {
    const json = known.get(record) ?? JSON.stringify(record)
    known.set(record, json)
    return json
  }
}

function stateOf({ goals: _goals, ...match }: MatchRow, history: MatchHistory): MatchState {
  return { match, ...history }
}

/** Creates the source of the followers' channels from what the API said last. */
export function createFollowerFeed(store: PublicStore): Feed {
  const jsonOf = createJsonOf()
  const listeners = new Set<(name: string | null) => void>()
  let matches: MatchesSource | null = null
  let indexed: { readonly rows: readonly MatchRow[]; readonly byId: ReadonlyMap<string, MatchRow> } | null = null

  const affect = (name: string | null) => {
    for (const listener of listeners) listener(name)
  }
  const current = (): TournamentSnapshot | null => store.state().tournament
  const rows = (): readonly MatchRow[] => current()?.tournament.matches ?? []
  function row(id: string): MatchRow | null {
    const now = rows()
    if (indexed?.rows !== now) indexed = { rows: now, byId: new Map(now.map((one) => [one.id, one])) }
    return indexed.byId.get(id) ?? null
  }
  const hasSport = (id: string) => current()?.tournament.sports.some((sport) => sport.id === id) ?? false

  function affectChanged({ head, matches: changed, removed, tables, generalCup }: TournamentChange): void {
    for (const id of [...changed.map((match) => match.id), ...removed]) {
      matches?.affect(id)
      affect(matchChannel(id))
    }
    if (changed.length + removed.length > 0) affect('matches')
    for (const id of Object.keys(tables)) affect(standingsChannel(id))
    if (generalCup !== undefined) affect('general-cup')
    // A sport that is not listed any more takes its channels with it.
    if (head) affect(null)
  }

  store.onChange((part, change) => {
    if (part !== 'tournament') return
    if (change) return affectChanged(change)
    matches?.affect(null)
    affect(null)
  })

  function stateSource(id: string): Source {
    return createStateSource(() => {
      const [match, history] = [row(id), own(current()?.histories ?? {}, id)]
      return match && { rev: match.rev, json: JSON.stringify(stateOf(match, history ?? { events: [], applied: [] })) }
    })
  }

  function tablesSource(id: string): Source {
    return createStateSource(() => {
      const tournament = current()?.tournament
      if (!tournament || !hasSport(id)) return null
      const { standings, scorers, competitions = {} } = tournament
      const parts = [own(standings, id) ?? [], own(scorers, id) ?? []].map(jsonOf)
      const competition = own(competitions, id)
      return {
        rev: 0,
        json: `{"standings":${parts[0]},"scorers":${parts[1]},"competition":${competition ? jsonOf(competition) : 'null'}}`,
      }
    })
  }

  return {
    isFresh: () => current() !== null,
    refresh: async () => {
      if (!current()) throw new Error('The API has said nothing yet')
    },
    onAffected: (listener) => void listeners.add(listener),
    // Memory has all that there is.
    onInvalidate: () => undefined,
    onJoin: () => null,
    maySubscribe: ({ kind }) => followed.has(kind),
    source(channel) {
      if (channel.kind === 'match') return stateSource(channel.id)
      if (channel.kind === 'standings') return tablesSource(channel.id)
      if (channel.kind === 'general-cup')
        return createStateSource(() => ({
          rev: 0,
          json: JSON.stringify({ cup: current()?.tournament.generalCup ?? null }),
        }))
      return (matches = createMatchesSource({ matches: rows, match: row, row: jsonOf }))
    },
    knows: (channel) =>
      channel.kind === 'match' ? row(channel.id) !== null : channel.kind !== 'standings' || hasSport(channel.id),
    async exists(channel) {
      if (!current()) throw new Error('The API has said nothing yet')
      return channel.kind === 'match' ? row(channel.id) !== null : channel.kind !== 'standings' || hasSport(channel.id)
    },
  }
}
