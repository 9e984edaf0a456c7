import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { useTestApi } from '@torneo/api/testing/test-api'
import { tournamentScene } from '@torneo/api/testing/tournament-scene'
import { useNode } from '@torneo/api/testing/use-node'
import { defaultAppearance } from '@torneo/contracts/site/appearance'
import { afterAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { useFamilies } from '../testing/use-families'

const folder = mkdtempSync(join(tmpdir(), 'torneo-pages-'))
const page = join(folder, 'en-vivo')
mkdirSync(page)
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a release of the page, whose program reports its input and the number of its calls. */
function release(name: string, at: number, takesPart = true): void {
  writeFileSync(join(page, '404.html'), 'Aquí no hay nada')
  writeFileSync(join(page, 'index.html'), name)
  writeFileSync(
    join(page, 'render.cjs'),
    `let renders = 0
    exports.takesPart = ${takesPart}
    exports.render = ({ template, origin, sport, following, tournament, match, look }) => ({
      before: [template, ++renders, origin, sport, tournament.timeZone, tournament.matches.map(({ homeScore }) => homeScore), match && match.match.id, following.join('+'), ...(look ? [look.primary] : [])].join('|') + '<script>',
      after: '</script>', css: 'b{}' })`,
  )
  utimesSync(join(page, 'index.html'), at, at)
}
release('uno', 1000)

const environment = { PUBLIC_URL: 'https://torneo.example', TIME_ZONE: 'America/Montevideo' }
const api = useTestApi(environment)
const families = useFamilies(api, useNode(api, { environment }), { SITE_DIR: folder })
const at = tournamentScene(api)
const shown = async (url: string) => (await families.get(url)).text.split('<script>')[0]

beforeEach(async () => {
  await at.tournament({ name: 'Torneo 2025' })
  await at.promotion('p98', { year: 1998 })
  for (const [id, fields] of [
    ['futbol', {}],
    ['ajedrez', { active: false }],
  ] as const) {
    await at.sport(id, fields)
    await at.team(`${id}98`, { sportId: id, promotionId: 'p98', name: 'Los </script> del 98' })
    await at.match(`partido${id}`, {
      sportId: id,
      homeTeamId: `${id}98`,
      awayTeamId: `${id}98`,
      status: 'live',
      homeScore: 2,
    })
  }
})

it('has what it shows in its first HTML, and its data as JSON that cannot end the script', async () => {
  await expect
    .poll(() => shown('/en-vivo'))
    .toMatch(/^uno\|\d+\|https:\/\/torneo\.example\|\|America\/Montevideo\|2\|\|$/)
  const { text, headers } = await families.get('/en-vivo/')
  const [, json, ...more] = text.split(/<\/?script>/)
  expect([JSON.parse(json ?? '').tournament.matches[0].homeTeam.name, JSON.parse(json ?? '').match, more]).toEqual([
    'Los </script> del 98',
    null,
    [''],
  ])
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache' })
  expect(headers['content-security-policy']).toContain(` 'sha256-${hash('sha256', 'b{}', 'base64')}'`)
})

it("has the school's look, as soon as that is saved", async () => {
  const landing = await api.as('admin_landing')
  await landing.put('/api/appearance', { ...defaultAppearance, primary: '#14213D' })
  await expect.poll(() => shown('/en-vivo')).toMatch(/\|#14213D$/)
})

it('is rendered once for a change, compressed once, and 304 to a client that has it', async () => {
  await expect.poll(async () => (await shown('/en-vivo')) === (await shown('/en-vivo'))).toBe(true)
  const first = await shown('/en-vivo')
  const packed = await families.site().app.inject({ url: '/en-vivo', headers: { 'accept-encoding': 'gzip' } })
  expect([await shown('/en-vivo'), gunzipSync(packed.rawPayload).toString().split('<script>')[0]]).toEqual([
    first,
    first,
  ])
  const unchanged = await families.get('/en-vivo', {
    'accept-encoding': 'gzip',
    'if-none-match': String(packed.headers.etag),
  })
  expect(unchanged.status).toBe(304)
  await api.raw.collection<{ _id: string }>('matches').updateOne({ _id: 'partidofutbol' }, { $set: { homeScore: 3 } })
  await expect.poll(() => shown('/en-vivo')).toContain('|3|')
})

it('stays as it was rendered, its ETag too, while nothing changes of what it shows', async () => {
  await at.match('otro', { sportId: 'futbol', homeTeamId: 'futbol98', awayTeamId: 'futbol98' })
  await expect.poll(async () => (await families.get('/en-vivo/partido/partidofutbol')).text).toContain('Torneo 2025')
  const [before, own] = [await families.get('/en-vivo/partido/partidofutbol'), await shown('/en-vivo')]
  await api.raw
    .collection<{ _id: string }>('matches')
    .updateOne({ _id: 'otro' }, { $set: { homeScore: 9, status: 'live' } })
  await expect.poll(() => shown('/en-vivo/partido/otro')).toContain('|9|otro')
  const after = await families.get('/en-vivo/partido/partidofutbol')
  expect([after.text, after.headers.etag]).toEqual([before.text, before.headers.etag])
  expect(await shown('/en-vivo')).not.toBe(own)
})

it('knows the sport of its address, if there is one', async () => {
  await expect.poll(() => shown('/en-vivo?deporte=futbol')).toContain('|futbol|')
  for (const other of ['ajedrez', 'nada', '<b>'])
    expect(await shown(`/en-vivo?deporte=${other}`)).toContain('example||')
})

it('has the Copa General at its own address while families see it, and elsewhere its name alone', async () => {
  const admin = await api.as('admin_tournament')
  const cup = { name: 'Copa General', visible: true, sports: [{ sportId: 'futbol', points: [50] }], contests: [] }
  expect((await admin.put('/api/general-cup', cup)).status).toBe(200)
  const dataOf = async (url: string) => JSON.parse((await families.get(url)).text.split(/<\/?script>/)[1] ?? '')
  await expect.poll(async () => (await dataOf('/en-vivo?vista=copa')).part.view).toBe('copa')
  const own = await dataOf('/en-vivo?vista=copa')
  expect([own.part.view, own.part.cup, own.tournament.generalCup.table[0].promotion.id]).toEqual([
    'copa',
    'Copa General',
    'p98',
  ])
  const sport = await dataOf('/en-vivo?deporte=futbol')
  expect([sport.part.view, sport.part.cup, sport.tournament.generalCup]).toEqual([null, 'Copa General', undefined])
  await admin.put('/api/general-cup', { ...cup, visible: false })
  await expect.poll(async () => (await dataOf('/en-vivo?vista=copa')).part.view).toBe(null)
  const hidden = await dataOf('/en-vivo?vista=copa')
  expect([hidden.part.cup, hidden.tournament.generalCup]).toEqual([undefined, undefined])
})

it('is ordered for what a device follows, where that is known and little', async () => {
  const following = async (cookie: string) =>
    (await families.get('/en-vivo', { cookie })).text.split('<script>')[0]?.split('|').at(-1)
  await expect.poll(() => following('siguiendo=p98')).toBe('p98')
  for (const other of ['siguiendo=nadie', 'siguiendo=p98.p98.p98', 'siguiendo=', 'otra=p98'])
    expect(await following(other)).toBe('')
})

it('has a page for each match, and a helpful page with 404 for an unknown one', async () => {
  await expect.poll(() => shown('/en-vivo/partido/partidofutbol')).toContain('|2|partidofutbol')
  const text = (await families.get('/en-vivo/partido/partidofutbol')).text
  expect(JSON.parse(text.split(/<\/?script>/)[1] ?? '')).toMatchObject({
    tournament: { matches: [{ id: 'partidofutbol' }] },
    match: { events: [] },
  })
  for (const url of [
    '/en-vivo/partido/nadie',
    '/en-vivo/partido/partidoajedrez',
    '/en-vivo/nada',
    '/en-vivo/nada.png',
    '/en-vivo/partido',
  ]) {
    const answer = await families.get(url)
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([
      404,
      'Aquí no hay nada',
      'text/html; charset=utf-8',
    ])
  }
})

describe('an archived edition', () => {
  const year = new Date().getFullYear()
  const openNext = async () => {
    await at.tournament({ name: 'Torneo viejo', year })
    const all = api.raw.collection<{ _id: string }>('matches')
    await all.updateMany({}, { $set: { status: 'finished', isLive: false } })
    const boss = await api.as('admin_tournament')
    const next = { name: 'Torneo nuevo', year: year + 1, copy: { teams: false, players: false } }
    expect((await boss.post('/api/tournaments', next)).status).toBe(201)
    await expect.poll(() => shown('/en-vivo')).toMatch(/Montevideo\|\|\|$/)
  }

  it('is shown by its year, and by the ids of its sports, which links within it name', async () => {
    await openNext()
    for (const query of [`edicion=${year}`, 'deporte=futbol'])
      expect(await shown(`/en-vivo?${query}`)).toContain('America/Montevideo|2|')
    const { text } = await families.get(`/en-vivo?edicion=${year}`)
    expect(JSON.parse(text.split(/<\/?script>/)[1] ?? '').tournament.tournament).toMatchObject({
      name: 'Torneo viejo',
      state: 'archived',
    })
  })

  it('is what links to its matches lead to', async () => {
    await openNext()
    const { status, headers } = await families.get('/en-vivo/partido/partidofutbol')
    expect([status, headers['location']]).toEqual([302, `/en-vivo?edicion=${year}`])
  })

  it('is missing, kindly, for a year without one; the year of the open one is the open one', async () => {
    await openNext()
    expect((await families.get('/en-vivo?edicion=1999')).status).toBe(404)
    expect((await families.get('/en-vivo?edicion=%3Cb%3E')).status).toBe(404)
    expect(await shown(`/en-vivo?edicion=${year + 1}`)).toBe(await shown('/en-vivo'))
  })

  it('is among all champions, with the years of a promotion that exists', async () => {
    await openNext()
    for (const [query, promotionId] of [
      ['', null],
      ['?promo=p98', 'p98'],
      ['?promo=nadie', null],
    ] as const) {
      const { text } = await families.get(`/en-vivo/campeones${query}`)
      const { champions } = JSON.parse(text.split(/<\/?script>/)[1] ?? '')
      expect(champions).toMatchObject({ promotionId, editions: [{ year: year + 1 }, { year }] })
      expect(champions.editions[1].teams).toHaveLength(promotionId ? 1 : 0)
    }
  })
})

it('is the empty page for a television, and keeps its program to itself', async () => {
  expect((await families.get('/en-vivo?tv=1')).text).toBe('uno')
  expect((await families.get('/en-vivo/render.cjs')).status).toBe(404)
})

describe('the calendar', () => {
  const lines = async (query = '') =>
    (await families.get(`/en-vivo/calendario.ics${query}`)).text.replaceAll('\r\n ', '').split('\r\n')
  const field = async (name: string) =>
    (await lines()).find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1)

  it("has each match under an id that stays, at its time in the tournament's zone, and with the number of its version", async () => {
    await expect.poll(() => field('UID')).toBe('partido-partidofutbol@torneo')
    const { date, time, rev } = (await (await api.as('super')).get('/api/matches/partidofutbol')).body as {
      date: string
      time: string
      rev: number
    }
    expect([date, time]).toEqual(['2025-11-15', '10:00'])
    expect([await field('DTSTART'), await field('SEQUENCE')]).toEqual(['20251115T130000Z', String(rev)])
    expect(await field('URL;VALUE=URI')).toBe('https://torneo.example/en-vivo/partido/partidofutbol')
    const organiser = await api.as('admin_tournament')
    await organiser.post('/api/matches/partidofutbol/cancel')
    await expect.poll(() => field('STATUS')).toBe('CANCELLED')
    await organiser.post('/api/matches/partidofutbol/reopen')
    await organiser.post('/api/matches/partidofutbol/abandon', {})
    await expect.poll(() => field('SUMMARY')).toMatch(/^Suspendido: /)
    expect(await field('STATUS')).toBe('CANCELLED')
    await organiser.post('/api/matches/partidofutbol/postpone', { date: '2025-11-22', time: '11:00' })
    await expect.poll(() => field('DTSTART')).toBe('20251122T140000Z')
    expect(await field('STATUS')).toBe('CONFIRMED')
    expect(await field('SUMMARY')).not.toMatch(/^(Suspendido|Postergado)/)
    await organiser.post('/api/matches/partidofutbol/reopen')
    await organiser.patch('/api/matches/partidofutbol', { time: '18:30', location: 'Cancha;\n2, al fondo' })
    await expect.poll(() => field('DTSTART')).toBe('20251115T213000Z')
    expect(await field('UID')).toBe('partido-partidofutbol@torneo')
    expect(Number(await field('SEQUENCE'))).toBeGreaterThan(rev)
    expect((await lines()).filter((line) => /^(2|al fondo)/.test(line))).toEqual([])
  })

  it('begins no line with a text of ours, however it breaks, and folds none in the middle of a sign', async () => {
    const text = 'Evil\r\nBEGIN:VEVENT\nUID:x\u2028\u0085\u0000\u000B; 5,5 \\ ñandú 🏐'.repeat(5)
    await at.team('futbol98', { sportId: 'futbol', promotionId: 'p98', name: text })
    await at.tournament({ name: text })
    await at.match('partidofutbol', {
      sportId: 'futbol',
      homeTeamId: 'futbol98',
      awayTeamId: 'futbol98',
      location: text,
      field: text,
    })
    const read = async () => (await families.get('/en-vivo/calendario.ics?equipo=futbol98')).text
    await expect.poll(read).toContain('ñandú')
    const file = await read()
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of file.split('\r\n'))
      expect([line, Buffer.byteLength(line) <= 75, /[\p{Cc}\uFFFD]/u.test(line)]).toEqual([line, true, false])
    const names = file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line) => line.split(':')[0])
    expect(names.filter((name) => name === 'UID' || name === 'BEGIN')).toEqual(['BEGIN', 'BEGIN', 'UID'])
    expect(file.replaceAll('\r\n ', '')).toContain(
      'LOCATION:Evil\\nBEGIN:VEVENT\\nUID:x\\n\\; 5\\,5 \\\\ ñandú 🏐Evil\\n',
    )
  })

  it('lists very many matches once each in the order of their days, before a change and after it', async () => {
    for (let day = 1; day <= 28; day += 1) {
      for (const time of ['09:00', '10:00', '11:00', '12:00', '13:00']) {
        await at.match(`m${day}x${time.slice(0, 2)}`, {
          sportId: 'futbol',
          homeTeamId: 'futbol98',
          awayTeamId: 'futbol98',
          date: `2025-12-${String(day).padStart(2, '0')}`,
          time,
        })
      }
    }
    const starts = async () => (await lines()).filter((line) => line.startsWith('DTSTART:'))
    await expect.poll(async () => (await starts()).length).toBe(141)
    expect(await starts()).toEqual((await starts()).toSorted())
    await api.raw.collection<{ _id: string }>('matches').updateOne({ _id: 'm14x11' }, { $set: { time: '11:30' } })
    await expect.poll(starts).toContain('DTSTART:20251214T143000Z')
    expect(await starts()).toEqual([...new Set(await starts())].toSorted())
    expect((await lines()).filter((line) => /^(BEGIN|END):VEVENT$/.test(line))).toHaveLength(282)
  })

  it('leaves out a match whose day is no instant, and has the others', async () => {
    await at.match('viejo', { sportId: 'futbol', homeTeamId: 'futbol98', awayTeamId: 'futbol98', date: '0026-12-05' })
    await at.match('lejano', {
      sportId: 'futbol',
      homeTeamId: 'futbol98',
      awayTeamId: 'futbol98',
      date: '9999-12-31',
      time: '23:59',
    })
    await expect.poll(async () => (await api.anonymous.get('/api/public/tournament')).text).toContain('lejano')
    for (const query of ['', '?equipo=futbol98', '?promocion=p98', '?partido=viejo', '?partido=lejano']) {
      const answer = await families.get(`/en-vivo/calendario.ics${query}`)
      expect([
        query,
        answer.status,
        /viejo|lejano/.test(answer.text),
        answer.text.includes('UID:partido-partidofutbol'),
      ]).toEqual([query, 200, false, !query.includes('partido=')])
    }
  })

  it.each(['', '?equipo=futbol98', '?promocion=p98', '?partido=partidofutbol'])(
    'responds to %o with 304 until its match, its team or its sport changes',
    async (query) => {
      const read = (headers = {}) => families.get(`/en-vivo/calendario.ics${query}`, headers)
      await expect.poll(async () => (await read()).text).toContain('UID:')
      const tags = new Set<string>()
      for (const [collection, id, change, words] of [
        ['matches', 'partidofutbol', { homeScore: 7 }, '7'],
        ['teams', 'futbol98', { name: 'Otro nombre' }, 'Otro nombre'],
        ['tournament_sports', 'futbol', { icon: '🥎' }, '🥎'],
      ] as const) {
        await api.raw.collection<{ _id: string }>(collection).updateOne({ _id: id }, { $set: change })
        await expect.poll(async () => (await read()).text).toContain(words)
        const etag = String((await read()).headers.etag)
        expect((await read({ 'if-none-match': etag })).status).toBe(304)
        tags.add(etag)
      }
      expect(tags.size).toBe(3)
    },
  )

  it.each([
    ['', 200, 1],
    ['?equipo=futbol98', 200, 1],
    ['?promocion=p98', 200, 1],
    ['?partido=partidofutbol', 200, 1],
    ['?equipo=ajedrez98', 404, 0],
    ['?equipo=nadie', 404, 0],
    ['?promocion=nadie', 404, 0],
    ['?partido=nadie', 404, 0],
    ['?equipo=futbol98&equipo=x', 404, 0],
  ])('responds to %o with %i and %i matches', async (query, status, count) => {
    await expect
      .poll(async () => (await lines()).filter((line) => line.startsWith('UID:')))
      .toEqual(['UID:partido-partidofutbol@torneo'])
    expect((await families.get(`/en-vivo/calendario.ics${query}`)).status).toBe(status)
    expect((await lines(query)).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(count)
  })
})

/** Reads the data of a page. */
const dataOf = async (url: string, headers = {}) =>
  JSON.parse((await families.get(url, headers)).text.split(/<\/?script>/)[1] ?? '') as {
    readonly tournament: {
      readonly matches: { readonly id: string }[]
      readonly standings: object
      readonly competitions: object
      readonly teams: object[]
    }
    readonly part: { readonly day: string | null; readonly days: string[] }
  }

describe('a season of matches', () => {
  beforeEach(async () => {
    await at.sport('voley', { order: 200 })
    for (const sport of ['futbol', 'voley']) {
      for (let place = 0; place < 30; place += 1) {
        const date = `2025-${place < 15 ? '10' : '12'}-${String((place % 15) + 1).padStart(2, '0')}`
        await at.match(`${sport}${place}`, {
          sportId: sport,
          homeTeamId: 'futbol98',
          awayTeamId: 'futbol98',
          date,
          status: place < 15 ? 'finished' : 'scheduled',
        })
      }
    }
    await vi.waitUntil(
      async () => (await api.anonymous.get('/api/public/tournament')).text.includes('voley29'),
      inject('waitMs'),
    )
  })

  it('the page carries what its first screen shows, and how much more there is', async () => {
    const { tournament, part } = await dataOf('/en-vivo')
    expect(tournament.matches.length).toBeLessThan(20)
    expect(Object.keys(tournament.standings)).toEqual(['futbol'])
    expect(tournament.teams).toEqual([])
    expect(part).toMatchObject({ sport: 'futbol', day: null, results: [0, 15], upcoming: [0, 15] })
    expect(tournament.competitions).toEqual({})
  })

  it('the page carries the competition of the sport that it shows', async () => {
    const zones = [{ id: 'a', name: 'Zona A', teamIds: [] }]
    const league = { id: 'zonas', name: 'Zonas', kind: 'league', legs: 1, zones, tieBreaks: ['points'] }
    const admin = await api.as('admin_tournament')
    expect(await admin.put('/api/competitions/futbol', { phases: [league] })).toMatchObject({
      status: 200,
      body: { sportId: 'futbol' },
    })
    await expect
      .poll(async () => (await dataOf('/en-vivo')).tournament.competitions)
      .toMatchObject({ futbol: { phases: [{ tables: [{ zoneId: 'a' }] }] } })
    expect((await dataOf('/en-vivo?deporte=voley')).tournament.competitions).toEqual({})
  })

  it('each day of each sport has an address, and is there whole', async () => {
    const { part } = await dataOf('/en-vivo?deporte=voley')
    expect(part).toMatchObject({ sport: 'voley', days: expect.arrayContaining(['2025-10-03', '2025-12-15']) })
    for (const [place, day] of part.days.entries()) {
      const { tournament, part } = await dataOf(`/en-vivo?deporte=voley&dia=${day}`)
      expect([part.day, tournament.matches.some(({ id }) => id === `voley${place}`)]).toEqual([day, true])
    }
    for (const other of ['2031-01-01', 'x', '<b>'])
      expect((await dataOf(`/en-vivo?deporte=voley&dia=${other}`)).part).toMatchObject({ day: null })
  })

  it('a release of the page that takes no part gets all', async () => {
    release('antes', 1500, false)
    const { tournament, part } = await dataOf('/en-vivo')
    expect([tournament.matches.length, part]).toEqual([61, null])
    release('uno', 1000)
  })
})

it('is installed on a phone under the name of the tournament', async () => {
  const { headers, text } = await families.get('/en-vivo/manifest.webmanifest')
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'application/manifest+json; charset=utf-8',
    'no-cache',
  ])
  const own = { name: 'Torneo 2025', id: '/en-vivo', start_url: '/en-vivo', scope: '/en-vivo' }
  expect(JSON.parse(text)).toMatchObject({ ...own, lang: 'es', display: 'standalone' })
})

it('is that of a new release as soon as it is there', async () => {
  release('dos', 2000)
  expect(await shown('/en-vivo')).toMatch(/^dos\|1\|/)
})

it('is the empty page, which browsers render, where its program fails', async () => {
  release('tres', 3000)
  writeFileSync(join(page, 'render.cjs'), 'exports.render = () => { throw new Error("Fault") }')
  for (const url of ['/en-vivo', '/en-vivo/partido/partidofutbol']) {
    const { status, text } = await families.get(url)
    expect([status, text]).toEqual([200, 'tres'])
  }
})
