import { tmpdir } from 'node:os'
import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import { fillPath } from '@torneo/contracts/endpoint/endpoint'
import { limits } from '@torneo/contracts/fields/fields'
import { naughtyTexts } from '@torneo/contracts/fields/naughty-texts.fixture'
import { check } from '@torneo/contracts/fields/validation'
import fc from 'fast-check'
import { beforeAll, expect, inject, it } from 'vitest'
import type { core, z } from 'zod/mini'
import { useTestApi } from './testing/test-api'
import type { TestClient } from './testing/test-client'
import { matrixTournament, tournamentSamples } from './testing/tournament-matrix'
import { tournamentScene } from './testing/tournament-scene'

/** Number of writes and their seed: the same in each ordinary run. */
const [numRuns, seed] = [Number(process.env.FUZZ_RUNS ?? 16) * 10, Number(process.env.FUZZ_SEED ?? 2026)]

const api = useTestApi({ SITE_DIR: tmpdir(), TIME_ZONE: 'America/Santiago' })

const photo = { url: 'https://example.org/a.jpg', alt: 'Podio', year: 2024 }
/** An accepted body for each call that writes content. */
const contentSamples: Readonly<Record<string, object>> = {
  'PUT /hero': { title: 'a', subtitle: 'b', description: 'c' },
  'PUT /about': { title: 'a', description: 'b' },
  'PUT /cta': { title: 'a', description: 'b', buttonType: 'login' },
  'PATCH /settings': { footerTagline: 'a' },
  'POST /landing-sports': { name: 'Fútbol', description: 'b', category: 'Mixto' },
  'POST /schedule': { title: 'Apertura', date: '2025-11-15', time: '09:30', type: 'ceremony' },
  'POST /gallery-groups': { title: 'Verano', photos: [photo] },
  'POST /sponsors': { name: 'Acme', website: 'x.com', tier: 'gold' },
  'POST /hall-of-fame': { year: 1998, category: 'Fútbol', winner: 'Promoción 1998' },
  'POST /news': { title: 'Sorteo', date: '2025-11-10', text: '<p>a</p>' },
  'POST /pages': { title: 'Reglamento', text: '<p>a</p>' },
  'POST /tournament-sports': { name: 'Vóley', icon: '🏐' },
  'POST /users/admin': { email: 'x@torneo.local', name: 'X', role: 'admin_landing' },
  'PATCH /account': { name: 'Ana' },
  'PATCH /tournament-sports/:id': { name: 'Otro' },
  'PATCH /teams/:id': { name: 'Otro' },
}

/** Values at the edges of what fields accept; each field gets those that its shape accepts. */
const odd: readonly unknown[] = [
  ...naughtyTexts.map(({ typed }) => typed),
  '',
  'á'.repeat(limits.name),
  'palabra '.repeat(600),
  'uno\ndos\n\ntres',
  null,
  true,
  false,
  0,
  1,
  2,
  6,
  99,
  100,
  130,
  1000,
  1900,
  2100,
  1_000_000,
  -1,
  '00:00',
  '23:59',
  '00:30',
  '0026-12-05',
  '9999-12-31',
  '1900-01-01',
  '2024-02-29',
  '2024-01-01',
  '2025-09-07',
  '2026-12-31',
  '2100-12-31',
  'https://ejemplo.test/ñ?a=b c',
  'https://ejemplo.test/ñ?a=b',
  'mailto:ana@ejemplo.test',
  '#',
  '/',
  '#000000',
  'JOSE\u0301@ejemplo.test',
  ['uno', '\u202Edos'],
  [],
  [{ ...photo, alt: 'Ana\u0000\nRíos', year: 1900 }],
  { playersPerTeam: 1, matchDuration: 1 },
  { playersPerTeam: 1000, matchDuration: 1000, pointsForWin: 1000 },
]

interface Writing {
  readonly name: string
  readonly params: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
  readonly shape: z.ZodMiniType
}

const fieldsOf = (shape: core.$ZodType): Readonly<Record<string, core.$ZodType>> => {
  const { def } = (shape as core.$ZodTypes)._zod
  return def.type === 'object' ? def.shape : {}
}

const isReference = (field: string) => /Id$|^(password|matchId|timestamp|to|version|app|before)$/.test(field)

/** Replaces some fields of a write with values at an edge. */
function edgy({ body, shape, ...write }: Writing): fc.Arbitrary<Writing> {
  const edges = Object.entries(fieldsOf(shape))
    .filter(([field]) => !isReference(field))
    .map(([field, one]) => {
      const accepted = odd.filter((value) => check(one as z.ZodMiniType, value).ok)
      return [
        field,
        accepted.length === 0
          ? fc.constant(undefined)
          : fc.option(fc.constantFrom(...accepted), { nil: undefined, freq: 2 }),
      ] as const
    })
  return fc.record(Object.fromEntries(edges)).map((values) => {
    const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
    return { ...write, shape, body: { ...body, ...set } }
  })
}

let chief: TestClient
let restoreData: () => Promise<void>
let writes: Writing[]
beforeAll(async () => {
  const at = await matrixTournament(api)
  await tournamentScene(api).sport('voley')
  chief = await api.as('super')
  for (const [name, body] of Object.entries(contentSamples).filter(([call]) => call.startsWith('PUT')))
    await chief.put(`/api${name.slice(4)}`, body)
  writes = allEndpoints.flatMap((endpoint): Writing[] => {
    const name = `${endpoint.method} ${endpoint.path}`
    const { params = {}, body = contentSamples[name] } = tournamentSamples[name]?.(at) ?? {}
    if (endpoint.method === 'GET' || !endpoint.body || body === undefined || /password|sessions/.test(name)) return []
    const filled = endpoint.path.startsWith('/tournament-sports/:id') ? { id: 'deporte' } : params
    return [{ name, params: filled, body: body as Writing['body'], shape: endpoint.body }]
  })
  restoreData = await api.save(true)
})

const reads = allEndpoints
  .filter(({ method, path, bytes }) => method === 'GET' && !path.includes(':') && !bytes)
  .map(({ path }) => `/api${path}`)
  .filter((path) => !/alerts|audit|second-factor/.test(path))
const perMatch = ['', '/events', '/log', '/rosters'].flatMap((part) =>
  ['partido', 'corriendo', 'terminado'].map((id) => `/api/matches/${id}${part}`),
)
const pages = ['/en-vivo/partido/partido.png']
const others = [
  '/api/history/partido',
  '/api/teams/equipopropio',
  '/api/players/jugadorpropio',
  '/api/promotions/promopropio',
  '/api/tournaments/1',
  '/api/tournament-sports/deporte',
]

/** Characters that no written text may contain. */
const unseen = /(?![\n\r\t])[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\u2800\u3164]/u

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

it(
  'reads of accepted data respond and show texts that people can read (B75)',
  async () => {
    const accepted = new Map<string, number>()
    let sent = 0
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...writes).chain(edgy), async ({ name, params, body }) => {
        sent += 1
        const [method, path = ''] = name.split(' ')
        const answer = await chief.request({
          method: method as 'POST',
          url: `/api${fillPath(path, params)}`,
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        })
        expect([name, answer.status < 500]).toEqual([name, true])
        if (answer.status >= 400) return
        accepted.set(name, (accepted.get(name) ?? 0) + 1)
        const id = path === '/matches' ? String(answer.body.id) : ''
        const own = id === '' ? [] : [`/api/matches/${id}`, `/en-vivo/partido/${id}.png`]
        for (const url of [...reads, ...perMatch, ...pages, ...others, ...own]) {
          const read = await (url.startsWith('/api') ? chief : api.anonymous).get(url)
          // Families see nothing of an inactive sport.
          const isHidden = body['active'] === false && url.startsWith('/en-vivo')
          expect([name, url, read.status, read.status === 200 || (isHidden && read.status === 404)]).toEqual([
            name,
            url,
            read.status,
            true,
          ])
          const unreadable = textsOf(read.body).filter((text) => unseen.test(text))
          expect([name, url, unreadable]).toEqual([name, url, []])
        }
        await restoreData()
      }),
      { numRuns, seed },
    )
    // A rejected write proves nothing.
    expect([...accepted.values()].reduce((sum, one) => sum + one, 0) / sent).toBeGreaterThan(0.3)
    expect(writes.map(({ name }) => name).filter((name) => !accepted.has(name) && numRuns >= 400)).toEqual([])
  },
  numRuns * inject('waitMs'),
)
