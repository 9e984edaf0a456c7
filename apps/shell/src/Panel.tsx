import { Suspense } from 'react'
import { retryableLazy, useSessionCheck } from '@torneo/client'
import { Route, Routes } from '@torneo/router'
import { Guard } from './Guard'
import { loadInside } from './load-inside'
import { Opening } from './Opening'
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
            <Suspense fallback={<Opening label="Cargando datos..." />}><Inside /></Suspense>
          </Guard>
        }
      />
    </Routes>
  )
}
