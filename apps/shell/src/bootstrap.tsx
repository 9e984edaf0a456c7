import { keepPageFetch } from '@torneo/client'
import { applyFonts } from '@torneo/ui/theme/font-faces'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { noteError } from './errors/note-error'
import { loadFence, onRepair, repairPage } from './fence/section-visits'
import { Inside } from './inside-part'
import { remotes } from './remotes/remotes'

// Errors of handlers and promises, and actions that the page's policy blocked, reach only these listeners.
for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) addEventListener(type, noteError)
keepPageFetch()
applyFonts()
// Start before React renders, so that the code for the address is already loading when it is needed.
if (!['/login', '/acceso', '/pase', '/arbitro'].includes(location.pathname)) {
  void Inside.prefetch?.()
  void loadFence()
}
void remotes.discover().then(() => remotes.loadAddress(location.pathname))

/** Renders of the whole panel: an error that reaches the root has unmounted it. */
let renders = 0
const root = createRoot(document.getElementById('root') as HTMLElement, {
  onUncaughtError: (error, { componentStack }) => {
    console.error(error)
    noteError({ error, componentStack: componentStack ?? '' })
    renders += 1
    repairPage()
    if (renders < 4) render()
  },
})
const render = () => root.render(<App key={renders} />)
onRepair(render)
render()
