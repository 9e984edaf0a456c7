import { screen } from '@testing-library/react'
import { useAppStore, useSignedInUser } from '@torneo/client'
import { tournamentSportEndpoints } from '@torneo/contracts/tournament/tournament-sports'
import { screensOf } from '@torneo/panel/screen/section-screens'
import { Route, Routes } from '@torneo/router'
import { aUser } from '@torneo/testing/builders'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { serveSports } from '../dev/sports-fake'
import Section from './Section'
import { rows } from './sections'

beforeEach(() => localStorage.clear())

function openSection(path: string, screenOfPath = <Section />) {
  const as = aUser()
  const api = new FakeApi(as)
  serveSports(api)
  return renderScreen(screenOfPath, { path, as, api })
}

test('shows the sports, also below a route of the shell', async () => {
  openSection(
    '/tournament/sports',
    <Routes>
      <Route path="/tournament/sports/*" element={<Section />} />
    </Routes>,
  )
  // The screen is loaded on its first render.
  expect(await screen.findByRole('heading', { name: 'Fútbol' })).toBeDefined()
})

/** A page that prefetches the screen, then opens it. */
function Page() {
  const { dispatch } = useAppStore()
  const user = useSignedInUser()
  const [state, setState] = useState<'before' | 'ready' | 'open'>('before')
  if (state === 'open') return <Section />
  const act = async () => {
    if (state === 'before') await Section.prefetch('/tournament/sports', { dispatch, user })
    setState(state === 'before' ? 'ready' : 'open')
  }
  return (
    <button type="button" onClick={() => void act()}>
      {state === 'before' ? 'Preparar' : 'Abrir'}
    </button>
  )
}

test('shows a prefetched screen at once, with its data read once', async () => {
  const { api, user } = openSection('/tournament/sports', <Page />)
  await user.click(await screen.findByRole('button', { name: 'Preparar' }))
  await user.click(await screen.findByRole('button', { name: 'Abrir' }))
  expect(screen.getByRole('heading', { name: 'Fútbol' })).toBeDefined()
  expect(api.callsTo(tournamentSportEndpoints.list)).toHaveLength(1)
})

test('reads a failed prefetch again on the screen, which shows the failure', async () => {
  const { api, user } = openSection('/tournament/sports', <Page />)
  api.respond(tournamentSportEndpoints.list, networkFailure)
  await user.click(await screen.findByRole('button', { name: 'Preparar' }))
  await user.click(await screen.findByRole('button', { name: 'Abrir' }))
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeDefined()
  expect(api.callsTo(tournamentSportEndpoints.list)).toHaveLength(2)
})

test("announces that a section's screen comes with a later version", async () => {
  const Early = screensOf(rows, {})
  openSection('/tournament/sports', <Early />)
  expect(await screen.findByText('En preparación')).toBeDefined()
})

test('redirects an address below a record to /', async () => {
  const { address } = openSection(
    '/tournament/teams/uno/nada',
    <Routes>
      <Route path="/" element={<p>Inicio</p>} />
      <Route path="*" element={<Section />} />
    </Routes>,
  )
  expect(await screen.findByText('Inicio')).toBeDefined()
  expect(address()).toBe('/')
})

test('redirects an unowned path to /', async () => {
  const { address } = openSection(
    '/tournament/sports/nada',
    <Routes>
      <Route path="/" element={<p>Inicio</p>} />
      <Route path="*" element={<Section />} />
    </Routes>,
  )
  expect(await screen.findByText('Inicio')).toBeDefined()
  expect(address()).toBe('/')
})
