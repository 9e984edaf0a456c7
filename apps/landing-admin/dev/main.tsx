import { runAlone } from '@torneo/testing/run-alone'
import Section from '../src/Section'
import { anApi } from './an-api'

// Saves last until the page is reloaded.
runAlone({ app: 'landing-admin', Section }, anApi(location.search))
