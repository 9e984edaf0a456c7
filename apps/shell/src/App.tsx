import { useState } from 'react'
import { createStore, Provider } from '@torneo/client'
import { QuestionHost } from '@torneo/panel/QuestionHost'
import { ToastHost } from '@torneo/panel/ToastHost'
import { PanelRouter } from '@torneo/router'
import { GlobalStyle } from '@torneo/ui/GlobalStyle'
import { Panel } from './Panel'

/** The page: one store, one router, one place for toasts and questions. */
export function App() {
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <GlobalStyle />
      <PanelRouter><Panel /></PanelRouter>
      <QuestionHost />
      <ToastHost />
    </Provider>
  )
}
