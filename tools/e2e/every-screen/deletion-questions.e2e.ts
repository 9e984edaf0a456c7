import type { BinItem } from '@torneo/contracts/records/bin'
import type { binWords } from '@torneo/contracts/records/bin-words'
import { formatCounts, kindOf, recoverySentence } from '@torneo/domain/format/bin-labels'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let page: Page
let teamId = ''
let cupSportId = ''
let matchId = ''

async function create(path: string, data: object): Promise<string> {
  const response = await page.request.post(`/api/${path}`, { data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return ((await response.json()) as { id: string }).id
}

async function upload(): Promise<string> {
  const file = { name: 'punto.png', mimeType: 'image/png', buffer: png }
  const response = await page.request.post('/api/storage/buckets/gallery/files', { multipart: { file } })
  return ((await response.json()) as { url: string }).url
}

/** Creates records whose images nothing else uses, and a sport without a match that has begun. */
beforeAll(async () => {
  ;({ page } = await product.openPage({ role: 'super', path: null, keep: true }))
  await create('sponsors', { name: 'Aaa Sponsor', logo: await upload(), website: 'https://aaa.example', tier: 'gold' })
  await create('hall-of-fame', {
    year: 2099,
    category: 'Ajedrez',
    winner: 'Aaa Ganadora',
    description: '',
    image: await upload(),
  })
  await create('news', { title: 'Aaa Novedad', date: '2025-11-10', text: '<p>a</p>', image: await upload() })
  await create('pages', { title: 'Aaa Página', text: '<p>a</p>' })
  await create('gallery-groups', {
    title: 'Aaa Galería',
    description: '',
    date: '',
    coverImage: await upload(),
    images: [await upload()],
  })
  const rules = {
    playersPerTeam: 4,
    matchDuration: 60,
    hasHalves: false,
    pointsForWin: 3,
    pointsForDraw: 1,
    pointsForLoss: 0,
  }
  const sportId = await create('tournament-sports', {
    name: 'Ajedrez',
    icon: '♟️',
    description: '',
    rules,
    active: true,
  })
  const promotionId = await create('promotions', {
    year: 1971,
    name: 'Promo 71',
    category: 'Senior',
    color: '#1F5BB5',
    logo: '',
    description: '',
  })
  teamId = await create('teams', { name: 'Torres', sportId, promotionId, logo: await upload() })
  const awayTeamId = await create('teams', { name: 'Alfiles', sportId, promotionId })
  for (const number of [1, 2])
    await create('players', { teamId, name: `Dama ${number}`, number, position: 'Punta', photo: await upload() })
  const {
    items: [known],
  } = (await (await page.request.get('/api/matches')).json()) as { items: readonly { date: string }[] }
  matchId = await create('matches', {
    sportId,
    homeTeamId: teamId,
    awayTeamId,
    date: known?.date,
    time: '23:00',
    location: 'Salón',
  })
  await create(`matches/${matchId}/reports`, { kind: 'incident', text: 'Se cortó la luz' })
  await create('officials', { name: 'Aaa Árbitra', role: 'referee' })
  cupSportId = await create('tournament-sports', { name: 'Damas', icon: '♟️', description: '', rules, active: true })
  const zone = { id: 'a', name: 'Zona A', teamIds: [] }
  const league = { id: 'zonas', name: 'Zonas', kind: 'league', legs: 1, zones: [zone], tieBreaks: ['points'] }
  const saved = await page.request.put(`/api/competitions/${cupSportId}`, { data: { phases: [league] } })
  if (!saved.ok()) throw new Error(`The competition was answered ${saved.status()}`)
  await upload()
})

const remove =
  (name: RegExp | string = /^Eliminar /) =>
  () =>
    page.getByRole('button', { name }).first().click()

/** Opens the question of each kind that the bin shows; a new kind does not compile without its row. */
const places: Readonly<
  Record<
    keyof typeof binWords,
    { readonly path: () => string; readonly openQuestion: () => Promise<void>; readonly isAlone?: boolean }
  >
> = {
  landing_sports: { path: () => '/sports', openQuestion: remove(), isAlone: true },
  schedule: { path: () => '/schedule', openQuestion: remove(), isAlone: true },
  gallery_groups: { path: () => '/gallery-groups', openQuestion: remove(/^Eliminar.*Aaa Galería/) },
  sponsors: { path: () => '/sponsors', openQuestion: remove(/^Eliminar.*Aaa Sponsor/) },
  hall_of_fame: { path: () => '/hall-of-fame', openQuestion: remove(/^Eliminar.*Aaa Ganadora/) },
  news: { path: () => '/news', openQuestion: remove(/^Eliminar.*Aaa Novedad/) },
  pages: { path: () => '/pages', openQuestion: remove(/^Eliminar.*Aaa Página/), isAlone: true },
  players: { path: () => `/tournament/teams/${teamId}`, openQuestion: remove('Eliminar Dama 1') },
  matches: {
    path: () => '/tournament/fixtures?buscar=Torres',
    isAlone: true,
    openQuestion: async () => {
      await page
        .getByRole('button', { name: /^Más.*Torres/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    },
  },
  officials: {
    path: () => '/tournament/fixtures/officials',
    isAlone: true,
    openQuestion: remove('Eliminar Aaa Árbitra'),
  },
  match_reports: {
    path: () => `/tournament/fixtures?abrir=informes.${matchId}`,
    isAlone: true,
    openQuestion: remove(/^Eliminar el informe/),
  },
  teams: { path: () => '/tournament/teams?buscar=Torres', openQuestion: remove(/^Eliminar Torres/) },
  promotions: { path: () => '/tournament/promotions', openQuestion: remove('Eliminar Promo 71') },
  tournament_sports: { path: () => '/tournament/sports', openQuestion: remove('Eliminar Ajedrez') },
  competitions: {
    path: () => `/tournament/competition?deporte=${cupSportId}`,
    isAlone: true,
    openQuestion: async () => {
      await page.getByRole('button', { name: 'Más acciones de la competencia' }).click()
      await page.getByRole('menuitem', { name: /^Eliminar/ }).click()
    },
  },
  files: {
    path: () => '/hero',
    isAlone: true,
    openQuestion: async () => {
      await page.getByRole('button', { name: 'Cambiar imagen' }).first().click()
      const picker = page.getByRole('dialog', { name: 'Elegir imagen' })
      await picker.getByRole('radio', { name: 'Biblioteca' }).check()
      await picker.getByRole('tab', { name: /Galería/ }).click()
      await picker
        .getByRole('radio', { name: /sin usar/ })
        .first()
        .check()
      await picker.getByRole('button', { name: 'Eliminar imagen' }).click()
    },
  },
}

it.each(Object.entries(places))(
  'the question before a deletion of %s says until when, counts as the bin does, and it comes back',
  async (kind, { path, openQuestion, isAlone = false }) => {
    await page.goto(path())
    await openQuestion()
    const question = page.getByRole('alertdialog')
    await question.getByText(recoverySentence(kind), { exact: true }).waitFor()
    const questionText = await question.innerText()
    await question.getByRole('button', { name: /^Eliminar/ }).click()
    await question.waitFor({ state: 'detached' })
    const newest = async () =>
      ((await (await page.request.get('/api/bin')).json()) as { items: readonly BinItem[] }).items[0]
    await expect.poll(async () => kindOf((await newest())?.collection ?? '')).toBe(kind)
    // The images of a record follow it into the bin.
    const counted = async () => formatCounts((await newest())?.along ?? [])
    const isCounted = (words: string) => (isAlone ? words === '' : words !== '' && questionText.includes(` ${words}`))
    await expect.poll(async () => isCounted(await counted())).toBe(true)
    expect((await page.request.post(`/api/bin/${(await newest())?.batch}/restore`)).status()).toBe(200)
  },
)
