import { expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()

it('installs the panel under the name of the tournament', async () => {
  await tournamentScene(api).tournament({ name: 'Copa San José', year: 2025 })
  const { status, headers, text } = await api.anonymous.get('/manifest.webmanifest')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
    'no-cache',
  ])
  const manifest = JSON.parse(text) as { icons: { sizes: string; purpose: string }[] }
  expect(manifest).toMatchObject({
    name: 'Copa San José · Panel',
    id: '/',
    start_url: '/',
    scope: '/',
    lang: 'es',
    display: 'standalone',
  })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})
