import { useState } from 'react'
import { createStore, Provider } from '@torneo/client'
import { QuestionHost } from '@torneo/panel/QuestionHost'
import { ToastHost } from '@torneo/panel/ToastHost'
import { createBrowserRouter, RouterProvider } from '@torneo/router'
import { GlobalStyle } from '@torneo/ui/GlobalStyle'
import { Panel } from './Panel'

/** The page: one store, one router, one place for toasts and questions. */
export function App() {
  const [store] = useState(createStore)
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Panel /> }]))
  return (
    <Provider store={store}>
      <GlobalStyle />
      <RouterProvider router={router} />
      <QuestionHost />
      <ToastHost />
    </Provider>
  )
}
