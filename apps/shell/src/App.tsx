import { createStore, Provider } from '@torneo/client'
import { PanelRouter } from '@torneo/router'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { GlobalStyle } from '@torneo/ui/theme/GlobalStyle'
import { useState } from 'react'
import { RetryBoundary } from './errors/RetryBoundary'
import { FullPage } from './FullPage'
import { Panel } from './Panel'

/** Root of the page, with its one store and its one router. */
export function App() {
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <GlobalStyle />
      <PanelRouter>
        <RetryBoundary pane={failedPanel}>
          <Panel />
        </RetryBoundary>
      </PanelRouter>
    </Provider>
  )
}

function failedPanel(retry: () => void) {
  return (
    <FullPage>
      <ErrorPane
        title="El panel tuvo un error"
        text="No perdiste nada de lo que guardaste. Vuelve a intentarlo; si sigue igual, recarga la página."
        onRetry={retry}
      />
    </FullPage>
  )
}
