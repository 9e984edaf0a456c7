import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { ScreenFrame } from '@torneo/testing/ScreenFrame'
import { Alone } from './Alone'
import { serveSports } from './sports-fake'

// This app by itself, without shell and API: `npm run dev -- tournament-admin --alone`.
const api = new FakeApi(aUser({ role: 'admin_tournament' }))
serveSports(api)
window.fetch = api.fetch

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<StrictMode><ScreenFrame><Alone /></ScreenFrame></StrictMode>)
