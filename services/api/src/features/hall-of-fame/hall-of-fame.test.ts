import { expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()
const url = '/api/hall-of-fame'

it('takes the digits of a year as the number, also in a change', async () => {
  const landing = await api.as('admin_landing')
  const { body } = await landing.post(url, { year: '1998', category: 'Fútbol', winner: 'Promoción 1998' })
  expect(body.year).toBe(1998)
  expect((await landing.patch(`${url}/${body.id}`, { year: ' 1999 ' })).body.year).toBe(1999)
})

it.each(['12.7', '1e3', 20_255, 'mil', true])('rejects the year %j', async (year) => {
  const landing = await api.as('admin_landing')
  const before = await api.snapshot()
  const answer = await landing.post(url, { year, category: 'Fútbol', winner: 'x' })
  expect([answer.status, answer.body.details]).toEqual([
    400,
    [{ path: 'year', message: 'Usa un año de cuatro cifras' }],
  ])
  expect(await api.snapshot()).toBe(before)
})
