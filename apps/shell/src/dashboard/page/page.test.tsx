import { screen, within } from '@testing-library/react'
import { type Dashboard, dashboardEndpoints, type PageTasks } from '@torneo/contracts/site/dashboard'
import { aMatch, aUser } from '@torneo/testing/builders'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aPanelApi, dashboard, openPanel } from '../../testing/open-panel'
import { pageRows } from './page-rows'

const nothing: PageTasks = { scheduled: [], undescribed: [], champions: [] }
const save = { id: 'r1', title: 'Torneo', section: 'hero', day: '2025-11-15', time: '12:00', by: 'Carla', held: null }
const champion = { year: 2025, category: 'Tenis dobles', winner: 'Promo 91', sportId: 'tenis' }

describe('the rows of what waits for the editors', () => {
  test.each<[string, Partial<PageTasks>, string]>([
    ['one page', { scheduled: [save] }, 'Sáb. 15/11 12:00 cambia Hero|Programado por Carla|/hero'],
    [
      'a record of many, in another year',
      { scheduled: [{ ...save, section: 'sponsors', title: 'Rossi', day: '2026-01-02' }] },
      'Vie. 2/1/2026 12:00 cambia Sponsors|«Rossi», programado por Carla|/sponsors?abrir=editar.r1',
    ],
    [
      'a save that was not applied',
      { scheduled: [{ ...save, held: 'Lo que iba a cambiar está eliminado.' }] },
      'No se aplicó el cambio de Hero|Lo que iba a cambiar está eliminado.|/hero',
    ],
    [
      'a section that this panel does not know',
      { scheduled: [{ ...save, section: 'podcasts' }] },
      'Sáb. 15/11 12:00 cambia podcasts|Programado por Carla|/',
    ],
    [
      'photos of one gallery',
      { undescribed: [{ id: 'g1', title: 'Final', photos: 1 }] },
      '1 foto sin describir|Galería «Final»|/gallery-groups?abrir=fotos.g1',
    ],
    [
      'photos of two',
      { undescribed: ['g1', 'g2'].map((id) => ({ id, title: id, photos: 2 })) },
      '4 fotos sin describir|En 2 galerías|/gallery-groups',
    ],
    [
      'a champion',
      { champions: [champion] },
      '1 campeón por agregar|Tenis dobles 2025, Promo 91|/hall-of-fame?abrir=nuevo.tenis.Tenis%20dobles',
    ],
    [
      'two champions',
      { champions: [champion, { ...champion, category: 'Pádel' }] },
      '2 campeones por agregar|Tenis dobles y Pádel|/hall-of-fame',
    ],
  ])('%s', (_, tasks, row) => {
    const { rows, more } = pageRows({ ...nothing, ...tasks }, [], 2025)
    expect([rows.map(({ title, detail, to }) => [title, detail, to].join('|')), more]).toEqual([[row], 0])
  })

  test('a failed save comes before the next ones, and of many saves the later ones are counted', () => {
    const saves = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ ...save, id, held: id === 'f' ? 'No.' : null }))
    const { rows, more } = pageRows({ ...nothing, scheduled: saves }, [], 2025)
    expect([rows.map(({ key }) => key), more]).toEqual([['f', 'a', 'b', 'c'], 2])
  })

  test('a text that names a past day leads to its form', () => {
    const { rows } = pageRows(
      nothing,
      [
        { collection: 'cta', id: 'c1', title: '', day: '2025-10-31' },
        { collection: 'schedule', id: 'e1', title: 'Cena', day: '2025-11-05' },
      ],
      2025,
    )
    expect(rows.map(({ title, detail, to }) => [title, detail, to].join('|'))).toEqual([
      'Un texto nombra un día que ya pasó: vie. 31/10|CTA|/cta',
      'Un texto nombra un día que ya pasó: mié. 5/11|Calendario: «Cena»|/schedule?abrir=editar.e1',
    ])
  })
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 10, 10, 11, 20) })
})
afterEach(() => {
  vi.useRealTimers()
})

async function openDay(
  role: 'super' | 'admin_tournament' | 'admin_landing',
  page: PageTasks | undefined,
  isDay = true,
  stale: Dashboard['stale'] = [],
) {
  const realtime = new FakeRealtime()
  realtime.setSnapshot('matches', {
    items: isDay ? [aMatch({ id: 'm1', date: '2025-11-10', time: '23:59', status: 'scheduled', isLive: false })] : [],
  })
  const api = aPanelApi(aUser({ role })).respond(dashboardEndpoints.get, { ...dashboard, ...(page && { page, stale }) })
  await openPanel('/', api, realtime)
  await screen.findByRole('list', { name: 'Resumen' })
  return screen.queryByRole('region', { name: 'En la página' })
}

describe("the part 'En la página'", () => {
  test('leads to each matter, for editors before the counters', async () => {
    const part = await openDay('admin_landing', { ...nothing, scheduled: [save], champions: [champion] })
    if (!part) throw new Error('No part')
    const links = within(part)
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(links).toEqual(['Sáb. 15/11 12:00 cambia Hero', '1 campeón por agregar'])
    const counters = screen.getByRole('list', { name: 'Resumen' })
    expect(part.compareDocumentPosition(counters) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  test.each([
    ['editors, who have nothing else to decide', 'admin_landing', false],
    ['super on a day with matches, beside the fields', 'super', true],
  ] as const)('says that nothing waits: %s', async (_, role, isDay) => {
    const part = await openDay(role, nothing, isDay)
    expect(part?.textContent).toBe('En la páginaNada pendiente en la página.')
  })

  test('shows super a text that names a past day, on a day without matches too', async () => {
    const stale = [{ collection: 'cta', id: 'c1', title: '', day: '2025-10-31' }]
    const part = await openDay('super', nothing, false, stale)
    expect(part?.textContent).toContain('Un texto nombra un día que ya pasó: vie. 31/10')
  })

  test.each([
    ['beside an older service', 'super', undefined, true],
    ['for organisers, who may not change the page', 'admin_tournament', undefined, true],
    ['without matches or matters', 'super', nothing, false],
  ] as const)('is left out %s', async (_, role, page, isDay) => {
    expect(await openDay(role, page, isDay)).toBeNull()
  })
})
