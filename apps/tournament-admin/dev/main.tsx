import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { runAlone } from '@torneo/testing/run-alone'
import Section from '../src/Section'
import { answerFixtures } from './answer-fixtures'
import { serveSports } from './sports-fake'

const api = new FakeApi(aUser({ role: 'admin_tournament' }))
answerFixtures(api, new URLSearchParams(location.search))
serveSports(api)
runAlone({ app: 'tournament-admin', Section }, api)
