import { useContentChanges } from '@torneo/client'
import { closingEndpoints } from '@torneo/contracts/competition/closing'
import { competitionEndpoints } from '@torneo/contracts/competition/competitions'
import { hallOfFameOfferEndpoints } from '@torneo/contracts/content/hall-of-fame-offers'
import { lineUpEndpoints } from '@torneo/contracts/match/line-ups'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import { scorersEndpoints } from '@torneo/contracts/tournament/scorers'
import { standingsEndpoints } from '@torneo/contracts/tournament/standings'
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
import { useLineUpsQuery } from './line-ups-api'
import { useSuspensionsQuery } from './suspensions-api'
import { useScorersQuery, useStandingsQuery } from './tables-api'

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
  useLineUpsQuery({ params: { id: 'm1' } })
  useStandingsQuery({ query: { sportId: 's1' } })
  useScorersQuery({ query: { sportId: 's1' } })
  return null
}

/** Number of reads that show records of a collection: inside a match, or as a part of what is computed. */
const readers = { matches: 4, competition: 1, closing: 1, offers: 1, suspensions: 1, lineUps: 1, tables: 2 }

test.each<[string, Partial<typeof readers>]>([
  // A goal changes no line-up, and the tables have a channel of their own.
  ['matches', { ...readers, lineUps: 0, tables: 0 }],
  ['teams', readers],
  ['promotions', { ...readers, lineUps: 0 }],
  ['tournament_sports', { ...readers, lineUps: 0 }],
  ['competitions', { ...readers, suspensions: 0, lineUps: 0 }],
  ['players', { closing: 1, offers: 1, suspensions: 1, tables: 2 }],
  ['line_ups', { closing: 1, offers: 1, lineUps: 1, tables: 2 }],
  ['tournaments', { closing: 1, offers: 1 }],
])("refetches what another person's write to %s affects, wherever it is shown", async (collection, expected) => {
  const as = aUser({ role: 'super' })
  const none = { total: 0, items: [] }
  const api = new FakeApi(as)
    .respond(matchEndpoints.list, none)
    .respond(competitionEndpoints.find, null)
    .respond(closingEndpoints.list, none)
    .respond(hallOfFameOfferEndpoints.list, { items: [] })
    .respond(suspensionEndpoints.list, none)
    .respond(lineUpEndpoints.find, {})
    .respond(standingsEndpoints.list, none)
    .respond(scorersEndpoints.list, none)
  const { realtime } = renderScreen(<Everything />, { as, api })
  const counts = () => ({
    matches: api.callsTo(matchEndpoints.list).length,
    competition: api.callsTo(competitionEndpoints.find).length,
    closing: api.callsTo(closingEndpoints.list).length,
    offers: api.callsTo(hallOfFameOfferEndpoints.list).length,
    suspensions: api.callsTo(suspensionEndpoints.list).length,
    lineUps: api.callsTo(lineUpEndpoints.find).length,
    tables: api.callsTo(standingsEndpoints.list).length + api.callsTo(scorersEndpoints.list).length,
  })
  await expect.poll(() => realtime.subscribed()).toContain('content')
  await expect.poll(counts).toEqual(readers)
  realtime.push('content', { collection, id: 'x' })
  const names = Object.keys(readers) as (keyof typeof readers)[]
  const again = () => Object.fromEntries(names.map((name) => [name, counts()[name] - readers[name]]))
  const unread = Object.fromEntries(names.map((name) => [name, 0]))
  await expect.poll(again).toEqual({ ...unread, ...expected })
})
