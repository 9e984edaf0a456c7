import { expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()

interface Order {
  readonly url: string
  readonly rule: string
  /** Drafts in the order of their creation. */
  readonly added: readonly Readonly<Record<string, unknown>>[]
  readonly titleOf: (record: Readonly<Record<string, unknown>>) => string
  readonly listed: readonly string[]
}

const sport = { description: 'b', category: 'Mixto' }
const event = { type: 'activity' }
const sponsor = { website: 'x.com' }
const entry = { category: 'Fútbol' }
const named = (field: string) => (record: Readonly<Record<string, unknown>>) => String(record[field])

const orders: readonly Order[] = [
  {
    url: '/api/landing-sports',
    rule: 'newest first',
    titleOf: named('name'),
    added: ['Primero', 'Segundo', 'Tercero'].map((name) => ({ ...sport, name })),
    listed: ['Tercero', 'Segundo', 'Primero'],
  },
  {
    url: '/api/gallery-groups',
    rule: 'newest first',
    titleOf: named('title'),
    added: ['Primera', 'Segunda', 'Tercera'].map((title) => ({ title })),
    listed: ['Tercera', 'Segunda', 'Primera'],
  },
  {
    url: '/api/schedule',
    rule: 'by date, then time',
    titleOf: named('title'),
    added: [
      ['d', '2025-11-16', '09:00'],
      ['b', '2025-11-15', '10:00'],
      ['c', '2025-11-15', '21:30'],
      ['a', '2024-12-31', '23:59'],
      ['e', '2026-01-01', '00:00'],
    ].map(([title, date, time]) => ({ ...event, title, date, time })),
    listed: ['a', 'b', 'c', 'd', 'e'],
  },
  {
    url: '/api/sponsors',
    rule: 'by the words of the tier (R19), then by name as Spanish readers expect',
    titleOf: ({ tier, name }) => `${String(tier)} ${String(name)}`,
    added: [
      ['silver', 'Ábaco'],
      ['gold', 'Zurich'],
      ['gold', 'ñandú'],
      ['gold', 'Nube'],
      ['gold', 'Obra'],
      ['gold', 'árbol'],
      ['gold', 'Banco'],
      ['gold', '10 Hermanos'],
      ['gold', '9 Reinas'],
      ['bronze', 'Último'],
    ].map(([tier, name]) => ({ ...sponsor, tier, name })),
    listed: [
      'bronze Último',
      'gold 10 Hermanos',
      'gold 9 Reinas',
      'gold árbol',
      'gold Banco',
      'gold Nube',
      'gold ñandú',
      'gold Obra',
      'gold Zurich',
      'silver Ábaco',
    ],
  },
  {
    url: '/api/hall-of-fame',
    rule: 'by year, newest first, as they were added within a year',
    titleOf: ({ year, winner }) => `${String(year)} ${String(winner)}`,
    added: [
      [1998, 'b'],
      ['2024', 'a'],
      [1998, 'a'],
      [' 2005 ', 'c'],
    ].map(([year, winner]) => ({ ...entry, year, winner })),
    listed: ['2024 a', '2005 c', '1998 b', '1998 a'],
  },
]

it.each(orders)('$url lists $rule, and the public read alike', async ({ url, added, titleOf, listed }) => {
  const landing = await api.as('admin_landing')
  for (const one of added) expect((await landing.post(url, one)).status).toBe(201)
  const { items, total } = (await landing.get(url)).body as {
    total: number
    items: Readonly<Record<string, unknown>>[]
  }
  expect([total, items.map(titleOf)]).toEqual([listed.length, listed])
  const content = Object.values(
    (await api.anonymous.get('/api/public/landing')).body as Record<string, unknown[] | null>,
  )
  expect(content.find((list) => list?.length === listed.length)).toEqual(items)
})
