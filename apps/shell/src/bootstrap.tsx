import { createRoot } from 'react-dom/client'
import { applyFonts } from '@torneo/ui/font-faces'
import { App } from './App'
import { loadInside } from './load-inside'
import { remotes } from './remotes/remotes'

applyFonts()
// These run while React draws: what the address needs is on its way before anyone asks for it.
if (!['/login', '/acceso', '/pase'].includes(location.pathname)) void loadInside().catch(() => undefined)
void remotes.discover().then(() => remotes.loadAddress(location.pathname))

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
