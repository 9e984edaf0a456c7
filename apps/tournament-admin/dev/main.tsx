import { competitionEndpoints } from '@torneo/contracts/competition/competitions'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { runAlone } from '@torneo/testing/run-alone'
import Section from '../src/Section'
import { rows } from '../src/sections'
import { answerCompetition } from './answer-competition'
import { answerFixtures } from './answer-fixtures'
import { answerLive } from './answer-live'
import { answerMyTeam } from './answer-my-team'
import { answerPromotions } from './answer-promotions'
import { answerTables } from './answer-tables'
import { answerTeams } from './answer-teams'
import { serveSports } from './sports-fake'

const api = new FakeApi(aUser({ role: 'admin_tournament' }))
const realtime = new FakeRealtime()
const options = new URLSearchParams(location.search)
for (const answer of [answerFixtures, answerPromotions, answerTeams, answerTables]) answer(api, options)
serveSports(api)
// The live panel comes with its own matches and players.
if (location.pathname === '/tournament/live') answerLive(api, realtime, options)
api.respond(competitionEndpoints.find, null)
if (location.pathname.startsWith('/tournament/competition')) answerCompetition(api, options)
// Keep last: the captain's answers replace the others'.
answerMyTeam(api, options)
runAlone({ app: 'tournament-admin', Section, rows }, api, realtime)
