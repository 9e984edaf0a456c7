import { expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()
const event = { title: 'Apertura', date: '2025-11-15', time: '09:30', type: 'ceremony' }

it.each([
  ['date', '2025-02-30', 'Usa una fecha que exista, como 2025-11-15'],
  ['date', '15/11/2025', 'Usa una fecha que exista, como 2025-11-15'],
  ['time', '24:00', 'Usa una hora como 14:30'],
  ['time', '9:5', 'Usa una hora como 14:30'],
])('rejects the %s %s, new or changed (R13)', async (path, value, message) => {
  const landing = await api.as('admin_landing')
  const { body } = await landing.post('/api/schedule', event)
  const before = await api.snapshot()
  for (const answer of [
    await landing.post('/api/schedule', { ...event, [path]: value }),
    await landing.patch(`/api/schedule/${body.id}`, { [path]: value }),
  ]) {
    expect([answer.status, answer.body.details]).toEqual([400, [{ path, message }]])
  }
  expect(await api.snapshot()).toBe(before)
})

it('clears optional fields', async () => {
  const landing = await api.as('admin_landing')
  const { body } = await landing.post('/api/schedule', { ...event, location: 'Cancha 1', description: 'x' })
  expect((await landing.patch(`/api/schedule/${body.id}`, { location: ' ', description: '' })).body).toMatchObject({
    location: '',
    description: '',
  })
})
