import { createStore, Provider } from '@torneo/client'
import { PanelRouter } from '@torneo/router'
import { GlobalStyle } from '@torneo/ui/theme/GlobalStyle'
import { useState } from 'react'
import { Panel } from './Panel'

/** Root of the page, with its one store and its one router. */
export function App() {
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <GlobalStyle />
      <PanelRouter>
        <Panel />
      </PanelRouter>
    </Provider>
  )
}
