import { act, screen, within } from '@testing-library/react'
import type { PublicGeneralCup } from '@torneo/contracts/competition/general-cup-record'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { beforeEach, describe, expect, it } from 'vitest'
import { cupHead } from '../page-head'
import { aTournament, football, match, volley } from '../testing/a-tournament'
import { renderPage } from '../testing/render-page'
import { cupScenes } from '../tv/scenes/cup-scenes'

const promotion = (year: number, category: 'Senior' | 'Junior') => ({
  id: `p${year}`,
  name: `Promo ${String(year).slice(2)}`,
  year,
  category,
  color: '#1D4ED8',
})
const line = (sportId: string, name: string, place: number, now: number, sure = true) => ({
  from: { sportId },
  name,
  place,
  points: sure ? now : 0,
  now,
  sure,
})
const cup: PublicGeneralCup = {
  rev: 1,
  name: 'Copa General',
  visible: true,
  sports: [
    { sportId: football.id, points: [50, 40], participation: 10 },
    { sportId: volley.id, points: [30, 20] },
  ],
  contests: [{ id: 'd', name: 'Desfile', points: [12], places: [['p1998']] }],
  adjustments: [],
  table: [
    {
      position: 1,
      promotion: promotion(1998, 'Senior'),
      points: 62,
      now: 82,
      lines: [
        line(football.id, 'Fútbol', 1, 50),
        line(volley.id, 'Vóley', 2, 20, false),
        { from: { contestId: 'd' }, name: 'Desfile', place: 1, points: 12, now: 12, sure: true },
      ],
      firsts: 2,
      seconds: 0,
      thirds: 0,
    },
    {
      position: 2,
      promotion: promotion(2005, 'Junior'),
      points: 40,
      now: 90,
      lines: [line(football.id, 'Fútbol', 2, 40), line(volley.id, 'Vóley', 1, 50, false)],
      firsts: 0,
      seconds: 1,
      thirds: 0,
    },
  ],
  champions: { all: null, Senior: null, Junior: null, Master: null },
}
const over: PublicGeneralCup = {
  ...cup,
  table: cup.table.map((row) => ({ ...row, lines: row.lines.filter(({ sure }) => sure), now: row.points })),
  champions: { ...cup.champions, all: promotion(1998, 'Senior'), Senior: promotion(1998, 'Senior') },
}

const tournament = (generalCup?: PublicGeneralCup) =>
  aTournament({ sports: [football, volley], matches: [match(1998, 2005)], ...(generalCup && { generalCup }) })
const rows = () =>
  [...document.querySelectorAll('details[name="copa"] > summary')].map((summary) =>
    [...summary.children]
      .filter(
        (cell) => !(cell.getAttribute('aria-hidden') === 'true' && cell.parentElement?.firstElementChild !== cell),
      )
      .map(({ textContent }) => textContent)
      .join(' | '),
  )

beforeEach(() => void (document.cookie = 'siguiendo=; path=/en-vivo; max-age=0'))

describe('the Copa General', () => {
  it('has a tab only where there is one', async () => {
    renderPage(tournament())
    expect(await screen.findByRole('tab', { name: /Fútbol/ })).toBeDefined()
    expect(screen.queryByRole('tab', { name: /Copa General/ })).toBeNull()
  })

  it('opens from its tab, with its own address, and counts what is sure or what would be now', async () => {
    document.cookie = 'siguiendo=p2005; path=/en-vivo'
    const { user } = renderPage(tournament(cup), { following: ['p2005'] })
    await user.click(await screen.findByRole('tab', { name: '🏆 Copa General' }))
    expect(location.search).toBe('?vista=copa')
    await expect.poll(() => document.title).toMatch(/^Copa General · /)
    expect(await screen.findByText('Todo suma: 2 deportes y Desfile. Falta 1 partido.')).toBeDefined()
    expect(rows()).toEqual(['1 | 98Promo 98Senior | 62', '2 | 05Promo 05Junior · Mi promo | 40'])
    const [first, ours] = document.querySelectorAll<HTMLDetailsElement>('details[name="copa"]')
    expect([first?.open, ours?.open]).toEqual([false, true])
    await user.click(screen.getByRole('radio', { name: 'Si terminara hoy' }))
    expect(rows()).toEqual(['1 | 05Promo 05Junior · Mi promo | 90', '2 | 98Promo 98Senior | 82'])
    expect(screen.getByText('va 1.º').closest('li')?.textContent).toContain('50 provisorio')
    expect(
      within(screen.getByText('va 1.º').closest('li') as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`?deporte=${volley.id}`)
    await user.click(screen.getByRole('radio', { name: 'Senior' }))
    expect(rows()).toEqual(['1 | 98Promo 98Senior | 82'])
    await user.click(screen.getByRole('radio', { name: 'Master' }))
    expect(screen.getByText('Ninguna promoción Master suma en esta copa')).toBeDefined()
    expect(screen.getByText('1.º 50, 2.º 40, por participar 10', { exact: false })).toBeDefined()
    await user.click(screen.getByRole('tab', { name: /Vóley/ }))
    expect(location.search).toBe(`?deporte=${volley.id}`)
  })

  it('keeps the opened row in its address, and opens it again', async () => {
    const { user, unmount } = renderPage(tournament(cup), { path: '/en-vivo?vista=copa' })
    await user.click(await screen.findByText('Promo 05'))
    expect(location.search).toBe('?vista=copa&promo=p2005')
    unmount()
    renderPage(tournament(cup), { path: '/en-vivo?vista=copa&promo=p2005' })
    await screen.findByText('Promo 05')
    const isOpen = () =>
      [...document.querySelectorAll<HTMLDetailsElement>('details[name="copa"]')].map(({ open }) => open)
    await expect.poll(isOpen).toEqual([false, true])
    await user.click(screen.getByText('Promo 05'))
    expect(location.search).toBe('?vista=copa')
  })

  it('shows who won or lost places on the last day, only among all and of what is sure', async () => {
    const moved = { ...cup, table: cup.table.map((row, index) => ({ ...row, moved: index === 0 ? 2 : -1 })) }
    const { user } = renderPage(tournament(moved), { path: '/en-vivo?vista=copa' })
    expect((await screen.findByText('Promo 98')).textContent).toContain('▲2 subió 2')
    expect(screen.getByText('Promo 05').textContent).toContain('▼1 bajó 1')
    await user.click(screen.getByRole('radio', { name: 'Si terminara hoy' }))
    expect(screen.queryByText(/▲/)).toBeNull()
  })

  it('has a title of its own for links to it, with its champion or who leads', () => {
    expect(cupHead(cup, { name: 'Torneo', year: 2025 })).toMatchObject({
      title: 'Copa General · Torneo',
      path: '/en-vivo?vista=copa',
      description: expect.stringMatching(/^Promo 98 va primera con 62 puntos\. /),
    })
    expect(cupHead(over, { name: 'Torneo' }).description).toMatch(/^Promo 98, campeón de la Copa General\. /)
  })

  it('follows the socket, and goes when it is hidden', async () => {
    const realtime = new FakeRealtime()
    realtime.setSnapshot('general-cup', { cup })
    renderPage(tournament(cup), { path: '/en-vivo?vista=copa', realtime })
    await expect.poll(() => rows()).toHaveLength(2)
    act(() => void realtime.push('general-cup', { cup: over }))
    expect(await screen.findByText('Promo 98, campeón de la Copa General')).toBeDefined()
    expect(screen.queryByRole('radio', { name: 'Si terminara hoy' })).toBeNull()
    act(() => void realtime.push('general-cup', { cup: null }))
    await expect.poll(() => rows()).toEqual([])
  })
})

it.each<[string, PublicGeneralCup | null, string[]]>([
  ['no cup', null, []],
  ['nothing sure', { ...cup, table: cup.table.map((row) => ({ ...row, points: 0 })) }, ['cup-true']],
  ['a cup that runs', cup, ['cup-false', 'cup-true']],
  ['a champion', over, ['cup-false', 'champions-cup']],
])('the board has scenes for %s', (_what, shown, keys) => {
  expect(cupScenes(shown).map(({ key }) => key)).toEqual(keys)
})
