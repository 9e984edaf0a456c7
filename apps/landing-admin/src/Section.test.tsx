import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heroEndpoints } from '@torneo/contracts/hero'
import { sectionsOf } from '@torneo/contracts/sections'
import { aHero } from '@torneo/testing/builders'
import { renderScreen } from '@torneo/testing/render-screen'
import Section from './Section'

test('/hero is the hero\'s editor', async () => {
  const { api } = renderScreen(<Section />, { path: '/hero' })
  api.answer(heroEndpoints.get, aHero())
  expect(await screen.findByLabelText('Título')).toBeDefined()
})

test.each(sectionsOf('landing-admin').filter(({ id }) => id !== 'hero'))('$path says that it is not made yet', async ({ path }) => {
  renderScreen(<Section />, { path })
  expect(await screen.findByText('En preparación')).toBeDefined()
  expect(screen.getByText('Esta sección todavía no está disponible en esta versión del panel.')).toBeDefined()
})

test('an address of nobody leads to the dashboard', async () => {
  const { address } = renderScreen(<Section />, { path: '/heroes' })
  await waitFor(() => expect(address()).toBe('/'))
})
