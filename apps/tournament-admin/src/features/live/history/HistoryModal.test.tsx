import { screen, waitFor, within } from '@testing-library/react'
import { matchCommandEndpoints } from '@torneo/contracts/match/match-commands'
import { matchLogEndpoints as endpoints, type MatchLogRow } from '@torneo/contracts/match/match-log'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import type { FakeApi } from '@torneo/testing/fake-api'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { beforeEach, describe, expect, test } from 'vitest'
import { anEventOf, liveMatch } from '../../../../dev/answer-live'
import { openControl, press, question } from '../../../testing/live-screen'

beforeEach(() => localStorage.clear())

const [ana, diego] = [
  { id: 'u1', name: 'Ana Ríos' },
  { id: 'u2', name: 'Diego Paz' },
]
const moment = { homeScore: 2, awayScore: 1, minute: 34, half: 1, brought: 0, removed: 0 }
const aRow = (fields: Partial<MatchLogRow>): MatchLogRow => ({
  key: null,
  rev: 5,
  at: '2025-11-15T19:20:00.000Z',
  deviceAt: null,
  by: ana,
  kind: 'score',
  minute: 34,
  effect: { home: 1 },
  undone: null,
  canUndo: true,
  moment,
  ...fields,
})
const goal = anEventOf('Martín Sosa', { minute: 34 })
const rows: readonly MatchLogRow[] = [
  aRow({ rev: 6, kind: 'undo', effect: { home: -1, removed: [goal], undid: { rev: 3, kind: 'event' } } }),
  aRow({ rev: 5, by: diego, effect: { away: -1 } }),
  aRow({ rev: 4, kind: 'period_end', effect: {}, canUndo: false }),
  aRow({
    rev: 3,
    kind: 'event',
    effect: { home: 1, added: [goal] },
    undone: { at: '2025-11-15T19:21:00.000Z', by: diego },
    canUndo: false,
  }),
  aRow({
    rev: 2,
    kind: 'start',
    effect: {},
    canUndo: false,
    minute: 0,
    moment: { homeScore: 0, awayScore: 0, minute: 0, half: 1, brought: 0, removed: 2 },
  }),
]
const path = `/tournament/live?partido=${liveMatch.id}&historial=1`
const answerRows = (api: FakeApi) => api.respond(endpoints.list, { total: rows.length, items: [...rows] })
const modal = async () => within(await openedDialog(/^Historial/))
// The modal's frame is rendered before its code is loaded.
const items = () => waitFor(() => within(screen.getByRole('dialog', { name: /^Historial/ })).getAllByRole('listitem'))

describe('the history of a match', () => {
  test('opens from the board and says each action, newest first, with who did it and who undid it', async () => {
    const { user } = await openControl({ answer: answerRows })
    await user.click(press('Historial'))
    const words = (await items()).map(({ textContent }) => textContent)
    for (const [index, said] of [
      'Deshizo: Gol de Martín Sosa · 34′',
      '-1 a Promo 05Diego Paz',
      'Fin del 1.º tiempo',
      'Gol de Martín Sosa · 34′',
      'Inicio del partido',
    ].entries()) {
      expect(words[index]).toContain(said)
    }
    expect(words[3]).toContain('Deshecha por Diego Paz')
    expect(within((await items())[2]!).queryByRole('button', { name: /^Deshacer/ })).toBeNull()
    // The newest row is the present state.
    expect(within((await items())[0]!).queryByRole('button', { name: /^Volver/ })).toBeNull()
    await user.click((await modal()).getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test("undoes another person's action", async () => {
    const { user, api } = await openControl({ path, answer: answerRows })
    api.respond(endpoints.undo, { ...liveMatch, rev: 7 })
    await user.click(
      within((await items())[1]!).getByRole('button', { name: /^Deshacer esta acción ?: -1 a Promo 05$/ }),
    )
    expect(await screen.findByText('Se deshizo: -1 a Promo 05')).toBeDefined()
    expect(api.callsTo(endpoints.undo)).toMatchObject([{ params: { id: liveMatch.id, key: '5' } }])
    expect(api.callsTo(endpoints.undo)[0]?.headers['idempotency-key']).toBeDefined()
    await waitFor(() => expect(api.callsTo(endpoints.list).length).toBeGreaterThan(1))
  })

  test('goes back to a moment, after saying what changes', async () => {
    const { user, api } = await openControl({ path, answer: answerRows })
    api.respond(endpoints.restore, { ...liveMatch, rev: 7 })
    await user.click(within((await items())[4]!).getByRole('button', { name: /^Volver a este momento/ }))
    const dialog = await question('¿Volver a este momento?')
    for (const said of [
      'Inicio del partido',
      'Marcador: 2 – 1 pasa a 0 – 0.',
      'Minuto: 34′ pasa a 0′.',
      'Se quitan 2 eventos.',
      'También esto se puede deshacer.',
    ]) {
      expect(dialog.getByText(said, { exact: false })).toBeDefined()
    }
    await user.click(dialog.getByRole('button', { name: 'Dejar como está' }))
    expect(api.callsTo(endpoints.restore)).toEqual([])
    await user.click(within((await items())[4]!).getByRole('button', { name: /^Volver a este momento/ }))
    await user.click((await question('¿Volver a este momento?')).getByRole('button', { name: 'Volver a este momento' }))
    expect(await screen.findByText('El partido volvió a ese momento')).toBeDefined()
    expect(api.callsTo(endpoints.restore)).toMatchObject([{ body: { rev: 2 } }])
  })

  test('says why something could not be undone', async () => {
    const { user } = await openControl({
      path,
      answer: (api) => {
        answerRows(api)
        api.respond(
          endpoints.undo,
          errorReply({ code: 409, type: 'conflict', message: 'El reloj cambió después: ya no se puede deshacer' }),
        )
      },
    })
    await user.click(within((await items())[1]!).getByRole('button', { name: /^Deshacer/ }))
    expect(await screen.findByText('Error al deshacer. El reloj cambió después: ya no se puede deshacer')).toBeDefined()
  })

  test('asks to reopen a finished match first', async () => {
    const finished = { ...liveMatch, status: 'finished', isLive: false } as const
    const { user, api } = await openControl({ path, match: finished, answer: answerRows })
    api.respond(matchCommandEndpoints.reopen, liveMatch)
    expect((await modal()).getByText('Reábrelo primero para deshacer acciones o volver a un momento.')).toBeDefined()
    await items()
    expect((await modal()).queryByRole('button', { name: /^(Deshacer|Volver a)/ })).toBeNull()
    await user.click((await modal()).getByRole('button', { name: 'Reabrir partido' }))
    await user.click(
      (await question('¿Reabrir el partido Promo 98 – Promo 05?')).getByRole('button', { name: 'Reabrir partido' }),
    )
    await waitFor(() => expect(api.callsTo(matchCommandEndpoints.reopen)).toHaveLength(1))
  })

  test('says when nothing was done yet, and when it could not be read', async () => {
    const { user, api } = await openControl({ path, answer: (one) => one.respond(endpoints.list, networkFailure) })
    expect(await (await modal()).findByText('No pudimos cargar el historial')).toBeDefined()
    api.respond(endpoints.list, { total: 0, items: [] })
    await user.click((await modal()).getByRole('button', { name: 'Reintentar' }))
    expect(await (await modal()).findByText('Todavía no se hizo nada en este partido')).toBeDefined()
  })
})
