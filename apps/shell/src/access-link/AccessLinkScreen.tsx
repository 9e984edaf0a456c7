import { isCallError, sentenceOf, useSession, useSignIn } from '@torneo/client'
import { AccessLinkUse } from '@torneo/contracts/people/own-account'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { Link, Navigate } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { BrandMark } from '@torneo/ui/display/BrandMark'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { PasswordField } from '@torneo/ui/fields/PasswordField'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, gridGap } from '@torneo/ui/theme/tokens'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useAccountForm } from '../account/use-account-form'
import { useWindowTitle } from '../edition/use-edition'
import { FullPage } from '../FullPage'
import { Opening } from '../Opening'
import { useShellFindLinkQuery, useShellUseLinkMutation } from './access-link-api'

const texts = {
  title: 'Elige tu contraseña',
  loading: 'Revisando el enlace...',
  unread: 'No pudimos revisar el enlace',
  expired: 'Este enlace ya no sirve',
  hello: (name: string, email: string) =>
    joinSentences(`Hola, ${name}`, `Es la contraseña con la que ingresas al panel con tu correo ${email}.`),
  password: 'Contraseña nueva',
  hint: 'Mínimo 12 caracteres: varias palabras juntas son fáciles de recordar.',
  save: 'Guardar contraseña',
  saving: 'Guardando...',
  failed: 'No pudimos guardar la contraseña',
  done: 'Contraseña guardada',
  doneWhy: 'Ya puedes ingresar con tu correo y tu contraseña nueva.',
  signIn: 'Ir al ingreso',
} as const

/**
 * Page of a one-use link, where a user chooses a password. The token is in the fragment, which browsers send to no
 * server.
 */
export default function AccessLinkScreen() {
  const [token] = useState(() => location.hash.slice(1))
  const [done, setDone] = useState<{ readonly email: string; readonly isSignedIn: boolean } | null>(null)
  const { data, error, isFetching, refetch } = useShellFindLinkQuery({ body: { token } }, { skip: done !== null })
  useWindowTitle(texts.title)

  if (done?.isSignedIn) return <Navigate to="/" replace />
  if (done) {
    return (
      <Page>
        <h1>{texts.done}</h1>
        <p role="status">{texts.doneWhy}</p>
        <Link to="/login" state={{ email: done.email }}>
          {texts.signIn}
        </Link>
      </Page>
    )
  }
  if (data)
    return (
      <Page>
        <ChooseForm token={token} {...data} onDone={(isSignedIn) => setDone({ email: data.email, isSignedIn })} />
      </Page>
    )
  if (!error) return <Opening label={texts.loading} />
  const isExpired = isCallError(error) && (error.code === 404 || error.code === 400)
  if (!isExpired)
    return (
      <Page>
        <ErrorPane title={texts.unread} text={sentenceOf(error, '')} onRetry={() => void refetch()} busy={isFetching} />
      </Page>
    )
  return (
    <Page>
      <h1>{texts.expired}</h1>
      <p>{error.code === 404 ? sentenceOf(error, '') : error.details?.[0]?.message}</p>
      <Link to="/login">{texts.signIn}</Link>
    </Page>
  )
}

interface ChooseFormProps {
  readonly token: string
  readonly name: string
  readonly email: string
  readonly onDone: (isSignedIn: boolean) => void
}

function ChooseForm({ token, name, email, onDone }: ChooseFormProps) {
  const [save] = useShellUseLinkMutation()
  const { status } = useSession()
  const signIn = useSignIn()
  const form = useAccountForm({
    shape: AccessLinkUse,
    initial: { token, password: '' },
    labels: { token: '', password: texts.password },
    failed: texts.failed,
    send: async (body: AccessLinkUse) => {
      await save({ body }).unwrap()
      history.replaceState(null, '', location.pathname)
      // Another account that is signed in here stays; a second factor, or no answer, leads to the sign-in.
      const isSignedIn =
        status !== 'in' &&
        (await signIn({ email, password: body.password }).then(
          () => true,
          () => false,
        ))
      onDone(isSignedIn)
    },
  })
  return (
    <Stack as="form" $gap={20} {...form.form} aria-label={texts.title}>
      <h1>{texts.title}</h1>
      <p>{texts.hello(name, email)}</p>
      {form.failure && (
        <Notice tone="danger" role="alert">
          {form.failure}
        </Notice>
      )}
      {/* Lets password managers store the email. */}
      <input hidden type="email" autoComplete="username" readOnly value={email} />
      <PasswordField {...form.field('password')} large autoComplete="new-password" hint={texts.hint} />
      <Button type="submit" variant="primary" size="lg" block busy={form.isBusy} busyLabel={texts.saving}>
        {texts.save}
      </Button>
    </Stack>
  )
}

function Page({ children }: { children: ReactNode }) {
  return (
    <FullPage>
      <Column>
        <BrandMark size={44} />
        {children}
      </Column>
    </FullPage>
  )
}

const Column = styled.div`
  ${gridGap('16px')}
  width: 100%;
  max-width: 400px;
  p { color: ${color.muted}; overflow-wrap: anywhere; }
`
