import { noteError } from '../errors/note-error'

/** Apps whose screens are shown, and how many of them. */
const shown = new Map<string, number>()
let fence: ReturnType<(typeof import('./fence'))['startFence']> | undefined
/** Renders the panel again. */
let repaint = (): void => undefined

/** Sets what renders the panel again after a function of the page was put back. */
export function onRepair(render: () => void): void {
  repaint = render
}

/** Loads the code of the fence; undefined where it is missing, since a section without it is better than none. */
export const loadFence = () => import('./fence').catch(() => undefined)

/** Starts what keeps sections apart; a development server replaces functions of the page itself. */
async function startFence(): Promise<void> {
  if (!import.meta.env.PROD) return
  const loaded = await loadFence()
  fence ??= loaded?.startFence(
    (leak, stack, path) => noteError({ leak, stack, path }),
    () => repaint(),
  )
}

/** Loads code of an app, which runs while its screen is shown, or is not left for long. */
export async function fenced<T>(app: string, load: () => Promise<T>): Promise<T> {
  await startFence()
  fence?.wake(app)
  try {
    return await load()
  } finally {
    if (!shown.has(app)) fence?.leave(app)
  }
}

/** Called when a screen of the app is shown; returns what is called when it is left. */
export function showSection(app: string): () => void {
  shown.set(app, (shown.get(app) ?? 0) + 1)
  fence?.wake(app)
  return () => {
    const left = (shown.get(app) ?? 1) - 1
    if (left > 0) return void shown.set(app, left)
    shown.delete(app)
    fence?.leave(app)
  }
}

/** Puts back what a section replaced, such as before the panel renders again after an error. */
export const repairPage = (): void => fence?.check()

/** The page's `fetch` as it was before the first section ran. */
export const ownFetch: typeof fetch = (...request) => (fence?.fetch ?? fetch)(...request)
