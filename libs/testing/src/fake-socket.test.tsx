import { screen } from '@testing-library/react'
import {
  api,
  queryOf,
  useConnection,
  useContentChanges,
  useMatches,
  useMatchState,
  useSportTables,
} from '@torneo/client'
import { heroEndpoints } from '@torneo/contracts/content/hero'
import { sponsorEndpoints } from '@torneo/contracts/content/sponsors'
import { accountEndpoints } from '@torneo/contracts/people/account'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { aHero, aMatch, aSponsor, aUser } from './builders'
import { networkFailure } from './error-reply'
import { FakeApi } from './fake-api'
import { FakeRealtime } from './fake-socket'
import { renderScreen } from './render-screen'

const { useTestSponsorsQuery, useTestHeroQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    testSponsors: queryOf(build, sponsorEndpoints.list),
    testHero: queryOf(build, heroEndpoints.get),
  }),
})

const state = (rev: number, homeScore: number) => ({
  match: aMatch({ id: 'm1', rev, homeScore, status: 'live' }),
  events: [],
  applied: [],
})

function Matches() {
  const { data, error } = useMatches()
  return (
    <ul>
      {data?.map(({ id, status }) => (
        <li key={id}>
          {id} {status}
        </li>
      ))}
      {data?.length === 0 && <li>ninguno</li>}
      {error && <li>{error.message}</li>}
    </ul>
  )
}

function Score({ id }: { id: string }) {
  const { data, asOf, error } = useMatchState(id)
  return (
    <p>
      {error ? `${error.code} ${error.message}` : data ? `${data.match.homeScore} goles` : 'nada'}
      {asOf !== null && ', con edad'}
    </p>
  )
}

function ConnectionState() {
  return <p>{useConnection().state}</p>
}

describe('the matches', () => {
  it('come with a snapshot and change row by row, live first', async () => {
    const realtime = new FakeRealtime().setSnapshot('matches', {
      items: [aMatch({ id: 'a' }), aMatch({ id: 'b', date: '2025-11-16' })],
    })
    renderScreen(<Matches />, { realtime })
    expect(await screen.findByText('a scheduled')).toBeDefined()
    realtime.push('matches', { items: [aMatch({ id: 'b', rev: 2, status: 'live', date: '2025-11-16' })], removed: [] })
    await screen.findByText('b live')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['b live', 'a scheduled'])
    realtime.push('matches', { items: [aMatch({ id: 'b', rev: 3, status: 'finished' })], removed: ['a'] })
    expect(await screen.findByText('ninguno')).toBeDefined()
  })

  it('share one subscription', async () => {
    const { realtime } = renderScreen(
      <>
        <Matches />
        <Matches />
      </>,
    )
    await expect.poll(() => screen.queryAllByText('ninguno')).toHaveLength(2)
    expect(realtime.subscribed()).toEqual(['matches'])
  })
})

describe('a match', () => {
  it('does not go back to an older state', async () => {
    const { realtime } = renderScreen(<Score id="m1" />, {
      realtime: new FakeRealtime().setSnapshot('match:m1', state(4, 1)),
    })
    await screen.findByText(/1 goles/)
    realtime.push('match:m1', state(3, 7)).push('match:m1', state(5, 2))
    expect(await screen.findByText(/2 goles/)).toBeDefined()
    realtime.setSnapshot('match:m1', state(4, 9)).push('match:m1', state(5, 3))
    expect(await screen.findByText(/3 goles/)).toBeDefined()
  })

  it('is a 404 when it does not exist', async () => {
    renderScreen(<Score id="nadie" />)
    expect(await screen.findByText('404 No existe o ya fue eliminado')).toBeDefined()
  })

  it('is shown from the cache when the screen returns to it, before any snapshot', async () => {
    function Screen() {
      const [shown, setShown] = useState(true)
      return (
        <>
          <button type="button" onClick={() => setShown(!shown)}>
            Cambiar
          </button>
          {shown && <Score id="m1" />}
        </>
      )
    }
    const { realtime, user } = renderScreen(<Screen />, {
      realtime: new FakeRealtime().setSnapshot('match:m1', state(4, 1)),
    })
    await screen.findByText(/1 goles/)
    await user.click(screen.getByRole('button'))
    await expect.poll(() => realtime.subscribed()).toEqual([])
    realtime.drop()
    await user.click(screen.getByRole('button'))
    expect(screen.getByText('1 goles, con edad')).toBeDefined()
  })
})

it('the tables of a sport without teams are empty', async () => {
  function Tables() {
    const { data } = useSportTables('s1')
    return <p>{data ? `${data.standings.length} equipos` : 'nada'}</p>
  }
  renderScreen(<Tables />, { realtime: new FakeRealtime().setSnapshot('standings:s1', { standings: [], scorers: [] }) })
  expect(await screen.findByText('0 equipos')).toBeDefined()
})

describe('the connection', () => {
  it('is online, reconnecting or offline, and catches up on missed changes', async () => {
    const { realtime } = renderScreen(
      <>
        <ConnectionState />
        <Score id="m1" />
      </>,
      { realtime: new FakeRealtime().setSnapshot('match:m1', state(4, 1)) },
    )
    expect(await screen.findByText('online')).toBeDefined()
    await screen.findByText(/1 goles/)
    realtime.drop()
    expect(await screen.findByText('reconnecting')).toBeDefined()
    realtime.goOffline()
    expect(await screen.findByText('offline')).toBeDefined()
    realtime.push('match:m1', state(5, 2)).reconnect()
    expect(await screen.findByText(/2 goles/)).toBeDefined()
    expect(screen.getByText('online')).toBeDefined()
  })

  it('ends with the session, asks for the sign-in over the screen, and reopens after it', async () => {
    const as = aUser()
    const {
      api: server,
      realtime,
      user,
    } = renderScreen(
      <>
        <ConnectionState />
        <Score id="m1" />
      </>,
      { as, realtime: new FakeRealtime().setSnapshot('match:m1', state(4, 1)) },
    )
    await screen.findByText(/1 goles/)
    server.user = null
    realtime.end()
    expect(await screen.findByText('offline')).toBeDefined()
    server.respond(accountEndpoints.signIn, () => {
      server.user = as
      return as
    })
    realtime.push('match:m1', state(5, 2))
    await user.click(await screen.findByRole('button', { name: 'Ingresar de nuevo' }))
    expect(await screen.findByText(/2 goles/)).toBeDefined()
  })

  it('is retried when the server closed it and the session cannot be checked', async () => {
    const { api: server, realtime } = renderScreen(
      <>
        <ConnectionState />
        <Matches />
      </>,
    )
    await screen.findByText('online')
    server.respond(accountEndpoints.current, networkFailure)
    realtime.end()
    await screen.findByText('offline')
    expect(await screen.findByText('online')).toBeDefined()
  })

  it('stays closed when the server closed it and the session is valid', async () => {
    const { api: server, realtime } = renderScreen(
      <>
        <ConnectionState />
        <Matches />
      </>,
    )
    await screen.findByText('online')
    realtime.end()
    expect(await screen.findByText('offline')).toBeDefined()
    await expect.poll(() => server.callsTo(accountEndpoints.current)).toHaveLength(2)
    expect(realtime.subscribed()).toEqual([])
  })
})

describe('a save by another user', () => {
  function Content() {
    useContentChanges()
    const { data } = useTestSponsorsQuery()
    return (
      <ul>
        {data?.items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    )
  }
  function Hero() {
    return <p>{useTestHeroQuery().data?.title}</p>
  }

  function openContent() {
    const server = new FakeApi(aUser()).respond(heroEndpoints.get, aHero({ title: 'Copa' }))
    server.respond(sponsorEndpoints.list, { total: 1, items: [aSponsor({ name: 'Roma' })] })
    return renderScreen(
      <>
        <Content />
        <Hero />
      </>,
      { api: server },
    )
  }

  it('appears, and nothing else is refetched', async () => {
    const { api: server, realtime } = openContent()
    await screen.findByText('Roma')
    await expect.poll(() => realtime.subscribed()).toEqual(['content'])
    server.respond(sponsorEndpoints.list, { total: 1, items: [aSponsor({ name: 'Milano' })] })
    realtime.push('content', { collection: 'sponsors', id: 'a' }).push('content', { collection: 'sponsors', id: 'b' })
    expect(await screen.findByText('Milano')).toBeDefined()
    expect(
      [server.callsTo(sponsorEndpoints.list), server.callsTo(heroEndpoints.get)].map((calls) => calls.length),
    ).toEqual([2, 1])
  })

  it('is fetched once the connection is back', async () => {
    const { api: server, realtime } = openContent()
    await screen.findByText('Roma')
    await expect.poll(() => realtime.subscribed()).toEqual(['content'])
    realtime.drop()
    server.respond(sponsorEndpoints.list, { total: 1, items: [aSponsor({ name: 'Milano' })] })
    realtime.reconnect()
    expect(await screen.findByText('Milano')).toBeDefined()
    await expect.poll(() => server.callsTo(heroEndpoints.get).length).toBeGreaterThan(1)
  })
})

describe('the fake', () => {
  it('rejects data outside the contract', () => {
    expect(() => new FakeRealtime().push('content', { collection: 'x' } as never)).toThrow(/outside the contract/)
    expect(() => new FakeRealtime().setSnapshot('nothing' as never, {} as never)).toThrow(
      'The contract has no channel nothing',
    )
  })
})
