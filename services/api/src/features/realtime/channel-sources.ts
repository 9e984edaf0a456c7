import { type Channel, matchChannel, standingsChannel } from '@torneo/contracts/realtime'
import type { MatchRows } from '../../data/match-rows'
import type { Tables } from '../../data/tables'
import type { TournamentMemory } from '../../data/tournament-memory'
import type { ChangeFeed } from '../../platform/change-feed'
import type { Feed, Source } from '../../platform/realtime/source'
import { createContentSource } from './content-source'
import { createMatchesSource, type MatchesSource } from './matches-source'

/** A channel that tells its whole state each time: a change is what a snapshot is. Of two states, that of the lower rev is the older. */
function wholeSource(read: () => { readonly rev: number; readonly json: string } | null): Source {
  let told = { rev: 0, json: '' }
  return {
    news() {
      const now = read()
      if (!now) return 'gone'
      if (now.rev < told.rev || now.json === told.json) return []
      told = now
      return [now.json]
    },
    snapshot: () => told.json,
  }
}

/** What the channels tell, from the tournament in memory. */
export function createFeed(changes: ChangeFeed, memory: TournamentMemory, rows: MatchRows, tables: Tables, landingCollections: readonly string[]): Feed {
  const listeners = new Set<(name: string | null) => void>()
  const tell = (name: string | null) => {
    for (const listener of listeners) listener(name)
  }
  const openContent = createContentSource(changes, landingCollections, () => tell('content'))
  let matches: MatchesSource | null = null

  memory.onTouch((kind, id) => {
    if (kind === 'match') matches?.touch(id)
    if (id === null) return tell(null)
    if (kind === 'sport') return tell(standingsChannel(id))
    tell('matches')
    tell(matchChannel(id))
  })

  return {
    ...memory,
    onNews: (listener) => void listeners.add(listener),

    source(channel: Channel): Source {
      switch (channel.kind) {
        case 'matches': return matches = createMatchesSource(memory, rows)
        case 'match': return wholeSource(() => {
          const match = memory.match(channel.id)
          return match && { rev: match.rev, json: rows.state(match) }
        })
        case 'standings': return wholeSource(() => (memory.sport(channel.id) ? { rev: 0, json: JSON.stringify(tables.now(channel.id)) } : null))
        case 'content': return openContent()
      }
    },

    async isThere({ kind, ...channel }: Channel) {
      const id = 'id' in channel ? channel.id : ''
      if (kind === 'match' && !memory.match(id)) await memory.seekMatch(id)
      if (kind === 'standings' && !memory.sport(id)) await memory.seekSport(id)
      return kind === 'match' ? memory.match(id) !== null : kind === 'standings' ? memory.sport(id) !== null : true
    },
  }
}
