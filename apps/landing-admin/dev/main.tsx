import { runAlone } from '@torneo/testing/run-alone'
import Section from '../src/Section'
import { rows } from '../src/sections'
import { anApi } from './an-api'

// Saves last until the page is reloaded.
runAlone({ app: 'landing-admin', Section, rows }, anApi(location.search))
