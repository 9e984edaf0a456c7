import { Suspense } from 'react'
import { retryableLazy, useSessionCheck } from '@torneo/client'
import { Route, Routes } from '@torneo/router'
import { Spinner } from '@torneo/ui/Spinner'
import { FullPage } from './FullPage'
import { Guard } from './Guard'
import { loadInside } from './load-inside'
import { LoginScreen } from './sign-in/LoginScreen'

const Inside = retryableLazy(loadInside)

/** The addresses of the panel (spec 1 §2): the sign-in, and everything behind the guard. */
export function Panel() {
  const { retry } = useSessionCheck()
  return (
    <Routes>
      <Route path="/login" element={<LoginScreen onRetry={retry} />} />
      <Route
        path="*"
        element={
          <Guard onRetry={retry}>
            <Suspense fallback={<FullPage><Spinner visibleLabel label="Cargando datos..." /></FullPage>}><Inside /></Suspense>
          </Guard>
        }
      />
    </Routes>
  )
}
