import { FakeApi } from '@torneo/testing/fake-api'
import { runAlone } from '@torneo/testing/run-alone'
import Section from '../src/Section'
import { answerUsers } from './fake-users'
import { lucia, someUsers } from './some-users'

const api = new FakeApi(lucia)
answerUsers(api, someUsers)
runAlone({ app: 'users-admin', Section }, api)
