import { configureStore } from '@reduxjs/toolkit'
import { api } from './api'
import { confirmationsReducer } from './confirmations'
import { sessionReducer } from './session-state'
import { toastsReducer } from './toasts'

/** One store for the page: the shell makes it, section apps reach it through the shared react-redux context. */
export function createStore() {
  return configureStore({
    reducer: { api: api.reducer, session: sessionReducer, toasts: toastsReducer, confirmations: confirmationsReducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  })
}

export type Store = ReturnType<typeof createStore>
export type AppState = ReturnType<Store['getState']>
