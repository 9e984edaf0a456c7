import type { EditionChampions } from '@torneo/contracts/site/champions'
import { expect, it } from 'vitest'
import { enterResult, useCup } from '../../../testing/cup'
import { useTestApi } from '../../../testing/test-api'

const api = useTestApi()
const cup = useCup(api)
const url = '/api/public/champions'
const year = new Date().getFullYear()

const read = async (query = ''): Promise<EditionChampions[]> => (await api.anonymous.get(url + query)).body.items
const placesIn = (edition: EditionChampions | undefined) =>
  edition?.podiums.map(({ category, places }) => [category, places.map(({ place, team }) => [place, team.name])])
const teamsIn = (edition: EditionChampions | undefined) =>
  edition?.teams.map(({ team, sport, place }) => [team.name, sport.name, place]).toSorted()

it('has the podiums of all editions, newest first, and the years of a promotion, the same once archived', async () => {
  await cup.scene.promotion('otra', { year: 2005 })
  await cup.scene.team('c1', { sportId: 'futbol', promotionId: 'otra' })
  const { admin, zoneA, zoneB, final } = await cup.drawn()
  expect(placesIn((await read())[0])).toEqual([])
  for (const match of [zoneA, zoneB, final]) expect((await enterResult(admin, match, 2, 0)).status).toBe(200)
  await expect
    .poll(async () => placesIn((await read())[0]))
    .toEqual([
      [
        'Fútbol',
        [
          [1, 'a1'],
          [2, 'b1'],
        ],
      ],
    ])
  const [open] = await read('?promotionId=p')
  expect(open).toMatchObject({ year })
  expect(teamsIn(open)).toEqual([
    ['a1', 'Fútbol', 1],
    ['a2', 'Fútbol', null],
    ['b1', 'Fútbol', 2],
    ['b2', 'Fútbol', null],
  ])

  const next = { name: 'Copa', year: year + 1, copy: { teams: true, players: false } }
  expect((await admin.post('/api/tournaments', next)).status).toBe(201)
  await expect.poll(async () => (await read()).length).toBe(2)
  const [newest, archived] = await read('?promotionId=p')
  expect(archived).toEqual(open)
  expect([newest?.year, newest?.podiums]).toEqual([year + 1, []])
  expect(teamsIn(newest)?.map(([name, , place]) => [name, place])).toEqual([
    ['a1', null],
    ['a2', null],
    ['b1', null],
    ['b2', null],
  ])
  expect((await read('?promotionId=otra')).map((edition) => teamsIn(edition)?.map(([name]) => name))).toEqual([
    ['c1'],
    ['c1'],
  ])
  expect((await read()).map(({ teams }) => teams)).toEqual([[], []])
})

it('is 400 for anything but the id of a promotion', async () => {
  expect((await api.anonymous.get(`${url}?promotionId=`)).status).toBe(400)
  expect((await api.anonymous.get(`${url}?promo=p`)).status).toBe(400)
  expect((await api.anonymous.get(`${url}?promotionId=nadie`)).status).toBe(200)
})
