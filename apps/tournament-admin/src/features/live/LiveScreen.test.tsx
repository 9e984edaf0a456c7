import { screen, waitFor, within } from '@testing-library/react'
import { queuedActionsOf } from '@torneo/contracts/match/device-entries'
import { matchCommandEndpoints } from '@torneo/contracts/match/match-commands'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import { aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import type { FakeApi } from '@torneo/testing/fake-api'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { beforeEach, describe, expect, test } from 'vitest'
import { someFixtures } from '../../../dev/answer-fixtures'
import { liveMatch } from '../../../dev/answer-live'
import { openLive, press } from '../../testing/live-screen'

beforeEach(() => localStorage.clear())

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Partidos para controlar' })).getAllByRole('link')
const wordsOf = (card: HTMLElement | undefined) => card?.textContent.replaceAll(/\s+/g, ' ')

describe('choosing a match', () => {
  test('live first, then by date and time; finished and cancelled ones never', async () => {
    openLive()
    const [first, second, third, ...rest] = await cards()
    expect(rest).toEqual([])
    expect(wordsOf(first)).toMatch(
      /Fútbol34′ · 1º TiempoEN VIVO98Promo 98205Promo 051sáb\. 15\/11(\/2025)? · 16:00 · Cancha 1 · Campo de deportes$/,
    )
    expect(wordsOf(second)).toMatch(/FútbolDemorado05Promo 0512Promo 12.*16:30 · Gimnasio$/)
    expect(wordsOf(third)).toMatch(/VóleyDemorado.*dom\. 16\/11.*10:00/)
  })

  test('says which round a match is, and where the team of an open side comes from', async () => {
    const open = { awayTeamId: null, awayTeam: null, awayLabel: '2.º Zona C', roundName: 'Oro · Cuartos 2' }
    openLive({ matches: [{ ...someFixtures.sunday, ...open }] })
    expect(wordsOf((await cards())[0])).toMatch(/Vóley · Oro · Cuartos 2Demorado98Promo 98\?2\.º Zona C/)
  })

  test('says the round of a zone with its name', async () => {
    openLive({ matches: [{ ...someFixtures.sunday, zoneName: 'Zona A', roundName: 'Fecha 2' }] })
    expect(wordsOf((await cards())[0])).toContain('Vóley · Zona A · Fecha 2')
  })

  test('says how far a match is in the words of its sport', async () => {
    const sport = { ...liveMatch.sport!, scoring: 'points', periods: 4 } as const
    openLive({ matches: [{ ...liveMatch, sport, currentHalf: 3 }] })
    expect(wordsOf((await cards())[0])).toContain('34′ · 3º Cuarto')
  })

  test('groups by field, with the current and the next match, and keeps that in the address', async () => {
    const later = {
      ...someFixtures.clashing,
      id: 'later',
      field: liveMatch.field,
      location: liveMatch.location,
      time: '18:00',
    }
    const { user, address } = openLive({
      matches: [liveMatch, someFixtures.clashing, { ...later, id: 'next', time: '17:30' }, later],
    })
    await cards()
    await user.click(press('Por cancha'))
    const field = within(screen.getByRole('region', { name: 'Cancha 1 · Campo de deportes' })).getAllByRole('link')
    expect(field.map(wordsOf)).toEqual([expect.stringContaining('EN VIVO'), expect.stringContaining('17:30')])
    expect(within(screen.getByRole('region', { name: 'Gimnasio' })).getAllByRole('link')).toHaveLength(1)
    await user.click(field[0]!)
    await user.click(await screen.findByRole('link', { name: 'Cambiar partido' }))
    expect(address()).toBe('/tournament/live?canchas=1')
  })

  test('the whole card leads to the panel, in the address; the way back gives it the focus', async () => {
    const { user, address } = openLive()
    const [first] = await cards()
    await user.click(first!)
    expect(await screen.findByRole('heading', { name: 'Promo 98 – Promo 05' })).toBe(document.activeElement)
    expect(address()).toBe(`/tournament/live?partido=${liveMatch.id}`)
    await user.click(screen.getByRole('link', { name: 'Cambiar partido' }))
    expect(address()).toBe('/tournament/live')
    await waitFor(() => expect(wordsOf(document.activeElement as HTMLElement)).toContain('Promo 98'))
  })

  test('moves as the socket tells', async () => {
    const { realtime } = openLive()
    expect(await cards()).toHaveLength(3)
    realtime.push('matches', {
      items: [
        { ...someFixtures.sunday, status: 'live', homeScore: 4, rev: 9 },
        { ...liveMatch, status: 'finished', rev: 9 },
      ],
      removed: [],
    })
    await waitFor(async () => expect(wordsOf((await cards())[0])).toContain('Promo 984'))
    expect(await cards()).toHaveLength(2)
  })

  test('says since when it has heard nothing', async () => {
    const { realtime } = openLive()
    await cards()
    await screen.findByText('En línea')
    realtime.goOffline()
    expect(await screen.findByText('Sin conexión')).toBeDefined()
    expect(screen.getByText(/^Datos de hace \d+ s$/)).toBeDefined()
    expect(await cards()).toHaveLength(3)
    realtime.reconnect()
    expect(await screen.findByText('En línea')).toBeDefined()
  })

  test('actions that wait since an edition that is archived are kept and told, until the person discards them', async () => {
    const as = aUser({ id: 'u1', role: 'admin_tournament' })
    const action = { kind: 'score', side: 'home', step: 1 }
    for (let place = 1; place <= 30; place += 1) {
      const key = `k${String(place).padStart(2, '0')}`
      const queued = { key, matchId: 'viejo', at: place, place, action, state: 'waiting', isTried: false }
      localStorage.setItem(`${queuedActionsOf('u1')}viejo:${key}`, JSON.stringify(queued))
    }
    const message = 'Esta edición está archivada'
    const answer = (api: FakeApi) =>
      api.respond(matchCommandEndpoints.score, errorReply({ code: 409, type: 'archived', message }))
    const { user, unmount } = openLive({ as, answer })
    expect(await screen.findByText(`30 acciones no se guardaron: ${message}`)).toBeDefined()
    unmount()
    openLive({ as, answer })
    expect(await screen.findByText(`30 acciones no se guardaron: ${message}`)).toBeDefined()
    await user.click(press('Descartar'))
    expect(screen.queryByText(/no se guardaron/)).toBeNull()
    expect(Object.keys(localStorage).filter((name) => name.includes(':viejo:'))).toEqual([])
  })

  test('explains an empty list and leads to the fixtures', async () => {
    const { user, address } = openLive({ matches: [] })
    expect(await screen.findByText('No hay partidos disponibles para controlar')).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Ver partidos' }))
    expect(address()).toBe('/tournament/fixtures')
  })

  test('can be read again when neither socket nor request could read it', async () => {
    const { api, realtime, user } = openLive({
      answer: (fake) =>
        fake.respond(matchEndpoints.list, () =>
          errorReply({ code: 503, type: 'unavailable', message: 'La base de datos no responde' }),
        ),
    })
    realtime.rejectSubscription('matches', { code: 503, message: 'La base de datos no responde' })
    expect(await screen.findByText('No pudimos cargar los partidos')).toBeDefined()
    expect(screen.getByText('La base de datos no responde')).toBeDefined()
    api.respond(matchEndpoints.list, { total: 1, items: [liveMatch] })
    await user.click(press('Reintentar'))
    expect(await cards()).toHaveLength(1)
  })

  test('many can be limited to a sport, which the address keeps over a panel and back', async () => {
    const many = Array.from({ length: 6 }, (_, index) => ({
      ...(index < 4 ? liveMatch : someFixtures.sunday),
      id: `m${index}`,
    }))
    const { user, address } = openLive({ matches: many })
    expect(await cards()).toHaveLength(6)
    await user.selectOptions(screen.getByLabelText('Deporte'), '🏐 Vóley')
    expect(await cards()).toHaveLength(2)
    const [first] = await cards()
    expect(first?.getAttribute('href')).toBe(`${address()}&partido=m4`)
  })
})

test('the page for families: a code, its links, and copying them', async () => {
  const { user } = openLive()
  await cards()
  await user.click(press('Página para las familias'))
  const modal = within(await openedDialog('Página para las familias'))
  expect(modal.getByRole('img', { name: `Código QR de ${location.origin}/en-vivo` })).toBeDefined()
  expect(modal.getByLabelText<HTMLInputElement>('Enlace para teléfonos').value).toBe(`${location.origin}/en-vivo`)
  expect(modal.getByLabelText<HTMLInputElement>('Para un televisor').value).toBe(`${location.origin}/en-vivo?tv=1`)
  await user.click(modal.getByRole('button', { name: 'Copiar enlace del televisor' }))
  expect(await modal.findByText('Enlace copiado')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/en-vivo?tv=1`)
})
