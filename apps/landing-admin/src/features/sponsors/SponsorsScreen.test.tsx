import { screen, waitFor, within } from '@testing-library/react'
import { sponsorEndpoints as endpoints } from '@torneo/contracts/content/sponsors'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { button, field, question } from '@torneo/testing/list-screen'
import { expect, test } from 'vitest'
import { names, openSponsors, roma, storedLogo } from '../../testing/sponsors-screen'

test('shows the sponsors by tier, gold first, whatever the order of the response (R19), with website and logo', async () => {
  const { container } = await openSponsors()
  expect(names()).toEqual(['Banco del Sur', 'Panadería Roma', 'Óptica Lux', 'Cooperativa'])
  expect(screen.getByText('4 sponsors')).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Oro',
    'Plata',
    'Bronce',
  ])
  expect(within(screen.getByRole('list', { name: 'Oro' })).getAllByRole('listitem')).toHaveLength(2)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^coop.example/ })
  expect([link.href, link.target, link.rel]).toEqual(['https://coop.example/', '_blank', 'noreferrer'])
  expect([...container.querySelectorAll('li img')].map((image) => image.getAttribute('src'))).toEqual([
    `${storedLogo('a1')}?width=320`,
  ])
})

test('finds a sponsor by name and by website, and then fixes the order', async () => {
  const { user } = await openSponsors()
  expect(screen.getAllByRole('button', { name: /^Mover/ })).toHaveLength(2)
  for (const [search, found] of [
    ['optica', 'Óptica Lux'],
    ['coop.ex', 'Cooperativa'],
  ] as const) {
    await user.clear(field('Buscar por nombre o sitio web'))
    await user.type(field('Buscar por nombre o sitio web'), search)
    await waitFor(() => expect(names()).toEqual([found]))
  }
  expect(screen.queryByRole('button', { name: /^Mover/ })).toBeNull()
})

test('orders the sponsors of a tier from the keyboard', async () => {
  const { api, user } = await openSponsors()
  button('Mover Panadería Roma').focus()
  await user.keyboard(' {Home} ')
  expect(names()).toEqual(['Panadería Roma', 'Banco del Sur', 'Óptica Lux', 'Cooperativa'])
  expect(await screen.findByText('Orden guardado')).toBeDefined()
  expect(api.callsTo(endpoints.move).map(({ params }) => params.id)).toEqual([roma.id])
})

test('counts the image of a sponsor before the deletion, which leaves it in the library', async () => {
  const { api, user } = await openSponsors()
  await user.click(button('Eliminar Banco del Sur'))
  const asked = await question('¿Eliminar el sponsor Banco del Sur?')
  expect(
    asked.getByText('Deja de verse en la página pública. También se elimina 1 imagen, si ninguna otra sección la usa.'),
  ).toBeDefined()
  await user.click(asked.getByRole('button', { name: 'Eliminar sponsor' }))
  expect(await screen.findByText('Sponsor eliminado correctamente')).toBeDefined()
  expect(names()).toEqual(['Panadería Roma', 'Óptica Lux', 'Cooperativa'])
  expect(api.callsTo(storageEndpoints.remove)).toEqual([])
})
