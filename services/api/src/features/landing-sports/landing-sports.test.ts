import { expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()
const sport = { name: 'Fútbol', description: 'Once contra once', category: 'Masculino' }

it('preserves emoji', async () => {
  const landing = await api.as('admin_landing')
  expect((await landing.post('/api/landing-sports', { ...sport, icon: '🏃🏽‍♀️' })).body.icon).toBe('🏃🏽‍♀️')
})

it('is not a sport that is played (R27)', async () => {
  const [landing, organiser] = [await api.as('admin_landing'), await api.as('admin_tournament')]
  await landing.post('/api/landing-sports', sport)
  expect((await organiser.get('/api/tournament-sports')).body.total).toBe(0)
})

it('takes one of three categories', async () => {
  const landing = await api.as('admin_landing')
  const before = await api.snapshot()
  const answer = await landing.post('/api/landing-sports', { ...sport, category: 'Infantil' })
  expect(answer.body.details).toEqual([{ path: 'category', message: 'El valor no es válido' }])
  expect(await api.snapshot()).toBe(before)
})
