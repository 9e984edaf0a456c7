import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { api, useAppStore, type Store } from '@torneo/client'
import { formParameter } from '@torneo/domain/form-address'
import { Navigate, useLocation } from '@torneo/router'

/** How a screen was left: the search and filters of its address, and how far it was scrolled. */
interface Place {
  readonly search: string
  readonly top: number
}

// In the api cache, which signing out empties and which all section apps share.
const places = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    panelPlace: build.query<Place, string>({ queryFn: () => ({ data: { search: '', top: 0 } }), keepUnusedDataFor: Infinity }),
  }),
})

const placeOf = (store: Store, path: string): Place =>
  places.endpoints.panelPlace.select(path)(store.getState()).data ?? { search: '', top: 0 }

/** Parameters that open something once. */
const passing = ['partido', 'historial', formParameter]

function lasting(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of passing) params.delete(name)
  return params.size === 0 ? '' : `?${params.toString()}`
}

/** The keys of the history's entries that were shown: their address is as it was left, also when it has no filter. */
const shownKeys = new Set<string>()

/** How long a list may take to be as long as it was, in milliseconds. */
const patience = 3000

/** Scrolls there as soon as the page is long enough, unless the person moves first. */
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
 * A screen that comes back as it was left (B57): by a link without filters of its own it has the search, filters and place of the last time;
 * going back and forward, those of that entry. Keyed by its path.
 */
export function Remembered({ children }: { readonly children: ReactNode }) {
  const { pathname, search, state, key } = useLocation()
  const store = useAppStore()
  const [left] = useState(() => placeOf(store, pathname))
  // A link with a state opens a form: of a record that a filter might hide.
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
      // Who signs out leaves nothing behind. A form begins at its top.
      if (user === undefined || store.getState().session.user?.id !== user || document.querySelector('[data-save-bar]')) return
      // A press may come in the frame of the last scrolling, before its event.
      const value = { ...place.current, top: scrollY || place.current.top }
      store.dispatch(places.util.upsertQueryEntries([{ endpointName: 'panelPlace', arg: pathname, value }]))
    }
  }, [store, pathname])

  return isMissing ? <Navigate to={pathname + wanted} replace /> : children
}
