import { useContentChanges } from '@torneo/client'
import { closingEndpoints } from '@torneo/contracts/competition/closing'
import { competitionEndpoints } from '@torneo/contracts/competition/competitions'
import { hallOfFameOfferEndpoints } from '@torneo/contracts/content/hall-of-fame-offers'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import { suspensionEndpoints } from '@torneo/contracts/tournament/suspensions'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, test } from 'vitest'
import { fixtures } from '../features/fixtures/fixtures-api'
import { controllable, useLiveListQuery } from '../features/live/list/list-api'
import { useMyMatchesQuery } from '../features/my-team/my-team-api'
import { useClosingQuery, useHallOfFameOffersQuery } from './closing-api'
import { useCompetitionMatchesQuery, useCompetitionQuery } from './competition-api'
import { useSuspensionsQuery } from './suspensions-api'

/** Reads every list of matches and everything that is computed from them; refetches others' writes, as the shell does. */
function Everything() {
  useContentChanges()
  fixtures.useList()
  useLiveListQuery(controllable)
  useMyMatchesQuery({ query: { teamId: 'e1' } })
  useCompetitionMatchesQuery({ query: { sportId: 's1' } })
  useCompetitionQuery({ params: { sportId: 's1' } })
  useClosingQuery(undefined)
  useHallOfFameOffersQuery(undefined)
  useSuspensionsQuery({ query: {} })
  return null
}

/** Number of reads that show records of a collection: inside a match, or as a part of what is computed. */
const readers = { matches: 4, competition: 1, closing: 1, offers: 1, suspensions: 1 }
const all = (collection: string): [string, Partial<typeof readers>] => [collection, readers]

test.each<[string, Partial<typeof readers>]>([
  all('matches'),
  all('teams'),
  all('promotions'),
  all('tournament_sports'),
  ['competitions', { ...readers, suspensions: 0 }],
  ['players', { closing: 1, offers: 1, suspensions: 1 }],
  ['line_ups', { closing: 1, offers: 1 }],
  ['tournaments', { closing: 1, offers: 1 }],
])('what somebody else writes to %s is read again wherever it is shown', async (collection, expected) => {
  const as = aUser({ role: 'super' })
  const none = { total: 0, items: [] }
  const api = new FakeApi(as)
    .respond(matchEndpoints.list, none)
    .respond(competitionEndpoints.find, null)
    .respond(closingEndpoints.list, none)
    .respond(hallOfFameOfferEndpoints.list, { items: [] })
    .respond(suspensionEndpoints.list, none)
  const { realtime } = renderScreen(<Everything />, { as, api })
  const counts = () => ({
    matches: api.callsTo(matchEndpoints.list).length,
    competition: api.callsTo(competitionEndpoints.find).length,
    closing: api.callsTo(closingEndpoints.list).length,
    offers: api.callsTo(hallOfFameOfferEndpoints.list).length,
    suspensions: api.callsTo(suspensionEndpoints.list).length,
  })
  await expect.poll(() => realtime.subscribed()).toContain('content')
  await expect.poll(counts).toEqual(readers)
  realtime.push('content', { collection, id: 'x' })
  const names = Object.keys(readers) as (keyof typeof readers)[]
  const stale = () => names.filter((name) => counts()[name] < readers[name] + (expected[name] ?? 0))
  await expect.poll(stale).toEqual([])
})
