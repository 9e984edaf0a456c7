import { api, useAppStore, type Store } from '@torneo/client'
import { formParameter } from '@torneo/domain/records/form-address'
import { Navigate, useLocation } from '@torneo/router'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

/** State of a screen when the user left it: the query of its address and its scroll position. */
interface ScreenState {
  readonly search: string
  readonly top: number
}

// Stored in the api cache, which all section apps share and signing out empties.
const screenStates = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    panelPlace: build.query<ScreenState, string>({
      queryFn: () => ({ data: { search: '', top: 0 } }),
      keepUnusedDataFor: Infinity,
    }),
  }),
})

const stateOf = (store: Store, path: string): ScreenState =>
  screenStates.endpoints.panelPlace.select(path)(store.getState()).data ?? { search: '', top: 0 }

/** Parameters that open a dialog once and are not restored. */
const transientParameters = ['partido', 'historial', formParameter]

function withoutTransient(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of transientParameters) params.delete(name)
  return params.size === 0 ? '' : `?${params.toString()}`
}

/** History entries that were already shown: their address is restored unchanged, even without filters. */
const shownKeys = new Set<string>()

/** Milliseconds to wait for the list to reach its earlier length. */
const timeoutMs = 3000

/** Scrolls to `top` as soon as the page is long enough, unless the user scrolls first. */
function scrollWhenLong(top: number): () => void {
  const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  const scroll = () => {
    scrollTo({ top })
    if (Math.abs(scrollY - top) < 2) stop()
  }
  const observer = new ResizeObserver(scroll)
  const timer = setTimeout(() => stop(), timeoutMs)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const input of inputs) removeEventListener(input, stop)
  }
  observer.observe(document.body)
  for (const input of inputs) addEventListener(input, stop, { passive: true })
  return stop
}

/**
 * Restores a screen (B57): a link without filters opens it with its last search, filters and scroll position; going
 * back and forward restores those of the history entry. Keyed by path.
 */
export function ScreenRestoration({ children }: { readonly children: ReactNode }) {
  const { pathname, search, state, key } = useLocation()
  const store = useAppStore()
  const [saved] = useState(() => stateOf(store, pathname))
  // A link with a state opens the form of a record, which the restored filter might hide.
  const [restoredSearch, setRestoredSearch] = useState(
    search === '' && state === null && !shownKeys.has(key) ? saved.search : '',
  )
  const [top] = useState(
    state === null && (restoredSearch || withoutTransient(search)) === saved.search ? saved.top : 0,
  )
  const isMissing = restoredSearch !== '' && search === ''
  if (restoredSearch !== '' && !isMissing) setRestoredSearch('')

  const current = useRef<ScreenState>({ search: '', top })
  useEffect(() => {
    shownKeys.add(key)
    current.current = { ...current.current, search: withoutTransient(search) }
  }, [key, search])

  useEffect(() => (top > 0 ? scrollWhenLong(top) : undefined), [top])

  useLayoutEffect(() => {
    const user = store.getState().session.user?.id
    const handleScroll = () => {
      current.current = { ...current.current, top: scrollY }
    }
    addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      removeEventListener('scroll', handleScroll)
      // Signing out must leave nothing behind, and a form always opens at its top.
      if (user === undefined || store.getState().session.user?.id !== user || document.querySelector('[data-save-bar]'))
        return
      // A press may come in the frame of the last scroll, before the scroll event.
      const value = { ...current.current, top: scrollY || current.current.top }
      store.dispatch(screenStates.util.upsertQueryEntries([{ endpointName: 'panelPlace', arg: pathname, value }]))
    }
  }, [store, pathname])

  return isMissing ? <Navigate to={pathname + restoredSearch} replace /> : children
}
