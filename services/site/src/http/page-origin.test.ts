import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useTestApi } from '@torneo/api/testing/test-api'
import { tournamentScene } from '@torneo/api/testing/tournament-scene'
import { useNode } from '@torneo/api/testing/use-node'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { type Families, useFamilies } from '../testing/use-families'

const folder = mkdtempSync(join(tmpdir(), 'torneo-origins-'))
mkdirSync(join(folder, 'en-vivo'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'en-vivo/index.html'), 'vacía')
writeFileSync(
  join(folder, 'en-vivo/render.cjs'),
  `let renders = 0
  exports.takesPart = true
  exports.render = ({ origin }) => ({ before: '<meta content="' + origin + '/en-vivo"><i>' + ++renders + '</i>', after: '', css: '' })`,
)

const api = useTestApi()
const node = useNode(api)
const direct = useFamilies(api, node, { SITE_DIR: folder })
const proxied = useFamilies(api, node, { SITE_DIR: folder, TRUST_PROXY: 'loopback' })
const at = tournamentScene(api)
beforeEach(async () => {
  await at.sport('futbol')
  await at.promotion('p98')
  await at.team('t98', { sportId: 'futbol', promotionId: 'p98' })
  await at.match('partido', { sportId: 'futbol', homeTeamId: 't98', awayTeamId: 't98' })
})

const pages = ['/en-vivo', '/en-vivo/partido/partido', '/en-vivo/calendario.ics'] as const
const read = async (families: Families, url: string, headers: Record<string, string>) =>
  (await families.get(url, headers)).text.replaceAll('\r\n ', '')
const originIn = (text: string) => /(?:content="|VALUE=URI:)(.*?)\/en-vivo/.exec(text)?.[1]

it.each(pages)('%s has the address of who asks, and never that of who asked before', async (url) => {
  for (const _twice of [1, 2]) {
    for (const host of ['torneo.example', '192.168.1.7:4200', '[::1]:4200', 'OTRO.example']) {
      const text = await read(direct, url, { host, 'x-forwarded-host': 'malo.example', 'x-forwarded-proto': 'https' })
      expect([originIn(text), text.includes('malo')]).toEqual([`http://${host.toLowerCase()}`, false])
    }
  }
})

it.each(pages)('%s believes a proxy that is trusted', async (url) => {
  const text = await read(proxied, url, {
    host: 'interno:4200',
    'x-forwarded-host': 'torneo.example',
    'x-forwarded-proto': 'https',
  })
  expect(originIn(text)).toBe('https://torneo.example')
})

it.each(['"><script>', 'a b', 'x/y', 'user@host', 'ñ.example', '-', `${'a'.repeat(300)}.example`])(
  'a host like %o stands in no page',
  async (host) => {
    for (const url of pages)
      expect(originIn(await read(proxied, url, { host: 'interno', 'x-forwarded-host': host })) ?? '').toBe('')
  },
)

it('is rendered once, however many hosts are made up', async () => {
  const renders = async (host: string) => /<i>(\d+)<\/i>/.exec(await read(direct, '/en-vivo', { host }))?.[1]
  await expect.poll(async () => (await renders('uno.example')) === (await renders('dos.example'))).toBe(true)
})
