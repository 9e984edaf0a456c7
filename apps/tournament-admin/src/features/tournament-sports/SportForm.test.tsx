import { screen, waitFor, within } from '@testing-library/react'
import {
  defaultSportRules,
  tournamentSportEndpoints as endpoints,
} from '@torneo/contracts/tournament/tournament-sports'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { beforeEach, describe, expect, test } from 'vitest'
import { someSports } from '../../../dev/sports-fake'
import { button, cardNames, field, openSports } from '../../testing/sports-screen'

beforeEach(() => localStorage.clear())

const basquet = someSports[1]!

describe('a new sport', () => {
  test('starts with the defaults of the specification and is sent once, named by its action', async () => {
    const { api, user } = await openSports()
    await user.click(button('Nuevo deporte'))
    expect(document.activeElement).toBe(field('Nombre'))
    await user.type(field('Nombre'), '  Fútbol sala ')
    api.respondOnce(endpoints.create, networkFailure)
    await user.click(button('Guardar deporte'))
    expect((await screen.findByRole('alert')).textContent).toContain('Error al guardar el deporte')
    await user.click(button('Guardar deporte'))
    expect(await screen.findByText('Cambios guardados')).toBeDefined()
    const [failed, call] = api.callsTo(endpoints.create)
    expect(call?.body).toEqual({
      name: 'Fútbol sala',
      icon: '⚽',
      description: '',
      active: true,
      order: 100,
      rules: { ...defaultSportRules, walkoverScore: 3, suspendAfterYellows: 0, suspendAfterRed: 0 },
    })
    expect(call?.headers['idempotency-key']).toBe(failed?.headers['idempotency-key'])
    expect(screen.queryByRole('form')).toBeNull()
    expect(cardNames()).toContain('Fútbol sala')
    expect(document.activeElement).toBe(button('Nuevo deporte'))
  })

  test('rugby: steps, bonus points and its cards are set in one place (B81, B87)', async () => {
    const { api, user } = await openSports()
    await user.click(button('Nuevo deporte'))
    await user.type(field('Nombre'), 'Rugby')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cómo se cuenta' }), 'Puntos')
    await user.click(screen.getByText('Tarjetas, penales y bonus'))
    await user.clear(field('Cuánto suma cada toque'))
    await user.type(field('Cuánto suma cada toque'), '5, 2, 3')
    await user.click(screen.getByRole('switch', { name: 'Puntos bonus' }))
    for (const card of ['Roja', 'Amarilla']) await user.click(screen.getByRole('switch', { name: card }))
    await user.click(button('Guardar deporte'))
    await screen.findByText('Cambios guardados')
    expect(api.callsTo(endpoints.create)[0]?.body).toMatchObject({
      rules: { scoring: 'points', steps: [5, 2, 3], usesBonus: true, cards: ['yellow', 'red'] },
    })
  })

  test('a wrong step is said at its field, which opens for it', async () => {
    const { api, user } = await openSports()
    await user.click(button('Nuevo deporte'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Empezar con' }), 'Rugby')
    await user.click(screen.getByText('Tarjetas, penales y bonus'))
    expect(field('Cuánto suma cada toque').value).toBe('2, 3, 5')
    await user.clear(field('Cuánto suma cada toque'))
    await user.type(field('Cuánto suma cada toque'), '5, 30')
    await user.click(screen.getByText('Tarjetas, penales y bonus'))
    await user.click(button('Guardar deporte'))
    await waitFor(() => expect(field('Cuánto suma cada toque').getAttribute('aria-invalid')).toBe('true'))
    expect(field('Cuánto suma cada toque').closest('details')?.open).toBe(true)
    expect(api.callsTo(endpoints.create)).toEqual([])
  })

  test("is filled by one choice with its federation's rules, and keeps a name that was typed", async () => {
    const { api, user } = await openSports()
    await user.click(button('Nuevo deporte'))
    const templates = () => screen.getByRole('combobox', { name: 'Empezar con' })
    await user.selectOptions(templates(), 'Rugby')
    expect(field('Nombre').value).toBe('Rugby')
    await user.selectOptions(templates(), 'Handball')
    expect(field('Nombre').value).toBe('Handball')
    await user.clear(field('Nombre'))
    await user.type(field('Nombre'), 'Balonmano mixto')
    await user.selectOptions(templates(), 'Vóley')
    await user.selectOptions(templates(), 'Handball')
    await user.click(button('Guardar deporte'))
    await screen.findByText('Cambios guardados')
    const body = api.callsTo(endpoints.create)[0]?.body
    expect(body?.name).toBe('Balonmano mixto')
    expect(body?.rules).toEqual({
      ...{ playersPerTeam: 7, matchDuration: 60, hasHalves: true, walkoverScore: 10, usesOwnPoints: true },
      ...{ pointsForWin: 2, pointsForDraw: 1, pointsForLoss: 0, pointsForAbsence: 0 },
      ...{ suspendAfterYellows: 0, suspendAfterRed: 0, suspendAfterBlue: 1 },
      cards: ['yellow', 'red', 'blue', 'two_minutes'],
    })
    await user.click(button('Editar Básquet'))
    expect(screen.queryByRole('combobox', { name: 'Empezar con' })).toBeNull()
  })

  test('carries every field', async () => {
    const { api, user } = await openSports()
    await user.click(button('Nuevo deporte'))
    await user.type(field('Nombre'), 'Remo')
    expect(screen.getAllByRole('radio')).toHaveLength(30)
    await user.click(screen.getByRole('radio', { name: 'Remo' }))
    await user.type(field('Descripción'), 'En el río')
    for (const [name, value] of [
      ['Jugadores por equipo', '4'],
      ['Duración (minutos)', '20'],
      ['Puntos por victoria', '5'],
      ['Puntos por empate', '2'],
      ['Puntos por derrota', '1'],
      ['Orden', '7'],
      ['Resultado del W.O.', '20'],
      ['Amarillas para una suspensión', '5'],
      ['Partidos de suspensión por roja', '2'],
    ] as const) {
      await user.clear(field(name))
      await user.type(field(name), value)
    }
    await user.click(screen.getByRole('switch', { name: 'Se juega en dos tiempos' }))
    await user.click(screen.getByRole('switch', { name: 'Activo' }))
    await user.click(button('Guardar deporte'))
    await screen.findByText('Cambios guardados')
    expect(api.callsTo(endpoints.create)[0]?.body).toEqual({
      name: 'Remo',
      icon: '🚣',
      description: 'En el río',
      active: false,
      order: 7,
      rules: {
        playersPerTeam: 4,
        matchDuration: 20,
        hasHalves: false,
        pointsForWin: 5,
        pointsForDraw: 2,
        pointsForLoss: 1,
        walkoverScore: 20,
        suspendAfterYellows: 5,
        suspendAfterRed: 2,
      },
    })
  })

  test('is divided into periods: the switch, the duration and the minutes of each follow (B8)', async () => {
    const { api, user } = await openSports()
    await user.click(button('Nuevo deporte'))
    await user.type(field('Nombre'), 'Hockey')
    const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
    expect([select('Períodos').value, field('Minutos por período').value]).toEqual(['2', '45'])
    await user.click(screen.getByRole('switch', { name: 'Se juega en dos tiempos' }))
    expect([select('Períodos').value, field('Minutos por período').value]).toEqual(['1', '90'])
    await user.selectOptions(select('Períodos'), 'Cuatro cuartos')
    expect(screen.getByRole('switch', { name: 'Se juega en dos tiempos' }).getAttribute('aria-checked')).toBe('true')
    await user.clear(field('Minutos por período'))
    await user.type(field('Minutos por período'), '15')
    expect(field('Duración (minutos)').value).toBe('60')
    await user.click(button('Guardar deporte'))
    await screen.findByText('Cambios guardados')
    expect(api.callsTo(endpoints.create)[0]?.body).toMatchObject({
      rules: { matchDuration: 60, hasHalves: true, periods: 4 },
    })
  })

  test('says beside its points that the table does not use them (R3)', async () => {
    const { user } = await openSports()
    await user.click(button('Nuevo deporte'))
    expect(
      within(screen.getByRole('group', { name: 'Reglas' })).getByText('La tabla de posiciones usa siempre 3/1/0'),
    ).toBeDefined()
  })

  test('counts its own points by one switch, with those of how it is counted', async () => {
    const { api, user } = await openSports()
    await user.click(button('Nuevo deporte'))
    await user.type(field('Nombre'), 'Vóley')
    await user.selectOptions(screen.getByLabelText('Cómo se cuenta'), 'Sets')
    expect(screen.queryByLabelText('Gana el último set')).toBeNull()
    await user.click(screen.getByRole('switch', { name: 'Puntos propios' }))
    expect(screen.queryByText('La tabla de posiciones usa siempre 3/1/0')).toBeNull()
    expect(screen.queryByLabelText('Puntos por empate')).toBeNull()
    expect([field('Gana el último set').value, field('Pierde el último set').value]).toEqual(['2', '1'])
    await user.click(button('Guardar deporte'))
    await screen.findByText('Cambios guardados')
    expect(api.callsTo(endpoints.create)[0]?.body).toMatchObject({
      rules: {
        usesOwnPoints: true,
        pointsForWin: 3,
        pointsForLoss: 0,
        pointsForCloseWin: 2,
        pointsForCloseLoss: 1,
        pointsForAbsence: 0,
      },
    })
  })

  test('starts, for points, with no draws and 20 to 0 by W.O., and suspensions are served as it says', async () => {
    const { api, user } = await openSports()
    await user.click(button('Nuevo deporte'))
    await user.type(field('Nombre'), 'Básquet 3x3')
    expect(screen.queryByLabelText('Un W.O. cumple la suspensión')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Cómo se cuenta'), 'Puntos')
    expect(screen.getByRole('switch', { name: 'Se permite el empate' }).getAttribute('aria-checked')).toBe('false')
    await user.clear(field('Partidos de suspensión por roja'))
    await user.type(field('Partidos de suspensión por roja'), '1')
    await user.selectOptions(screen.getByLabelText('Un W.O. cumple la suspensión'), 'De ninguno')
    await user.click(screen.getByRole('switch', { name: 'Un partido suspendido también la cumple' }))
    await user.click(screen.getByRole('switch', { name: 'Presentes por partido' }))
    await user.click(screen.getByRole('switch', { name: 'Cambios' }))
    await user.click(button('Guardar deporte'))
    await screen.findByText('Cambios guardados')
    expect(api.callsTo(endpoints.create)[0]?.body).toMatchObject({
      rules: {
        drawAllowed: false,
        walkoverScore: 20,
        walkoverServes: 'none',
        abandonedServes: true,
        lineUps: true,
        substitutions: true,
      },
    })
  })

  test("shows the server's rejection at its field", async () => {
    const { api, user } = await openSports()
    const details = [{ path: 'rules.matchDuration', message: 'La duración es requerida' }]
    api.respond(
      endpoints.create,
      errorReply({ code: 400, type: 'validation', message: 'Revisa los campos marcados', details }),
    )
    await user.click(button('Nuevo deporte'))
    await user.type(field('Nombre'), 'Remo')
    await user.click(button('Guardar deporte'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error al guardar el deporte. Revisa los campos marcados',
    )
    expect(screen.getByText('La duración es requerida')).toBeDefined()
    expect(document.activeElement).toBe(field('Duración (minutos)'))
  })
})

describe('editing', () => {
  test('takes the place of the card and is sent on the rev it was read at', async () => {
    const { api, user } = await openSports()
    await user.click(button('Editar Básquet'))
    expect(cardNames()).toEqual(['Fútbol', 'Editar Básquet', 'Vóley', 'Tenis'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('Jugadores por equipo').value).toBe('5')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Básquet' }).checked).toBe(true)
    await user.clear(field('Nombre'))
    await user.type(field('Nombre'), 'Básquet 3x3')
    await user.click(button('Guardar deporte'))
    await screen.findByText('Cambios guardados')
    const [call] = api.callsTo(endpoints.update)
    expect(call).toMatchObject({
      params: { id: basquet.id },
      headers: { 'if-match': '1' },
      body: { name: 'Básquet 3x3', rules: basquet.rules },
    })
    expect(cardNames()).toEqual(['Fútbol', 'Básquet 3x3', 'Vóley', 'Tenis'])
    expect(document.activeElement).toBe(button('Editar Básquet 3x3'))
  })

  test('two people who changed one rule choose between its two values, and other rules are merged', async () => {
    const { api, user } = await openSports()
    const { matchDuration: _, ...rest } = basquet.rules
    const current = { ...basquet, rev: 2, rules: { ...rest, matchDuration: 48, playersPerTeam: 3 } }
    api.respond(endpoints.update, ({ headers, body }) =>
      headers['if-match'] === '2'
        ? { ...current, rev: 3, name: body.name ?? '' }
        : errorReply({ code: 409, type: 'stale', message: 'Otra persona guardó cambios antes que tú', current }),
    )
    await user.click(button('Editar Básquet'))
    await user.clear(field('Duración (minutos)'))
    await user.type(field('Duración (minutos)'), '30')
    await user.click(button('Guardar deporte'))
    const dialog = within(await openedDialog())
    const choices = within(dialog.getByRole('group', { name: 'Duración (minutos)' }))
    expect(choices.getByText('30')).toBeDefined()
    await user.click(choices.getByText('48'))
    await user.click(dialog.getByRole('button', { name: 'Guardar mi elección' }))
    await screen.findByText('Cambios guardados')
    expect(api.callsTo(endpoints.update)[1]).toMatchObject({
      headers: { 'if-match': '2' },
      body: { rules: { matchDuration: 48, playersPerTeam: 3 } },
    })
  })
})

describe('leaving', () => {
  test('an untouched form goes at once, and the focus goes back', async () => {
    const { user } = await openSports()
    await user.click(button('Editar Vóley'))
    await user.click(button('Cancelar'))
    expect(screen.queryByRole('form')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(button('Editar Vóley')))
  })

  test('a changed form asks, and what was discarded is not offered again as a draft', async () => {
    const { user } = await openSports()
    await user.click(button('Nuevo deporte'))
    await user.type(field('Nombre'), 'Remo')
    await user.click(button('Cancelar'))
    const asked = within(await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' }))
    await user.click(asked.getByRole('button', { name: 'Seguir editando' }))
    expect(field('Nombre').value).toBe('Remo')
    await user.click(button('Cancelar'))
    await user.click(await screen.findByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
    await user.click(button('Nuevo deporte'))
    expect(field('Nombre').value).toBe('')
    expect(screen.queryByText(/Hay un borrador/)).toBeNull()
  })

  test('opening another form asks first, then shows the other only', async () => {
    const { user } = await openSports()
    await user.click(button('Nuevo deporte'))
    await user.type(field('Nombre'), 'Remo')
    await user.click(button('Editar Tenis'))
    await user.click(await screen.findByRole('button', { name: 'Descartar' }))
    await screen.findByRole('form', { name: 'Editar Tenis' })
    expect(screen.getAllByRole('form')).toHaveLength(1)
    expect(field('Nombre').value).toBe('Tenis')
  })
})
