import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountEndpoints } from '@torneo/contracts/people/account'
import { secondFactorEndpoints, secondFactorMessages, type SecondFactor } from '@torneo/contracts/people/second-factor'
import { aUser } from '@torneo/testing/builders'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { describe, expect, it } from 'vitest'
import { aPanelApi, openPanel } from '../testing/open-panel'

const lucia = aUser()
const codes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-000${index}`)
const none: SecondFactor = { appSince: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false, host: 'localhost' }
const withApp: SecondFactor = { ...none, appSince: '2026-11-02T12:00:00.000Z', recoveryCodesLeft: 2 }
const wrong = errorReply({ code: 401, type: 'bad_credentials', message: secondFactorMessages.wrongCode })

describe('the second step of a sign-in', () => {
  async function openSecondStep(choice = { app: true, recoveryCode: true, passkey: null }) {
    const api = aPanelApi(null)
      .respond(
        accountEndpoints.signIn,
        errorReply({ code: 401, type: 'second_factor', message: secondFactorMessages.needed }),
      )
      .respond(secondFactorEndpoints.startStep, choice)
      .respond(secondFactorEndpoints.find, withApp)
    await openPanel('/login', api)
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Correo electrónico'), 'lucia@torneo.local')
    await user.type(screen.getByLabelText('Contraseña'), 'torneo2025{Enter}')
    await screen.findByRole('heading', { name: 'Segundo paso' })
    const allowSignIn = () =>
      api.respond(secondFactorEndpoints.finishStep, () => {
        api.user = lucia
        return lucia
      })
    return { api, user, allowSignIn }
  }

  it('asks for the code of the app, keeps a wrong one with why, and opens the panel with a right one', async () => {
    const { api, user, allowSignIn } = await openSecondStep()
    const field = screen.getByLabelText('Código de la app')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
    await user.type(field, ' {Enter}')
    expect(screen.getByText('Escribe el código')).toBeDefined()
    expect(api.callsTo(secondFactorEndpoints.finishStep)).toEqual([])
    await user.clear(field)
    api.respond(secondFactorEndpoints.finishStep, wrong)
    await user.type(field, '123456{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(secondFactorMessages.wrongCode)
    await waitFor(() => expect(document.activeElement).toBe(field))
    allowSignIn()
    await user.clear(field)
    await user.type(field, '654321{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined()
    expect(api.callsTo(secondFactorEndpoints.finishStep).map(({ body }) => body)).toEqual([
      { code: '123456' },
      { code: '654321' },
    ])
  })

  it('takes a recovery code instead, and says how many are left', async () => {
    const { user, allowSignIn } = await openSecondStep()
    allowSignIn()
    await user.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }))
    await user.type(screen.getByLabelText('Código de recuperación'), `${codes[0]}{Enter}`)
    expect(await screen.findByText('Te quedan 2 códigos de recuperación')).toBeDefined()
  })

  it('goes back to the password, with why when too much time has passed', async () => {
    const { api, user } = await openSecondStep()
    api.respond(
      secondFactorEndpoints.finishStep,
      errorReply({ code: 404, type: 'not_found', message: secondFactorMessages.expired }),
    )
    await user.type(screen.getByLabelText('Código de la app'), '123456{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(secondFactorMessages.expired)
    expect((screen.getByLabelText('Correo electrónico') as HTMLInputElement).value).toBe('lucia@torneo.local')
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
    await user.click(await screen.findByRole('button', { name: 'Volver a la contraseña' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('announces a missing response and keeps what was typed', async () => {
    const { api, user } = await openSecondStep()
    api.respond(secondFactorEndpoints.finishStep, networkFailure)
    await user.type(screen.getByLabelText('Código de la app'), '123456{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión con el servidor')
    const field = screen.getByLabelText<HTMLInputElement>('Código de la app')
    expect(field.value).toBe('123456')
    await user.clear(field)
    await user.type(field, '{Enter}')
    expect(screen.getByText('Escribe el código')).toBeDefined()
    expect(screen.queryByText(/No hay conexión con el servidor/)).toBeNull()
  })
})

async function confirm(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/Contraseña actual/), 'torneo2025')
  await user.click(screen.getByRole('button', { name: /^(Continuar|Quitar|Crear nuevos)$/ }))
}

describe('the own second factor', () => {
  async function open(state: SecondFactor) {
    const api = aPanelApi(lucia)
      .respond(secondFactorEndpoints.find, state)
      .respond(secondFactorEndpoints.startApp, {
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        address: 'otpauth://totp/Torneo:lucia?secret=JBSWY3DPEHPK3PXP',
      })
      .respond(secondFactorEndpoints.remove, undefined)
      .respond(secondFactorEndpoints.renewRecoveryCodes, { recoveryCodes: codes })
    await openPanel('/', api)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: /Lucía Ferreyra/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Verificación en dos pasos' }))
    await screen.findByRole('dialog', { name: 'Verificación en dos pasos' })
    await screen.findByText('App de códigos')
    return { api, user }
  }

  it('begins with an app: the password, a QR code with the secret as text, a first code, and recovery codes that no stray key closes', async () => {
    const { api, user } = await open(none)
    expect(screen.getByText('Sin activar')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Configurar la app de códigos' }))
    await confirm(user)
    expect(await screen.findByRole('img', { name: /Código QR para tu app/ })).toBeDefined()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeDefined()
    const field = screen.getByLabelText(/Código que muestra la app/)
    api.respond(
      secondFactorEndpoints.confirmApp,
      errorReply({
        code: 400,
        type: 'validation',
        message: 'Revisa',
        details: [{ path: 'code', message: secondFactorMessages.wrongCode }],
      }),
    )
    await user.type(field, '000000')
    await user.click(screen.getByRole('button', { name: 'Activar' }))
    expect(await screen.findByText(secondFactorMessages.wrongCode)).toBeDefined()
    api
      .respond(secondFactorEndpoints.confirmApp, { recoveryCodes: codes })
      .respond(secondFactorEndpoints.find, { ...withApp, recoveryCodesLeft: 10 })
    await user.clear(field)
    await user.type(field, '123456')
    await user.click(screen.getByRole('button', { name: 'Activar' }))
    const list = within(await screen.findByRole('list', { name: 'Códigos' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
    await user.keyboard('{Escape}')
    expect(screen.getByText(/No se vuelven a mostrar\. Cópialos/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Ya los guardé' }))
    expect(await screen.findByText('Quedan 10 de 10')).toBeDefined()
    expect(screen.queryByText(codes[0] ?? '')).toBeNull()
  })

  it('says plainly why there are no passkeys on a page without https', async () => {
    const { user } = await open(none)
    await user.click(screen.getByRole('button', { name: 'Agregar llave de acceso' }))
    expect(screen.getByText(/Las llaves de acceso necesitan una dirección https/)).toBeDefined()
  })

  it('warns of few recovery codes, and shows new ones after the password', async () => {
    const { user } = await open(withApp)
    expect(screen.getByText(/Quedan pocos códigos de recuperación/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Crear nuevos códigos de recuperación' }))
    expect(screen.getByText('Los códigos nuevos anulan todos los anteriores.')).toBeDefined()
    await confirm(user)
    expect(await screen.findByText(codes[9] ?? '')).toBeDefined()
  })

  it('removes a passkey after the password; where the role needs the last one it says so and stays', async () => {
    const passkey = {
      id: 'llave1',
      name: 'Llave azul',
      createdAt: '2026-11-02T12:00:00.000Z',
      lastUsedAt: '2026-11-20T12:00:00.000Z',
    }
    const { api, user } = await open({ ...none, passkeys: [passkey], recoveryCodesLeft: 8, isRequired: true })
    expect(screen.getByText('Se usó el 20 de noviembre de 2026')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Quitar la llave de acceso Llave azul' }))
    expect(screen.getByText(/Es lo último que tienes/)).toBeDefined()
    api.respond(
      secondFactorEndpoints.remove,
      errorReply({ code: 409, type: 'conflict', message: secondFactorMessages.required }),
    )
    await confirm(user)
    expect((await screen.findByRole('alert')).textContent).toContain(secondFactorMessages.required)
    api.respond(secondFactorEndpoints.remove, undefined).respond(secondFactorEndpoints.find, none)
    await user.click(screen.getByRole('button', { name: 'Quitar' }))
    expect(await screen.findByText('Sin activar')).toBeDefined()
    expect(api.callsTo(secondFactorEndpoints.remove).map(({ body }) => body.factor)).toEqual(['llave1', 'llave1'])
  })
})

describe('a role that needs a second factor', () => {
  it('sees nothing of the panel before it has one', async () => {
    const api = aPanelApi({ ...lucia, needsSecondFactor: true })
      .respond(secondFactorEndpoints.find, { ...none, isRequired: true })
      .respond(secondFactorEndpoints.startApp, {
        secret: 'JBSWY3DPEHPK3PXP',
        address: 'otpauth://totp/Torneo:lucia?secret=JBSWY3DPEHPK3PXP',
      })
      .respond(secondFactorEndpoints.confirmApp, { recoveryCodes: codes })
    await openPanel('/users', api)
    const user = userEvent.setup()
    expect(await screen.findByRole('heading', { level: 1, name: 'Activa la verificación en dos pasos' })).toBeDefined()
    expect(screen.queryByRole('navigation')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Configurar la app de códigos' }))
    await confirm(user)
    await user.type(await screen.findByLabelText(/Código que muestra la app/), '123456')
    await user.click(screen.getByRole('button', { name: 'Activar' }))
    await user.click(await screen.findByRole('button', { name: 'Ya los guardé' }))
    expect(await screen.findByRole('navigation')).toBeDefined()
  })
})
