import { matchChannel, standingsChannel } from '@torneo/contracts/realtime'
import type { MatchRows } from '../../data/match-rows'
import type { Tables } from '../../data/tables'
import type { TournamentCache } from '../../data/tournament-cache'
import type { ChangeFeed } from '../../platform/change-feed'
import { contentKey, type Feed, type HeardChannel, type Source } from '../../platform/realtime/source'
import { createContentSource } from './content-source'
import { createMatchesSource, type MatchesSource } from './matches-source'

/** A channel that sends its full state each time: a change is what a snapshot is. A state of a lower rev is an older one. */
function createStateSource(read: () => { readonly rev: number; readonly json: string } | null): Source {
  let sent = { rev: 0, json: '' }
  return {
    update() {
      const state = read()
      if (!state) return 'gone'
      if (state.rev < sent.rev || state.json === sent.json) return []
      sent = state
      return [state.json]
    },
    snapshot: () => sent.json,
  }
}

/** What the channels send, from the tournament in memory. */
export function createFeed(
  changes: ChangeFeed, tournament: TournamentCache, rows: MatchRows, tables: Tables, contentCollections: readonly string[],
): Feed {
  const listeners = new Set<(name: string | null) => void>()
  const affect = (name: string | null) => {
    for (const listener of listeners) listener(name)
  }
  const openContent = createContentSource(changes, contentCollections, (role) => affect(contentKey(role)))
  let matches: MatchesSource | null = null

  tournament.onAffected((kind, id) => {
    if (kind === 'match') matches?.affect(id)
    if (id === null) return affect(null)
    if (kind === 'sport') return affect(standingsChannel(id))
    affect('matches')
    affect(matchChannel(id))
  })

  return {
    ...tournament,
    onAffected: (listener) => void listeners.add(listener),

    source(channel: HeardChannel): Source {
      switch (channel.kind) {
        case 'matches': return matches = createMatchesSource(tournament, rows)
        case 'match': return createStateSource(() => {
          const match = tournament.match(channel.id)
          return match && { rev: match.rev, json: rows.state(match) }
        })
        case 'standings': return createStateSource(() => (tournament.sport(channel.id) ? { rev: 0, json: JSON.stringify(tables.now(channel.id)) } : null))
        case 'content': return openContent(channel.role)
      }
    },

    knows(channel: HeardChannel) {
      if (channel.kind === 'match') return tournament.match(channel.id) !== null
      return channel.kind !== 'standings' || tournament.sport(channel.id) !== null
    },

    async exists(channel: HeardChannel) {
      if (channel.kind === 'match') return (await tournament.findMatch(channel.id)) !== null
      return channel.kind !== 'standings' || (await tournament.findSport(channel.id)) !== null
    },
  }
}
