import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { runAlone } from '@torneo/testing/run-alone'
import Section from '../src/Section'
import { serveSports } from './sports-fake'

const api = new FakeApi(aUser({ role: 'admin_tournament' }))
serveSports(api)
runAlone({ app: 'tournament-admin', Section }, api)
