import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aUser } from '@torneo/testing/builders'
import { expect, it } from 'vitest'
import { live, openPanel } from '../testing/open-panel'

const team = {
  name: 'camisetas-admin',
  version: '1.0.0',
  entry: '/remotes/camisetas-admin/1.0.0/mf-manifest.json',
  requires: { shell: 1, api: 1 },
  sections: [
    {
      id: 'camisetas',
      path: '/camisetas',
      label: 'Camisetas',
      group: 'Torneo',
      roles: ['super'],
      order: 90,
      owner: 'camisetas-admin',
    },
  ],
}

it("keeps the address of a team's own section while the list cannot be read, and opens it on a retry", async () => {
  let list = () => new Response('', { status: 503 })
  await openPanel('/camisetas', aUser(), undefined, () => list())
  const user = userEvent.setup()
  expect(await screen.findByText('No pudimos abrir esta sección')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('No pudimos abrir esta sección')).toBeDefined()
  expect(location.pathname).toBe('/camisetas')
  list = () => Response.json({ remotes: [...live.remotes, team] })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  // No test serves the section itself: its own pane says so.
  expect(await screen.findByText('No pudimos abrir Camisetas')).toBeDefined()
  expect(location.pathname).toBe('/camisetas')
})
