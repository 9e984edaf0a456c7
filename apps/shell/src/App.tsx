import { useState } from 'react'
import { createStore, Provider } from '@torneo/client'
import { PanelRouter } from '@torneo/router'
import { GlobalStyle } from '@torneo/ui/GlobalStyle'
import { Panel } from './Panel'

/** The page: one store, one router. */
export function App() {
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <GlobalStyle />
      <PanelRouter><Panel /></PanelRouter>
    </Provider>
  )
}
