import { screen } from '@testing-library/react'
import { Credentials, PasswordChange } from '@torneo/contracts/people/account'
import { AccessLinkUse, AccountUpdate, ownAccountEndpoints } from '@torneo/contracts/people/own-account'
import { passEndpoints, passMessages, PassUse } from '@torneo/contracts/people/passes'
import { AppCode, PasskeyForm, PasswordProof, secondFactorEndpoints } from '@torneo/contracts/people/second-factor'
import { aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { expectSentences, type FormRules } from '@torneo/testing/form-rules'
import { renderScreen } from '@torneo/testing/render-screen'
import { beforeEach, expect, test, vi } from 'vitest'
import AccessLinkScreen from './access-link/AccessLinkScreen'
import ChangePasswordModal from './account/ChangePasswordModal'
import NameModal from './account/NameModal'
import PassScreen from './pass/PassScreen'
import { AppSetUp } from './second-factor/AppSetUp'
import { PasskeySetUp } from './second-factor/PasskeySetUp'
import { PasswordStep } from './second-factor/PasswordStep'
import { SignInForm } from './sign-in/SignInForm'

const onClose = vi.fn()
const token = 'a'.repeat(43)
const password = 'varias palabras'

const forms: readonly FormRules[] = [
  {
    form: 'SignInForm',
    content: <SignInForm />,
    shape: Credentials,
    fields: { email: ['Correo electrónico', 'eva@torneo.example'], password: ['Contraseña', password] },
  },
  {
    form: 'AccessLinkScreen',
    path: `/acceso#${token}`,
    content: <AccessLinkScreen />,
    answer: (api) => api.respond(ownAccountEndpoints.findLink, { name: 'Eva Ruiz', email: 'eva@torneo.example' }),
    shape: AccessLinkUse,
    fields: { password: ['Contraseña nueva', password] },
    rest: { token },
  },
  {
    form: 'PassScreen',
    path: `/pase#${token}`,
    content: <PassScreen />,
    shape: PassUse,
    fields: { pin: ['PIN de seis cifras', '123456'], name: ['Tu nombre', 'Eva'] },
    rest: { token },
  },
  {
    form: 'NameModal',
    content: <NameModal onClose={onClose} />,
    shape: AccountUpdate,
    fields: { name: ['Nombre', 'Eva Ruiz'] },
  },
  {
    form: 'ChangePasswordModal',
    content: <ChangePasswordModal onClose={onClose} />,
    shape: PasswordChange,
    fields: { current: ['Contraseña actual', password], next: ['Contraseña nueva', password] },
  },
  {
    form: 'AppSetUp',
    content: <AppSetUp onDone={onClose} onClose={onClose} />,
    shape: PasswordProof,
    fields: { password: ['Contraseña actual', password] },
  },
  {
    form: 'AppSetUp',
    content: <AppSetUp onDone={onClose} onClose={onClose} />,
    answer: (api) =>
      api.respond(secondFactorEndpoints.startApp, {
        secret: 'ABCDEFGH',
        address: 'otpauth://totp/Torneo?secret=ABCDEFGH',
      }),
    open: async (user) => {
      await user.type(await screen.findByLabelText('Contraseña actual'), password)
      await user.click(screen.getByRole('button', { name: 'Continuar' }))
    },
    shape: AppCode,
    fields: { code: ['Código que muestra la app', '123456'] },
  },
  {
    form: 'PasskeySetUp',
    content: <PasskeySetUp host="localhost" onDone={onClose} onClose={onClose} />,
    shape: PasskeyForm,
    fields: { name: ['Nombre', 'Mi teléfono'], password: ['Contraseña actual', password] },
  },
  {
    form: 'PasswordStep',
    content: <PasswordStep title="Quitar" why="Se quita." save="Quitar" send={onClose} onClose={onClose} />,
    shape: PasswordProof,
    fields: { password: ['Contraseña actual', password] },
  },
]

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PublicKeyCredential', class {})
})

test('an error of a value without a field is said above the form', async () => {
  const api = new FakeApi(aUser()).respond(
    passEndpoints.open,
    errorReply({
      code: 400,
      type: 'validation',
      message: 'Revisa los campos marcados',
      details: [{ path: 'token', message: passMessages.gone }],
    }),
  )
  const { user } = renderScreen(<PassScreen />, { api, path: `/pase#${token}` })
  await user.type(await screen.findByLabelText('PIN de seis cifras'), '123456')
  await user.type(screen.getByLabelText('Tu nombre'), 'Eva')
  await user.click(screen.getByRole('button', { name: 'Abrir pase' }))
  expect((await screen.findByRole('alert')).textContent).toContain(passMessages.gone)
})

test.each(forms)('$form says each rule that is broken at its field', async (rules) => {
  await expectSentences(rules)
  expect(onClose).not.toHaveBeenCalled()
})
