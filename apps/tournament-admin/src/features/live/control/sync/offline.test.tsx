import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { board, openControl, press, sheet, team, timeline } from '../../../../testing/live-screen'

beforeEach(() => localStorage.clear())

describe('an offline panel', () => {
  test('continues, counts pending actions, and sends them in order once reconnected', async () => {
    const { user, realtime, server } = await openControl()
    server.connection = 'down'
    realtime.goOffline()
    await user.click(press('Sumar gol a Promo 98'))
    await user.click(team('Promo 05').getByRole('button', { name: /^Tarjeta Roja/ }))
    const form = await sheet('Tarjeta Roja')
    await user.selectOptions(form.getByLabelText('Jugador *'), '2 · Iván Luna')
    await user.click(form.getByRole('button', { name: 'Registrar' }))
    expect(timeline()[0]).toBe('34′Tarjeta Roja · Iván LunaPromo 05Por enviar')
    expect(await screen.findByText('2 acciones por enviar')).toBeDefined()
    expect(screen.getByText(/^Datos de hace \d+ s\. Sigue: queda guardado aquí y se enviará\.$/)).toBeDefined()
    expect(screen.getByText('Sin conexión')).toBeDefined()
    expect(await screen.findByText('Sigue sin conexión')).toBeDefined()
    expect(screen.queryByText(/Reloj en marcha/)).toBeNull()
    expect(board()).toContain('Sigue sin conexión')
    server.connection = 'up'
    realtime.reconnect()
    await waitFor(() => expect(server.received.map(({ kind }) => kind)).toEqual(['score', 'event']))
    await waitFor(() => expect(screen.queryByText(/por enviar/i)).toBeNull())
    expect(board()).toContain('Promo 98 3')
    await waitFor(() => expect(board()).toContain('Reloj en marcha'))
  })

  test('counts pending actions on the list too', async () => {
    const { user, server, realtime } = await openControl()
    server.connection = 'down'
    realtime.goOffline()
    await user.click(press('Sumar gol a Promo 98'))
    await user.click(screen.getByRole('link', { name: 'Cambiar partido' }))
    expect(await screen.findByText('1 acción por enviar. Sigue: queda guardado aquí y se enviará.')).toBeDefined()
    server.connection = 'up'
    realtime.reconnect()
    await waitFor(() => expect(screen.queryByText(/por enviar/)).toBeNull())
    expect(server.received).toEqual([{ kind: 'score', side: 'home', step: 1 }])
  })

  test('a fast answer never shows that anything waited', async () => {
    const { user, server } = await openControl()
    await user.click(press('Sumar gol a Promo 98'))
    expect(screen.queryByText(/acción por enviar/)).toBeNull()
    await waitFor(() => expect(server.received).toHaveLength(1))
    expect(screen.queryByText(/acción por enviar/)).toBeNull()
  })
})
