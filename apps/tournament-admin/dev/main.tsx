import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { runAlone } from '@torneo/testing/run-alone'
import Section from '../src/Section'
import { answerFixtures } from './answer-fixtures'
import { answerPromotions } from './answer-promotions'
import { answerTables } from './answer-tables'
import { answerTeams } from './answer-teams'
import { answerMyTeam } from './answer-my-team'
import { serveSports } from './sports-fake'

const api = new FakeApi(aUser({ role: 'admin_tournament' }))
const options = new URLSearchParams(location.search)
for (const answer of [answerFixtures, answerPromotions, answerTeams, answerTables]) answer(api, options)
serveSports(api)
// Last: the captain's answers take the place of the others'.
answerMyTeam(api, options)
runAlone({ app: 'tournament-admin', Section }, api)
