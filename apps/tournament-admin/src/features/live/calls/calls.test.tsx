import { act, screen, within } from '@testing-library/react'
import { type MatchCall, matchCallEndpoints as calls } from '@torneo/contracts/match/match-calls'
import { aUser } from '@torneo/testing/builders'
import { errorReply, networkFailure } from '@torneo/testing/error-reply'
import type { FakeApi } from '@torneo/testing/fake-api'
import { beforeEach, describe, expect, test } from 'vitest'
import { liveMatch } from '../../../../dev/answer-live'
import { openControl, openLive, press, sheet } from '../../../testing/live-screen'

beforeEach(() => localStorage.clear())

const volunteer = aUser({
  role: 'pass',
  name: 'Planillero: Ana',
  pass: { matchId: liveMatch.id, date: liveMatch.date, location: '', field: '', until: '2100-01-01T03:00:00.000Z' },
})
const rain: MatchCall = {
  id: 'c1',
  matchId: liveMatch.id,
  kind: 'rain',
  text: '',
  by: volunteer.name,
  at: '2025-11-15T13:05:00.000Z',
  readBy: null,
  answer: null,
  closed: false,
}
const listOf = (...items: MatchCall[]) => ({ total: items.length, items })

describe('a volunteer', () => {
  test('calls the organisers in three taps, and sees who read the call and the answer', async () => {
    let stored: readonly MatchCall[] = []
    const { user, api, realtime } = await openControl({
      as: volunteer,
      answer: (fake) =>
        void fake
          .respond(calls.list, () => listOf(...stored))
          .respond(calls.create, () => {
            stored = [rain]
            return rain
          }),
    })
    await user.click(press('Avisar a la organización'))
    const dialog = await sheet('Avisar a la organización')
    await user.click(dialog.getByRole('radio', { name: 'Lluvia' }))
    await user.click(dialog.getByRole('button', { name: 'Enviar aviso' }))
    expect(await screen.findByText('Enviado')).toBeDefined()
    expect(screen.getByText('Tu aviso: Lluvia')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.callsTo(calls.create).map(({ params, body }) => [params.id, body.kind])).toEqual([
      [liveMatch.id, 'rain'],
    ])

    stored = [{ ...rain, readBy: { name: 'Diego', at: rain.at } }]
    act(() => void realtime.push('calls', { id: 'c1' }))
    expect(await screen.findByText('Diego lo leyó')).toBeDefined()
    stored = [{ ...rain, answer: { text: 'Espera 10 minutos', by: 'Diego', at: rain.at } }]
    act(() => void realtime.push('calls', { id: 'c1' }))
    expect(await screen.findByText('Espera 10 minutos')).toBeDefined()
    await user.click(press('Entendido'))
    expect(screen.queryByText('Tu aviso: Lluvia')).toBeNull()
  })

  test('says which team is missing, and needs a sentence for another reason', async () => {
    const { user, api } = await openControl({ as: volunteer, answer: (fake) => void fake.respond(calls.create, rain) })
    await user.click(press('Avisar a la organización'))
    let dialog = await sheet('Avisar a la organización')
    await user.click(dialog.getByRole('radio', { name: 'Promo 05' }))
    await user.type(dialog.getByRole('textbox'), 'Esperamos hasta y media')
    await user.click(dialog.getByRole('button', { name: 'Enviar aviso' }))
    await user.click(press('Avisar a la organización'))
    dialog = await sheet('Avisar a la organización')
    await user.click(dialog.getByRole('radio', { name: 'Otra cosa' }))
    await user.click(dialog.getByRole('button', { name: 'Enviar aviso' }))
    expect(dialog.getByText('Cuenta en una frase qué pasó')).toBeDefined()
    await user.type(dialog.getByRole('textbox'), 'Se rompió la red')
    await user.click(dialog.getByRole('button', { name: 'Enviar aviso' }))
    await expect
      .poll(() => api.callsTo(calls.create).map(({ body }) => [body.kind, body.text]))
      .toEqual([
        ['absent_team', 'Promo 05. Esperamos hasta y media'],
        ['other', 'Se rompió la red'],
      ])
  })

  test('keeps an offline call over a reload and sends it once when reconnected', async () => {
    let isDown = true
    const answer = (fake: FakeApi) => void fake.respond(calls.create, () => (isDown ? networkFailure : rain))
    const opened = await openControl({ as: volunteer, answer })
    opened.realtime.goOffline()
    await opened.user.click(press('Avisar a la organización'))
    await opened.user.click((await sheet('Avisar a la organización')).getByRole('button', { name: 'Enviar aviso' }))
    expect(await screen.findByText('Por enviar: sale al volver la conexión')).toBeDefined()
    await expect.poll(() => opened.api.callsTo(calls.create).length).toBeGreaterThan(0)
    opened.unmount()

    const again = await openControl({ as: volunteer, answer })
    expect(await screen.findByText('Tu aviso: No se presentó un equipo')).toBeDefined()
    isDown = false
    again.realtime.reconnect()
    await expect.poll(() => screen.queryByText('Por enviar: sale al volver la conexión')).toBeNull()
    const keys = [opened, again].flatMap(({ api }) =>
      api.callsTo(calls.create).map(({ headers }) => headers['idempotency-key']),
    )
    expect(new Set(keys).size).toBe(1)
  })

  test('keeps a call that the service has no time for, says that it is tried again, and sends it once', async () => {
    let isBusy = true
    const busy = errorReply({ code: 429, type: 'rate_limited', message: 'Hiciste demasiados cambios en un minuto.' })
    const { user, api, realtime } = await openControl({
      as: volunteer,
      answer: (fake) => void fake.respond(calls.create, () => (isBusy ? busy : rain)),
    })
    await user.click(press('Avisar a la organización'))
    await user.click((await sheet('Avisar a la organización')).getByRole('button', { name: 'Enviar aviso' }))
    await expect.poll(() => api.callsTo(calls.create).length).toBe(1)
    expect(await screen.findByText('Enviando… Si no sale, se intenta otra vez')).toBeDefined()
    expect(screen.queryByText('No pudimos enviar tu aviso')).toBeNull()
    isBusy = false
    realtime.goOffline()
    realtime.reconnect()
    await expect.poll(() => screen.queryByText(/^Enviando/)).toBeNull()
    expect(new Set(api.callsTo(calls.create).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  test('reads that a call failed because the pass has ended, and how to reach the organisers', async () => {
    const message = 'Tu pase terminó: esto no le llegó a la organización. Llámala.'
    const { user } = await openControl({
      as: volunteer,
      answer: (fake) => void fake.respond(calls.create, errorReply({ code: 403, type: 'forbidden', message })),
    })
    await user.click(press('Avisar a la organización'))
    await user.click((await sheet('Avisar a la organización')).getByRole('button', { name: 'Enviar aviso' }))
    expect(await screen.findByText(message)).toBeDefined()
    expect(screen.getByText('No pudimos enviar tu aviso')).toBeDefined()
  })

  test('reads why a call was refused, and puts it away', async () => {
    const { user } = await openControl({
      as: volunteer,
      answer: (fake) =>
        void fake.respond(
          calls.create,
          errorReply({ code: 409, type: 'conflict', message: 'Hay 20 avisos abiertos en este partido' }),
        ),
    })
    await user.click(press('Avisar a la organización'))
    await user.click((await sheet('Avisar a la organización')).getByRole('button', { name: 'Enviar aviso' }))
    expect(await screen.findByText('Hay 20 avisos abiertos en este partido')).toBeDefined()
    await user.click(press('Entendido'))
    expect(screen.queryByText('No pudimos enviar tu aviso')).toBeNull()
  })
})

describe('staff', () => {
  test('see open calls above the matches, read, answer and close them, and take a closing back', async () => {
    let stored = [{ ...rain, text: 'Se inundó' }]
    const { user, api } = openLive({
      answer: (fake) =>
        void fake
          .respond(calls.list, () => listOf(...stored.filter(({ closed }) => !closed)))
          .respond(calls.update, ({ body }) => {
            const [before = rain] = stored
            const signed = { name: 'Diego', at: rain.at }
            const next = {
              ...before,
              readBy: signed,
              ...(body.answer === undefined ? {} : { answer: { text: body.answer, by: 'Diego', at: rain.at } }),
              ...(body.closed === undefined ? {} : { closed: body.closed }),
            }
            stored = [next]
            return next
          }),
    })
    const region = within(await screen.findByRole('region', { name: 'Avisos de las canchas' }))
    expect(region.getByRole('heading', { name: 'Lluvia. Se inundó' })).toBeDefined()
    await user.click(region.getByRole('button', { name: 'Leído' }))
    expect(await region.findByText('Diego lo leyó')).toBeDefined()
    await user.click(region.getByRole('button', { name: 'Esperen 15 min' }))
    await user.type(region.getByRole('textbox', { name: 'Responder' }), ' más')
    await user.click(region.getByRole('button', { name: 'Enviar respuesta' }))
    expect(await region.findByText('Esperen 15 min más')).toBeDefined()
    await user.click(region.getByRole('button', { name: 'Cerrar aviso' }))
    await expect.poll(() => screen.queryByRole('region', { name: 'Avisos de las canchas' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: /^Deshacer/ }))
    await screen.findByRole('region', { name: 'Avisos de las canchas' })
    expect(api.callsTo(calls.update).map(({ body }) => body)).toEqual([
      { read: true },
      { answer: 'Esperen 15 min más' },
      { closed: true },
      { closed: false },
    ])
  })
})
