import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openControl, press, question, sheet, team } from '../../../../testing/live-screen'

beforeEach(() => localStorage.clear())

describe('a goal that was deleted and registered again', () => {
  test('leaves the score one too high, and a notice offers to subtract it (R1)', async () => {
    const { user, server } = await openControl()
    await user.click(press('Eliminar Gol de Martín Sosa · 34′'))
    await user.click((await question('¿Eliminar este evento?')).getByRole('button', { name: 'Eliminar evento' }))
    expect(screen.queryByText(/el marcador no baja/)).toBeNull()
    await user.click(team('Promo 98').getByRole('button', { name: /^Registrar Gol/ }))
    const form = await sheet('Registrar Gol')
    await user.click(form.getByRole('button', { name: '10 Pablo Ríos' }))
    await user.click(form.getByRole('button', { name: 'Registrar' }))
    expect(
      await screen.findByText(
        'Promo 98: el marcador suma 3 y hay 2 goles registrados. Al eliminar un gol, el marcador no baja.',
      ),
    ).toBeDefined()
    await user.click(
      within(screen.getByText(/el marcador no baja/).closest<HTMLElement>('[role=status]')!).getByRole('button', {
        name: 'Restar gol a Promo 98',
      }),
    )
    expect(screen.queryByText(/el marcador no baja/)).toBeNull()
    await waitFor(() => expect(server.match.homeScore).toBe(2))
  })
})
