import { FakeApi } from '@torneo/testing/fake-api'
import { runAlone } from '@torneo/testing/run-alone'
import Section from '../src/Section'
import { rows } from '../src/sections'
import { answerUsers } from './fake-users'
import { elena, lucia, raul, someUsers } from './some-users'

const api = new FakeApi(lucia)
answerUsers(api, [...someUsers, elena, raul])
runAlone({ app: 'users-admin', Section, rows }, api)
