import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sectionScreens } from '@torneo/panel/section-screens'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { Route, Routes } from '@torneo/router'
import { serveSports } from '../dev/sports-fake'
import Section from './Section'

beforeEach(() => localStorage.clear())

function openSection(path: string, screenOfPath = <Section />) {
  const as = aUser()
  const api = new FakeApi(as)
  serveSports(api)
  return renderScreen(screenOfPath, { path, as, api })
}

test('shows the sports, also below a route of the shell', async () => {
  openSection('/tournament/sports', <Routes><Route path="/tournament/sports/*" element={<Section />} /></Routes>)
  // The screen is fetched when it is first drawn.
  expect(await screen.findByRole('heading', { name: 'Fútbol' }, { timeout: 10_000 })).toBeDefined()
})

test('a section whose screen comes with a later version says so', async () => {
  const Early = sectionScreens('tournament-admin', {})
  openSection('/tournament/sports', <Early />)
  expect(await screen.findByText('En preparación')).toBeDefined()
})

test('a path of nobody leads to /', async () => {
  const { address } = openSection('/tournament/sports/nada', (
    <Routes><Route path="/" element={<p>Inicio</p>} /><Route path="*" element={<Section />} /></Routes>
  ))
  expect(await screen.findByText('Inicio')).toBeDefined()
  expect(address()).toBe('/')
})
