import { screen } from '@testing-library/react'
import { matchCommandEndpoints as commands } from '@torneo/contracts/match/match-commands'
import { errorReply } from '@torneo/testing/error-reply'
import { beforeEach, describe, expect, test } from 'vitest'
import { liveMatch } from '../../../../../dev/answer-live'
import { openControl, press, question } from '../../../../testing/live-screen'

beforeEach(() => localStorage.clear())

const conflict = (message: string) => errorReply({ code: 409, type: 'conflict', message })

test.each([
  ['a final', { tieId: 'final', roundName: 'Final' }, 'Campeón: Promo 98'],
  ['the final of a cup', { tieId: 'final', roundName: 'Oro · Final' }, 'Campeón de Oro: Promo 98'],
  ['a semi-final', { tieId: 'semi', roundName: 'Oro · Semifinal 1' }, null],
])('the board of %s that is over names its champion, and leads to the closing', async (_what, round, champion) => {
  await openControl({ match: { ...liveMatch, ...round, status: 'finished', isLive: false } })
  const link = screen.queryByRole('link', { name: 'Ir a Cierre' })
  expect(link?.getAttribute('href') ?? null).toBe(champion && '/tournament/competition/closing')
  expect(screen.queryByText(/^Campeón/)?.textContent?.trim() ?? null).toBe(champion)
})

describe('Finalizar Partido', () => {
  const open = async () => {
    const opened = await openControl()
    await opened.user.click(press('Finalizar Partido'))
    return { ...opened, dialog: await question('¿Finalizar el partido?') }
  }

  test('warns before finishing, with the focus on the button that goes back', async () => {
    const { user, server, dialog } = await open()
    expect(dialog.getByText('Minuto 34 de 90: falta el 2º Tiempo.')).toBeDefined()
    expect(dialog.getByText(/2 – 1/)).toBeDefined()
    const back = dialog.getByRole('button', { name: 'Volver al partido' })
    expect(document.activeElement).toBe(back)
    await user.click(back)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.activeElement).toBe(press('Finalizar Partido'))
    expect(server.received).toEqual([])
  })

  test('lists a score without scorers', async () => {
    const { user } = await openControl({ match: { ...liveMatch, homeScore: 3 } })
    await user.click(press('Finalizar Partido'))
    const dialog = await question('¿Finalizar el partido?')
    expect(dialog.getByText('Promo 98: el marcador suma 3 goles y hay 2 registrados.')).toBeDefined()
    // The fix is offered in the dialog, which keeps the focus.
    await user.click(dialog.getByRole('button', { name: 'Restar gol a Promo 98' }))
    expect(dialog.queryByText(/el marcador suma/)).toBeNull()
    expect(dialog.getByText(/2 – 1/)).toBeDefined()
    expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true)
  })

  test('announces the end once confirmed, and shows the result', async () => {
    const { user, server, dialog } = await open()
    await user.click(dialog.getByRole('button', { name: 'Volver al partido' }))
    await user.click(press('2º Tiempo'))
    await user.click(press('Finalizar Partido'))
    await user.click((await question('¿Finalizar el partido?')).getByRole('button', { name: 'Finalizar Partido' }))
    // Actions from before the end can no longer be undone.
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    expect(await screen.findByText('Partido finalizado. Estadísticas actualizadas correctamente.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Partido finalizado' }))
    expect(screen.getByRole('group', { name: 'Promo 98 – Promo 05: 2 – 1' })).toBeDefined()
    for (const removed of [/^Sumar/, /^Registrar/, /^Eliminar/, 'Finalizar Partido'])
      expect(screen.queryByRole('button', { name: removed })).toBeNull()
    expect(server.received).toEqual([{ kind: 'half', half: 2 }, { kind: 'finish' }])
  })

  test('reports no failure if another phone has finished the match first', async () => {
    const { user, server, dialog } = await open()
    server.actFromOtherPanel({ kind: 'finish' })
    await user.click(dialog.getByRole('button', { name: 'Finalizar Partido' }))
    expect(await screen.findByText('Partido finalizado. Estadísticas actualizadas correctamente.')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Partido finalizado' })).toBeDefined()
    expect(screen.queryByText(/Error al finalizar/)).toBeNull()
    expect(server.received).toEqual([{ kind: 'finish' }])
  })

  test('shows the reason of a rejection, and the match continues', async () => {
    const { user, api, dialog } = await open()
    api.respond(commands.finish, () => conflict('Equipos no encontrados'))
    await user.click(dialog.getByRole('button', { name: 'Finalizar Partido' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error al finalizar el partido: Equipos no encontrados',
    )
    expect(screen.getByText('EN VIVO')).toBeDefined()
    expect(screen.queryByText(/Estadísticas actualizadas/)).toBeNull()
  })
})
