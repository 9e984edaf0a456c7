import { screen, within } from '@testing-library/react'
import { lineUpEndpoints as endpoints, lineUpMessages } from '@torneo/contracts/match/line-ups'
import { suspensionEndpoints } from '@torneo/contracts/tournament/suspensions'
import { aMatch, aSuspension } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { beforeEach, expect, test } from 'vitest'
import { coria, futbol, futbol98, gaston, gil, serveMyTeam, sosa } from '../../../dev/answer-my-team'
import { serveLineUps } from '../../../dev/serve-line-ups'
// Load the lazy part in advance.
import '../../parts/line-ups/LineUpSheet'
import './NextLineUp'
import { openMyTeam } from '../../testing/my-team-screen'
import MyTeamScreen from './MyTeamScreen'

beforeEach(() => localStorage.clear())

const side = { ...futbol98, promotionYear: 1998 }
const played = aMatch({ sportId: futbol.id, homeTeamId: futbol98.id, homeTeam: side, status: 'live', isLive: true })
const next = aMatch({ sportId: futbol.id, homeTeamId: futbol98.id, homeTeam: side, date: '2025-11-16' })
const later = aMatch({ sportId: futbol.id, homeTeamId: futbol98.id, homeTeam: side, date: '2025-11-17' })

test('the captain says who comes to the next match, without the suspended', async () => {
  const api = new FakeApi(gaston)
  serveMyTeam(api, { matches: [played, next, later] })
  serveLineUps(api, [futbol])
  const suspension = aSuspension({ playerId: gil.id, teamId: futbol98.id, matchIds: [next.id] })
  api.respond(suspensionEndpoints.list, { total: 1, items: [suspension] })
  const { user } = renderScreen(<MyTeamScreen />, { path: '/my-team', as: gaston, api })
  const list = within(await screen.findByRole('list', { name: 'Próximos partidos' }))
  const [row, ...others] = await list.findAllByRole('button', { name: 'Quiénes están hoy' })
  expect(others).toEqual([])
  expect(list.getByText('Sin marcar: 4 en la lista')).toBeDefined()
  if (row) await user.click(row)
  expect(await screen.findByText('Presentes 3 de 4')).toBeDefined()
  const dialog = within(screen.getByRole('dialog', { name: 'Quiénes están hoy' }))
  expect(dialog.getByRole('checkbox', { name: '7 Andrés Gil, suspendido', checked: false })).toBeDefined()
  await user.click(dialog.getByRole('checkbox', { name: '4 Luis Mora' }))
  await user.click(dialog.getByRole('button', { name: 'Guardar presentes' }))
  expect(await list.findByText('Presentes 2 de 4')).toBeDefined()
  expect(api.callsTo(endpoints.save).map(({ params, body }) => [params.id, body.playerIds.toSorted()])).toEqual([
    [next.id, [coria.id, sosa.id].toSorted()],
  ])
})

test('a sport without line-ups asks no captain', async () => {
  const { api } = await openMyTeam({ matches: [next] })
  expect(await screen.findByRole('list', { name: 'Próximos partidos' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Quiénes están hoy' })).toBeNull()
  expect(api.callsTo(endpoints.find)).toEqual([])
})

test("a captain's ticks without a signal wait; when the match began meanwhile the captain is notified, also after a reload", async () => {
  const open = (match: typeof next) => {
    const api = new FakeApi(gaston)
    serveMyTeam(api, { matches: [match] })
    const server = serveLineUps(api, [futbol])
    return { server, ...renderScreen(<MyTeamScreen />, { path: '/my-team', as: gaston, api }) }
  }
  const { user, realtime, server, unmount } = open(next)
  const opener = await screen.findByRole('button', { name: 'Quiénes están hoy' })
  server.isDown = true
  realtime.goOffline()
  await user.click(opener)
  await user.click(await screen.findByRole('checkbox', { name: '4 Luis Mora' }))
  await user.click(screen.getByRole('button', { name: 'Guardar presentes' }))
  expect(await screen.findByText('Presentes 3 de 4 · por enviar')).toBeDefined()
  unmount()

  const again = open({ ...next, status: 'live', isLive: true })
  again.api.respond(endpoints.save, errorReply({ code: 403, type: 'forbidden', message: lineUpMessages.begun }))
  expect(await screen.findByText(/El partido ya empezó: los presentes los cambia quien lleva/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Quiénes están hoy' })).toBeNull()
  await again.user.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(screen.queryByText(/No pudimos guardar los presentes/)).toBeNull()
})
