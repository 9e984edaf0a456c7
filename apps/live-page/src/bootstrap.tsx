import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTournament } from './feed/load-tournament'
import { createTournamentFeed } from './feed/tournament-feed'
import { LivePage } from './LivePage'

const feed = createTournamentFeed({ load: loadTournament, openLine: async () => (await import('./feed/line')).createLine() })

createRoot(document.getElementById('root') as HTMLElement).render(<StrictMode><LivePage feed={feed} /></StrictMode>)
