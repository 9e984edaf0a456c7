import { isCallError, retryableLazy, sentenceOf, useSignIn } from '@torneo/client'
import { check } from '@torneo/contracts/fields/validation'
import { Credentials } from '@torneo/contracts/people/account'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { PasswordField } from '@torneo/ui/fields/PasswordField'
import { TextField } from '@torneo/ui/fields/TextField'
import { Stack } from '@torneo/ui/layout/Stack'
import { Suspense, useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react'

const SecondStep = retryableLazy(() => import('../second-factor/SecondStep'))

const fallback = 'No pudimos iniciar la sesión. Vuelve a intentar.'

type Errors = { readonly email?: string; readonly password?: string }

interface SignInFormProps {
  /** Email of the account that must sign in again; it cannot be changed. */
  readonly lockedEmail?: string
  /** Initial email. */
  readonly knownEmail?: string | undefined
  readonly onSignedIn?: () => void
  /** Focuses the email field, except on devices whose keyboard would cover the page. */
  readonly autoFocus?: boolean
}

/**
 * Sign-in form (spec 1 §2, §5): one alert above, typed values stay, and the focus moves to the password after a
 * failure.
 */
export function SignInForm({ lockedEmail, knownEmail = '', onSignedIn, autoFocus = false }: SignInFormProps) {
  const signIn = useSignIn()
  const id = useId()
  const [email, setEmail] = useState(lockedEmail ?? knownEmail)
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState({ email: false, password: false })
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [step, setStep] = useState<'second' | 'passkey' | null>(null)
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (autoFocus && matchMedia('(pointer: fine)').matches) (knownEmail ? passwordField : emailField).current?.focus()
  }, [autoFocus, knownEmail])

  const checked = check(Credentials, { email, password })
  const errors: Errors = checked.ok
    ? {}
    : Object.fromEntries([...checked.details].reverse().map(({ path, message }) => [path, message]))

  const openStep = async (requested: 'second' | 'passkey') => {
    setFailure(null)
    if (await SecondStep.prefetch?.()) setStep(requested)
    else setFailure(fallback)
  }
  const handleBack = useCallback((why: string | null) => {
    setStep(null)
    setFailure(why)
  }, [])

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTouched({ email: true, password: true })
    setFailure(null)
    if (!checked.ok) return (errors.email ? emailField : passwordField).current?.focus()
    setBusy(true)
    try {
      await signIn(checked.value)
      onSignedIn?.()
    } catch (error) {
      if (isCallError(error) && error.type === 'second_factor') return await openStep('second')
      setFailure(sentenceOf(error, fallback))
      passwordField.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  if (step)
    return (
      <Suspense>
        <SecondStep isAlone={step === 'passkey'} onSignedIn={onSignedIn} onBack={handleBack} />
      </Suspense>
    )
  return (
    <Stack as="form" $gap={20} noValidate onSubmit={(event) => void handleSubmit(event)} aria-label="Iniciar sesión">
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <TextField
        ref={emailField}
        id={`${id}-email`}
        label="Correo electrónico"
        large
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={lockedEmail !== undefined}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setTouched((before) => ({ ...before, email: before.email || email !== '' }))}
        error={touched.email ? errors.email : undefined}
      />
      <PasswordField
        ref={passwordField}
        id={`${id}-password`}
        label="Contraseña"
        large
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        onBlur={() => setTouched((before) => ({ ...before, password: before.password || password !== '' }))}
        error={touched.password ? errors.password : undefined}
      />
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        Iniciar sesión
      </Button>
      {!lockedEmail && 'PublicKeyCredential' in window && (
        <Button variant="ghost" block onClick={() => void openStep('passkey')}>
          Iniciar sesión con llave de acceso
        </Button>
      )}
    </Stack>
  )
}
