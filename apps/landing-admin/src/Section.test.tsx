import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, test } from 'vitest'
import { anApi } from '../dev/an-api'
import Section from './Section'
import { rows } from './sections'

test.each(rows)('$path has its screen', async ({ path }) => {
  const { container } = renderScreen(<Section />, { path, api: anApi('') })
  await waitFor(() => expect(container.querySelector('form, h2, td')).not.toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('En preparación')).toBeNull()
})

test('an address of nobody leads to the dashboard', async () => {
  const { address } = renderScreen(<Section />, { path: '/heroes' })
  await waitFor(() => expect(address()).toBe('/'))
})
