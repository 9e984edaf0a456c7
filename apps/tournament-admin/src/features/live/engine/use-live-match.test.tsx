import { screen } from '@testing-library/react'
import { matchCommandEndpoints } from '@torneo/contracts/match/match-commands'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import { accountEndpoints } from '@torneo/contracts/people/account'
import { aMatch, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { renderScreen } from '@torneo/testing/render-screen'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serveLiveMatch } from '../../../../dev/serve-live-match'
import { useLiveMatch, useWaitingCount } from './use-live-match'

function Board() {
  const { status, shown, act } = useLiveMatch('m1')
  return (
    <>
      <p>
        {status} {shown && `${shown.match.homeScore} a ${shown.match.awayScore}`}
      </p>
      <button type="button" onClick={() => act({ kind: 'score', side: 'home', step: 1 })}>
        +1
      </button>
    </>
  )
}

function Screen() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      {isShown && <Board />}
      <p>{useWaitingCount()} por enviar</p>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Salir' : 'Entrar'}
      </button>
    </>
  )
}

function open({ isBlocked = false } = {}) {
  const as = aUser()
  const api = new FakeApi(as)
  const server = serveLiveMatch(api, {
    match: aMatch({ id: 'm1', status: 'live', isLive: true, rev: 5, awayScore: 2 }),
  })
  const realtime = new FakeRealtime().setSnapshot('match:m1', server.state())
  if (isBlocked) realtime.drop()
  return { as, server, ...renderScreen(<Screen />, { as, api, realtime }) }
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.useRealTimers())

const press = (name: string) => screen.getByRole('button', { name }).click()

describe('a live match', () => {
  it('shows what the socket says, and an own action at once', async () => {
    const { server, realtime } = open()
    await screen.findByText('ready 0 a 2')
    press('+1')
    expect(await screen.findByText('ready 1 a 2')).toBeDefined()
    expect(await screen.findByText('0 por enviar')).toBeDefined()
    server.actFromOtherPanel({ kind: 'score', side: 'away', step: 1 })
    realtime.push('match:m1', server.state())
    expect(await screen.findByText('ready 1 a 3')).toBeDefined()
  })

  it('is read, and read again, where no socket gets through', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server, api } = open({ isBlocked: true })
    await screen.findByText('ready 0 a 2')
    server.actFromOtherPanel({ kind: 'score', side: 'away', step: 1 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await screen.findByText('ready 0 a 3')).toBeDefined()
    press('+1')
    await expect.poll(() => server.received).toHaveLength(2)
    expect(await screen.findByText('ready 1 a 3')).toBeDefined()
    expect(api.callsTo(matchEndpoints.find).length).toBeGreaterThan(1)
  })

  it('is missing when it was deleted', async () => {
    const { realtime } = open()
    await screen.findByText('ready 0 a 2')
    realtime.rejectSubscription('match:m1', { code: 404, message: 'No existe o ya fue eliminado' })
    expect(await screen.findByText('missing 0 a 2')).toBeDefined()
  })
})

describe('pending actions', () => {
  it('goes out when the connection is back, whatever screen is open', async () => {
    const { server, realtime } = open()
    await screen.findByText('ready 0 a 2')
    server.connection = 'down'
    realtime.goOffline()
    press('+1')
    press('+1')
    expect(await screen.findByText('2 por enviar')).toBeDefined()
    press('Salir')
    server.connection = 'up'
    realtime.reconnect()
    expect(await screen.findByText('0 por enviar')).toBeDefined()
    expect(server.received).toHaveLength(2)
    press('Entrar')
    expect(await screen.findByText('ready 2 a 2')).toBeDefined()
  })

  it('are sent from an earlier visit as soon as any live screen opens', async () => {
    const first = open()
    await screen.findByText('ready 0 a 2')
    first.server.connection = 'down'
    press('+1')
    await expect.poll(() => first.api.callsTo(matchCommandEndpoints.score)).toHaveLength(1)
    first.unmount()
    const api = new FakeApi(first.as)
    const server = serveLiveMatch(api)
    function Elsewhere() {
      return <p>{useWaitingCount()} por enviar</p>
    }
    renderScreen(<Elsewhere />, { as: first.as, api })
    expect(await screen.findByText('1 por enviar')).toBeDefined()
    expect(await screen.findByText('0 por enviar')).toBeDefined()
    expect(server.received).toEqual([{ kind: 'score', side: 'home', step: 1 }])
  })

  it('wait for their own user while somebody else is signed in from another tab', async () => {
    const { api, as, server, user } = open()
    await screen.findByText('ready 0 a 2')
    server.connection = 'down'
    press('+1')
    press('+1')
    await screen.findByText('2 por enviar')
    api.user = aUser({ id: 'otra', email: 'otra@torneo.local' })
    localStorage.setItem('torneo:session', 'in otra')
    window.dispatchEvent(new StorageEvent('storage', { key: 'torneo:session' }))
    const signIn = await screen.findByRole('button', { name: 'Ingresar de nuevo' })
    server.connection = 'up'
    const writes: string[] = []
    globalThis.fetch = (input, init = {}) => {
      const address = input instanceof Request ? input.url : input.toString()
      if (init.method !== 'GET') writes.push(`${init.method} ${address}`)
      return api.fetch(input, init)
    }
    window.dispatchEvent(new Event('online'))
    api.respond(accountEndpoints.signIn, () => {
      api.user = as
      return as
    })
    await user.click(signIn)
    expect(await screen.findByText('0 por enviar')).toBeDefined()
    expect(writes).toEqual(['POST /api/account/sessions', 'POST /api/matches/m1/score', 'POST /api/matches/m1/score'])
    expect(server.received).toHaveLength(2)
  })

  it('wait for the sign-in over the screen after a session ended', async () => {
    const { api, as, server, user } = open()
    await screen.findByText('ready 0 a 2')
    api.user = null
    press('+1')
    const signIn = await screen.findByRole('button', { name: 'Ingresar de nuevo' })
    expect(screen.getByText('1 por enviar')).toBeDefined()
    api.respond(accountEndpoints.signIn, () => {
      api.user = as
      return as
    })
    await user.click(signIn)
    expect(await screen.findByText('0 por enviar')).toBeDefined()
    expect(screen.getByText('ready 1 a 2')).toBeDefined()
    expect(server.received).toHaveLength(1)
  })
})
