import { type Channel, MatchState, SportTables } from '@torneo/contracts/realtime'
import { type Tables, tableCollections } from '../../data/tables'
import type { Changes } from '../../platform/changes'
import type { Database } from '../../platform/database'
import type { Source } from '../../platform/realtime/source'
import { createChannelLoads } from './channel-loads'
import { contentCollections, createContentSource } from './content-source'
import { createMatchesSource } from './matches-source'
import { createWholeSource } from './whole-source'

/** What a match shows of sport, teams and their promotions. */
const people = ['tournament_sports', 'promotions', 'teams']

/** All that channels are made of. */
export const channelCollections = [...new Set(['matches', ...people, ...tableCollections, ...contentCollections])]

/** Whether a change may be about a match and what happened in it. */
const isAboutMatch = (matchId: string): Source['concerns'] => (collection, document) => {
  if (collection === 'matches') return document === null || document.id === matchId
  return collection === 'players' || people.includes(collection)
}

/** Gives the source of each channel. */
export function createChannelSources(database: Database, changes: Changes, tables: Tables): (channel: Channel) => Source {
  const loads = createChannelLoads(database, changes, tables)
  return (channel) => {
    switch (channel.kind) {
      case 'matches': return createMatchesSource({ reads: loads.matches, people })
      case 'match': return createWholeSource({
        shape: MatchState, concerns: isAboutMatch(channel.id), isThere: () => loads.isMatch(channel.id), read: () => loads.match(channel.id), revOf: ({ match }) => match.rev,
      })
      case 'standings': return createWholeSource({
        shape: SportTables, concerns: (collection) => tableCollections.includes(collection), isThere: () => loads.isSport(channel.id),
        read: () => loads.tables(channel.id),
      })
      case 'content': return createContentSource()
    }
  }
}
