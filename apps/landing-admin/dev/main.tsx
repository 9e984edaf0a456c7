import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ScreenFrame } from '@torneo/testing/ScreenFrame'
import { Alone } from './Alone'
import { anApi } from './an-api'

// This app by itself, without shell and API: `npm run dev -- landing-admin --alone`. What is saved lasts until the page is loaded again.
globalThis.fetch = anApi(location.search).fetch
const theme = new URLSearchParams(location.search).get('theme')
if (theme) document.documentElement.dataset.theme = theme

createRoot(document.getElementById('root') as HTMLElement).render(<StrictMode><ScreenFrame><Alone /></ScreenFrame></StrictMode>)
