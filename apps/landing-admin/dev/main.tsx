import { runAlone } from '@torneo/testing/run-alone'
import Section from '../src/Section'
import { anApi } from './an-api'

// What is saved lasts until the page is loaded again.
runAlone({ app: 'landing-admin', Section }, anApi(location.search))
