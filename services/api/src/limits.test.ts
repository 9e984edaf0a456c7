import { describe, expect, it } from 'vitest'
import { createTestClient } from './testing/test-client'
import { useTestApi } from './testing/test-api'
import { useNode } from './testing/use-node'

const api = useTestApi()
/** With limits that a test can meet. */
const tight = useNode(api, { environment: { MAX_SOCKETS_NETWORK: '3', MAX_SOCKETS_SESSION: '2', MAX_WRITES_MINUTE: '3' } })
const soon = { timeout: 5000, interval: 5 }

describe('writes in a minute', () => {
  it('of one session are refused with a sentence and when to go on, and change nothing; reads, others and signing out go on', async () => {
    const captain = await api.as('team_captain')
    const [here, elsewhere] = [createTestClient(tight.app, captain.token), createTestClient(tight.app, (await api.signedIn(captain.user)).token)]
    const theme = (client: typeof here, value: string) => client.patch('/api/account/prefs', { theme: value })
    for (const value of ['dark', 'light', 'dark']) expect((await theme(here, value)).status).toBe(200)
    const before = await api.snapshot()
    const { status, body, headers } = await theme(here, 'light')
    expect([status, body]).toEqual([429, {
      code: 429, type: 'rate_limited', message: 'Hiciste demasiados cambios en un minuto. Espera un momento y vuelve a intentar.',
    }])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(await api.snapshot()).toBe(before)
    expect((await here.get('/api/account')).body.prefs).toEqual({ theme: 'dark' })
    expect((await theme(elsewhere, 'light')).status).toBe(200)
    expect((await here.delete('/api/account/sessions/current')).status).toBe(204)
  })
})

describe('sockets at once', () => {
  it('of strangers of one network are bounded; who is signed in has room there, and a socket that closes makes some', async () => {
    const strangers = Array.from({ length: 3 }, () => tight.open({ isPublic: true }))
    await Promise.all(strangers.map((one) => one.subscribe('matches')))
    const refused = tight.open({ isPublic: true })
    // Not 1008, after which a page would never try again.
    expect(await refused.ended()).toBe(1006)
    const signedIn = tight.open({ token: (await api.as('admin_tournament')).token })
    await signedIn.subscribe('matches')
    strangers[0]?.close()
    await expect.poll(async () => {
      const next = tight.open({ isPublic: true })
      await Promise.race([next.opened(), next.ended()])
      return next.isOpen()
    }, soon).toBe(true)
  })

  it('of one session are bounded, and another has its own', async () => {
    const [one, other] = [await api.as('admin_tournament'), await api.as('admin_landing')]
    const open = [tight.open({ token: one.token }), tight.open({ token: one.token })]
    await Promise.all(open.map((socket) => socket.subscribe('matches')))
    expect(await tight.open({ token: one.token }).ended()).toBe(1006)
    await tight.open({ token: other.token }).subscribe('matches')
  })
})
