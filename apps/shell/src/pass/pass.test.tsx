import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queuedActionsOf } from '@torneo/contracts/match/device-entries'
import { accountEndpoints } from '@torneo/contracts/people/account'
import { passEndpoints, passMessages } from '@torneo/contracts/people/passes'
import type { PassScope } from '@torneo/contracts/people/user'
import { formatPassEnd } from '@torneo/domain/format/format-pass-end'
import { aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aPanelApi, openPanel } from '../testing/open-panel'

// Hides the expected error: the board's code does not exist in this test.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const token = 'a'.repeat(43)
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const scope: PassScope = { matchId: 'm1', date: '2025-11-22', location: 'Campo', field: 'Cancha 1', until: dayAhead(1) }
const holder = aUser({ id: 'ana', role: 'pass', name: 'Planillero: Ana', email: '', pass: scope })

async function openLink(who: Parameters<typeof aPanelApi>[0] = null) {
  const api = aPanelApi(who).respond(passEndpoints.open, () => {
    api.user = holder
    return holder
  })
  await openPanel(`/pase#${token}`, api)
  return { api, user: userEvent.setup() }
}

/** Reopens the board on a device that opened the pass before. */
async function comeBack(pass: PassScope = scope) {
  const user = { ...holder, pass }
  localStorage.setItem('torneo:session', `in ${user.id}`)
  localStorage.setItem('torneo:pass', JSON.stringify({ user: user.id, until: pass.until, link: token.slice(-6) }))
  const api = aPanelApi(user).respond(accountEndpoints.signOut, undefined)
  await openPanel('/tournament/live', api)
  await screen.findByRole('heading', { name: 'Planillero: Ana' })
  return { api, user: userEvent.setup() }
}
const leaveUnsent = () => localStorage.setItem(`${queuedActionsOf('ana')}m1:clave`, '{"state":"waiting"}')

describe('the link of a pass', () => {
  test('asks for PIN and name once, and leads to the board and nothing else', async () => {
    const { api, user } = await openLink()
    await screen.findByRole('heading', { name: 'Pase de planillero' })
    await user.click(screen.getByRole('button', { name: 'Abrir pase' }))
    expect(await screen.findByText(passMessages.pin)).toBeDefined()
    expect(screen.getByText(passMessages.name)).toBeDefined()
    api.respond(
      passEndpoints.open,
      errorReply({
        code: 400,
        type: 'validation',
        message: '',
        details: [{ path: 'pin', message: passMessages.wrongPin(19) }],
      }),
    )
    await user.type(screen.getByLabelText(/PIN de seis cifras/), '123456')
    await user.type(screen.getByLabelText(/Tu nombre/), 'Ana{Enter}')
    expect(await screen.findByText('PIN incorrecto. Quedan 19 intentos.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText(/PIN de seis cifras/))

    api.respond(passEndpoints.open, () => {
      api.user = holder
      return holder
    })
    await user.click(screen.getByRole('button', { name: 'Abrir pase' }))
    expect(await screen.findByRole('heading', { name: 'Planillero: Ana' })).toBeDefined()
    expect(screen.getByText(`Hasta el ${formatPassEnd(scope.until)}`)).toBeDefined()
    expect([location.pathname, location.hash]).toEqual(['/tournament/live', ''])
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(api.callsTo(passEndpoints.open).at(-1)?.body).toEqual({ token, pin: '123456', name: 'Ana' })
  })

  test.each([
    [
      'that was revoked or is over',
      errorReply({ code: 404, type: 'not_found', message: passMessages.gone }),
      passMessages.gone,
    ],
    ['that was locked', errorReply({ code: 409, type: 'conflict', message: passMessages.locked }), passMessages.locked],
  ])('%s is announced and keeps what was typed', async (_, answer, sentence) => {
    const { api, user } = await openLink()
    api.respond(passEndpoints.open, answer)
    await user.type(await screen.findByLabelText(/PIN de seis cifras/), '123456')
    await user.type(screen.getByLabelText(/Tu nombre/), 'Ana{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect(screen.getByLabelText<HTMLInputElement>(/Tu nombre/).value).toBe('Ana')
  })

  test('names the session that it replaces', async () => {
    await openLink(aUser({ name: 'Diego Paz' }))
    expect(
      await screen.findByText('En este navegador está abierta la sesión de Diego Paz. Al abrir el pase se cierra.'),
    ).toBeDefined()
  })

  test.each([
    ['#corto', 'Este enlace está incompleto'],
    ['', 'Abre el enlace de tu pase'],
  ])('link %j asks for the complete one', async (hash, title) => {
    await openPanel(`/pase${hash}`, null)
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  })
})

describe('a pass holder', () => {
  test.each(['/', '/tournament/fixtures', '/users', '/pase'])('is led from %s to the board', async (path) => {
    await openPanel(path, holder)
    await screen.findByRole('heading', { name: 'Planillero: Ana' })
    expect(location.pathname).toBe('/tournament/live')
  })

  test('leaves, and this device keeps nothing of it', async () => {
    const { api, user } = await comeBack()
    leaveUnsent()
    await user.click(screen.getByRole('button', { name: 'Salir del pase' }))
    const question = within(await screen.findByRole('alertdialog', { name: '¿Salir del pase?' }))
    expect(
      question.getByText('Tienes 1 acción por enviar: si sales, se pierden. Espera a tener señal para que se envíen.'),
    ).toBeDefined()
    await user.click(question.getByRole('button', { name: 'Salir y perderlas' }))
    expect(await screen.findByRole('heading', { name: 'Saliste del pase' })).toBeDefined()
    await waitFor(() => expect(api.callsTo(accountEndpoints.signOut)).toHaveLength(1))
    expect(Object.keys(localStorage).filter((name) => name.startsWith(queuedActionsOf('ana')))).toEqual([])
  })

  test('sees at the end of the day that nothing new counts', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    await comeBack({ ...scope, until: new Date(Date.now() + 600_000).toISOString() })
    const words =
      'Tu pase terminó: lo que registres desde ahora no cuenta. Lo que hiciste antes se envía en cuanto haya señal.'
    expect(screen.queryByText(words)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(600_000))
    expect(screen.getByText(words)).toBeDefined()
  })

  test.each([
    [
      'when it is revoked',
      scope,
      'Tu pase ya no sirve',
      'Quien organiza lo revocó. Si todavía lo necesitas, pide uno nuevo.',
    ],
    [
      'when its day is over',
      { ...scope, until: dayAhead(-1) },
      'Tu pase terminó',
      /^Valía hasta el .+ a las \d\d:\d\d\. ¡Gracias por tu ayuda!$/,
    ],
  ])('is notified %s, now and after a reload, and of unsent actions', async (_, pass, title, why) => {
    const { api, user } = await comeBack(pass)
    leaveUnsent()
    api.user = null
    // Ends the session of this tab, as the socket does.
    localStorage.setItem('torneo:session', 'in otra')
    window.dispatchEvent(new StorageEvent('storage', { key: 'torneo:session' }))
    localStorage.setItem('torneo:session', 'in ana')
    const dialog = within(await openedDialog(title))
    await user.click(dialog.getByRole('button', { name: 'Entendido' }))
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    expect(screen.getByText(why)).toBeDefined()
    expect(
      screen.getByText('Sin enviar en este dispositivo: 1 acción. No se registraron: díselo a quien organiza.'),
    ).toBeDefined()
  })
})
