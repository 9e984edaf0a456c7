import { act, screen, within } from '@testing-library/react'
import { type MatchCall, matchCallEndpoints as calls } from '@torneo/contracts/match/match-calls'
import { aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
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
  test('calls the organisers in two taps, and sees who read the call and the answer', async () => {
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
    await user.click((await sheet('Avisar a la organización')).getByRole('button', { name: 'Lluvia' }))
    expect(await screen.findByText('Avisaste: Lluvia')).toBeDefined()
    expect(screen.getByText('Todavía nadie lo leyó')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.callsTo(calls.create).map(({ params, body }) => [params.id, body.kind])).toEqual([
      [liveMatch.id, 'rain'],
    ])

    stored = [{ ...rain, readBy: { name: 'Diego', at: rain.at } }]
    act(() => void realtime.push('calls', { id: 'c1' }))
    expect(await screen.findByText('Lo leyó Diego')).toBeDefined()
    stored = [{ ...rain, answer: { text: 'Espera 10 minutos', by: 'Diego', at: rain.at } }]
    act(() => void realtime.push('calls', { id: 'c1' }))
    expect(await screen.findByText('Diego responde: Espera 10 minutos')).toBeDefined()
  })

  test('needs a sentence for another reason, and keeps it when the call fails; a second try is the same call', async () => {
    let isDown = true
    const { user, api } = await openControl({
      as: volunteer,
      answer: (fake) =>
        void fake.respond(calls.create, () =>
          isDown ? errorReply({ code: 503, type: 'unavailable', message: 'Intenta de nuevo' }) : rain,
        ),
    })
    await user.click(press('Avisar a la organización'))
    const dialog = await sheet('Avisar a la organización')
    await user.click(dialog.getByRole('button', { name: 'Otro motivo' }))
    expect(dialog.getByText('Cuenta en una frase qué pasó')).toBeDefined()
    const field = dialog.getByRole('textbox')
    expect(document.activeElement).toBe(field)
    await user.type(field, 'Se rompió la red')
    await user.click(dialog.getByRole('button', { name: 'Otro motivo' }))
    await dialog.findByRole('alert')
    expect((field as HTMLInputElement).value).toBe('Se rompió la red')
    isDown = false
    await user.click(dialog.getByRole('button', { name: 'Otro motivo' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    const keys = api.callsTo(calls.create).map(({ headers }) => headers['idempotency-key'])
    expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1])
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
    expect(await region.findByText('Lo leyó Diego')).toBeDefined()
    await user.type(region.getByLabelText('Respuesta'), 'Suspendemos todo')
    await user.click(region.getByRole('button', { name: 'Responder' }))
    expect(await region.findByText('Diego responde: Suspendemos todo')).toBeDefined()
    await user.click(region.getByRole('button', { name: 'Cerrar aviso' }))
    await expect.poll(() => screen.queryByRole('region', { name: 'Avisos de las canchas' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: /^Deshacer/ }))
    await screen.findByRole('region', { name: 'Avisos de las canchas' })
    expect(api.callsTo(calls.update).map(({ body }) => body)).toEqual([
      { read: true },
      { answer: 'Suspendemos todo' },
      { closed: true },
      { closed: false },
    ])
  })
})
