import { channelAccess } from '@torneo/contracts/endpoint/channel-access'
import { boardChannel, matchChannel, standingsChannel } from '@torneo/contracts/endpoint/realtime'
import { publicChannel } from '@torneo/contracts/site/public-channels'
import { mayOpen } from '@torneo/domain/people/passes'
import { mayCall } from '@torneo/domain/people/permissions'
import { createMatchesSource, type MatchesSource } from '@torneo/serving/sockets/matches-source'
import { contentKey, type Feed, type SubscribedChannel, type Source } from '@torneo/serving/sockets/source'
import { createStateSource } from '@torneo/serving/sockets/state-source'
import type { FastifyInstance } from 'fastify'
import type { ChangeFeedLog } from '../../platform/cache/change-feed'
import { unavailable } from '../../platform/http/problems'
import { createCallsSource } from './calls-source'
import { createContentSource } from './content-source'
import { createPublicSources } from './public-sources'

/** Creates the source of all channels from the tournament in memory. */
export function createFeed(services: FastifyInstance['services'], log: ChangeFeedLog): Feed {
  const { changes, tournament, matchRows: rows, tables, generalCups, matchBoards: boards } = services
  const listeners = new Set<(name: string | null) => void>()
  const affect = (name: string | null) => {
    for (const listener of listeners) listener(name)
  }
  const openContent = createContentSource(changes, (role) => affect(contentKey(role)))
  const openCalls = createCallsSource(changes, () => affect('calls'))
  const publicSources = createPublicSources(services, (part) => affect(publicChannel(part)), log)
  let matches: MatchesSource | null = null

  tournament.onAffected((kind, id) => {
    affect('general-cup')
    if (kind === 'head') return
    if (kind === 'match') matches?.affect(id)
    if (id === null) return affect(null)
    if (kind === 'sport') return affect(standingsChannel(id))
    affect('matches')
    affect(matchChannel(id))
    affect(boardChannel(id))
  })

  /** Boards that were open at the last change. */
  let shownBoards: readonly string[] = []
  boards.onChange(() => {
    const now = boards.all().map(({ matchId }) => matchId)
    for (const id of new Set([...shownBoards, ...now])) affect(boardChannel(id))
    affect('boards')
    shownBoards = now
  })
  const openBoards = () =>
    boards.all().filter(({ matchId }) => {
      const status = tournament.match(matchId)?.status
      return status === 'scheduled' || status === 'live'
    })

  return {
    ...tournament,
    onAffected: (listener) => void listeners.add(listener),

    source(channel: SubscribedChannel): Source {
      switch (channel.kind) {
        case 'matches':
          return (matches = createMatchesSource({ ...tournament, row: rows.row }))
        case 'match':
          return createStateSource(() => {
            const match = tournament.match(channel.id)
            return match && { rev: match.rev, json: rows.state(match) }
          })
        case 'board':
          return createStateSource(() =>
            tournament.match(channel.id) ? { rev: 0, json: JSON.stringify(boards.of(channel.id)) } : null,
          )
        case 'boards':
          return createStateSource(() => ({ rev: 0, json: JSON.stringify({ items: openBoards() }) }))
        case 'calls':
          return openCalls()
        case 'standings':
          return createStateSource(() =>
            tournament.sport(channel.id) ? { rev: 0, json: JSON.stringify(tables.now(channel.id)) } : null,
          )
        case 'content':
          return openContent(channel.role)
        case 'general-cup':
          return createStateSource(() => ({ rev: 0, json: JSON.stringify({ cup: generalCups.forPublic() ?? null }) }))
        case 'public':
          return publicSources[channel.part].source
      }
    },

    knows(channel: SubscribedChannel) {
      if (channel.kind === 'match' || channel.kind === 'board') return tournament.match(channel.id) !== null
      return channel.kind !== 'standings' || tournament.sport(channel.id) !== null
    },

    // Accounts are not public (R29).
    maySubscribe(channel, user) {
      if (!mayCall(user?.role ?? null, channelAccess[channel.kind])) return false
      if (channel.kind !== 'board' || !user || mayOpen(user, tournament.match(channel.id))) return true
      // The node may have just started: the client retries, and `match:<id>` loads the match into memory.
      if (!tournament.match(channel.id) && !tournament.isFresh()) throw unavailable()
      return false
    },

    onJoin: (channel, user, silentFor) =>
      channel.kind === 'board' && user ? boards.open(channel.id, user, silentFor) : null,

    async exists(channel: SubscribedChannel) {
      if (channel.kind === 'public') {
        await publicSources[channel.part].prepare()
        return true
      }
      if (channel.kind === 'match' || channel.kind === 'board') return (await tournament.findMatch(channel.id)) !== null
      return channel.kind !== 'standings' || (await tournament.findSport(channel.id)) !== null
    },
  }
}
