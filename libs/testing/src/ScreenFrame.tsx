import { createStore, Provider, useSession, useSessionCheck, useSignIn } from '@torneo/client'
import { QuestionHost } from '@torneo/panel/screen/QuestionHost'
import { ToastHost } from '@torneo/panel/screen/ToastHost'
import { GlobalStyle } from '@torneo/ui/theme/GlobalStyle'
import { useState, type ReactNode } from 'react'

function SignedIn({ children }: { children: ReactNode }) {
  useSessionCheck()
  const { status, user } = useSession()
  const signIn = useSignIn()
  if (!user) return status === 'checking' ? <p>Verificando autenticación...</p> : <p>Sin sesión</p>
  return (
    <>
      {children}
      {status === 'lost' && (
        <button type="button" onClick={() => void signIn({ email: user.email, password: 'torneo2025' })}>
          Ingresar de nuevo
        </button>
      )}
    </>
  )
}

/**
 * Provides the shell's part to a section app: store, session, toasts and confirmations. Used by tests and standalone
 * apps.
 */
export function ScreenFrame({ children }: { children: ReactNode }) {
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <GlobalStyle />
      <SignedIn>{children}</SignedIn>
      <QuestionHost />
      <ToastHost />
    </Provider>
  )
}
