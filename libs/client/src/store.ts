import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { api } from './api'
import { confirmationsReducer } from './confirmations'
import { sessionReducer } from './session-state'
import { toastsReducer } from './toasts'

/** Creates the page's only store. Section apps reach the shell's store through the shared react-redux context. */
export function createStore() {
  const store = configureStore({
    reducer: { api: api.reducer, session: sessionReducer, toasts: toastsReducer, confirmations: confirmationsReducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  })
  // Refetch when the network returns, but not when the page regains focus.
  setupListeners(store.dispatch, (dispatch, { onOnline, onOffline }) => {
    const handlers = { online: () => void dispatch(onOnline()), offline: () => void dispatch(onOffline()) }
    for (const [event, handle] of Object.entries(handlers)) window.addEventListener(event, handle)
    return () => {
      for (const [event, handle] of Object.entries(handlers)) window.removeEventListener(event, handle)
    }
  })
  return store
}

export type Store = ReturnType<typeof createStore>

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>()
export const useAppSelector = useSelector.withTypes<ReturnType<Store['getState']>>()
/** Returns the page's store, for work that continues after its screen is left. */
export const useAppStore = useStore.withTypes<Store>()
