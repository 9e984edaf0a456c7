import { api, useAppStore, type Store } from '@torneo/client'
import { formParameter } from '@torneo/domain/records/form-address'
import { Navigate, useLocation } from '@torneo/router'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

/** State of a screen when the user left it: the query of its address and its scroll position. */
interface Place {
  readonly search: string
  readonly top: number
}

// Stored in the api cache, which all section apps share and signing out empties.
const places = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    panelPlace: build.query<Place, string>({
      queryFn: () => ({ data: { search: '', top: 0 } }),
      keepUnusedDataFor: Infinity,
    }),
  }),
})

const placeOf = (store: Store, path: string): Place =>
  places.endpoints.panelPlace.select(path)(store.getState()).data ?? { search: '', top: 0 }

/** Parameters that open a dialog once and are not restored. */
const passing = ['partido', 'historial', formParameter]

function lasting(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of passing) params.delete(name)
  return params.size === 0 ? '' : `?${params.toString()}`
}

/** History entries that were already shown: their address is restored unchanged, even without filters. */
const shownKeys = new Set<string>()

/** Milliseconds to wait for the list to reach its earlier length. */
const patience = 3000

/** Scrolls to `top` as soon as the page is long enough, unless the user scrolls first. */
function scrollWhenLong(top: number): () => void {
  const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  const scroll = () => {
    scrollTo({ top })
    if (Math.abs(scrollY - top) < 2) stop()
  }
  const observer = new ResizeObserver(scroll)
  const timer = setTimeout(() => stop(), patience)
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
export function Remembered({ children }: { readonly children: ReactNode }) {
  const { pathname, search, state, key } = useLocation()
  const store = useAppStore()
  const [left] = useState(() => placeOf(store, pathname))
  // A link with a state opens the form of a record, which the restored filter might hide.
  const [wanted, setWanted] = useState(search === '' && state === null && !shownKeys.has(key) ? left.search : '')
  const [top] = useState(state === null && (wanted || lasting(search)) === left.search ? left.top : 0)
  const isMissing = wanted !== '' && search === ''
  if (wanted !== '' && !isMissing) setWanted('')

  const place = useRef<Place>({ search: '', top })
  useEffect(() => {
    shownKeys.add(key)
    place.current = { ...place.current, search: lasting(search) }
  }, [key, search])

  useEffect(() => (top > 0 ? scrollWhenLong(top) : undefined), [top])

  useLayoutEffect(() => {
    const user = store.getState().session.user?.id
    const handleScroll = () => {
      place.current = { ...place.current, top: scrollY }
    }
    addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      removeEventListener('scroll', handleScroll)
      // Signing out must leave nothing behind, and a form always opens at its top.
      if (user === undefined || store.getState().session.user?.id !== user || document.querySelector('[data-save-bar]'))
        return
      // A press may come in the frame of the last scroll, before the scroll event.
      const value = { ...place.current, top: scrollY || place.current.top }
      store.dispatch(places.util.upsertQueryEntries([{ endpointName: 'panelPlace', arg: pathname, value }]))
    }
  }, [store, pathname])

  return isMissing ? <Navigate to={pathname + wanted} replace /> : children
}
