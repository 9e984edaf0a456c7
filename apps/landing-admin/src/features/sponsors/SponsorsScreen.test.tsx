import { screen, waitFor, within } from '@testing-library/react'
import { sponsorEndpoints as endpoints } from '@torneo/contracts/content/sponsors'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { binEndpoints } from '@torneo/contracts/records/bin'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { describe, expect, test } from 'vitest'
import {
  button,
  expectFocus,
  field,
  form,
  deferred,
  openList,
  question,
  revOf,
  unavailable,
} from '../../testing/list-screen'
import { banco, coop, lux, names, openSponsors, roma, storedLogo } from '../../testing/sponsors-screen'
import SponsorsScreen from './SponsorsScreen'

describe('the list', () => {
  test('shows the sponsors by tier, gold first, whatever the order of the answer (R19), each with its website', async () => {
    await openSponsors()
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
  })

  test('draws a smaller copy of a stored logo', async () => {
    const { container } = await openSponsors()
    expect([...container.querySelectorAll('li img')].map((image) => image.getAttribute('src'))).toEqual([
      `${storedLogo('a1')}?width=320`,
    ])
  })

  test('says that it is loading', async () => {
    const answer = deferred<ReturnType<typeof unavailable>>()
    openList(SponsorsScreen, '/sponsors', (api) => api.respond(endpoints.list, () => answer.promise))
    expect(await screen.findByText('Cargando los sponsors...')).toBeDefined()
    answer.resolve(unavailable())
    expect(await screen.findByText('No pudimos cargar los sponsors')).toBeDefined()
  })

  test('that could not be read says so once, and is read again, with the focus on what can be done', async () => {
    const { api, user } = openList(SponsorsScreen, '/sponsors', (one) => one.respond(endpoints.list, unavailable))
    expect(await screen.findByText('No pudimos cargar los sponsors')).toBeDefined()
    expect(screen.getByText('La base de datos no responde')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Nuevo sponsor' })).toBeNull()
    expect(screen.getAllByText('Error al cargar los datos')).toHaveLength(1)

    await user.click(button('Reintentar'))
    await waitFor(() => expect(api.callsTo(endpoints.list)).toHaveLength(2))
    expect(document.activeElement).toBe(button('Reintentar'))
    // A message disappears after three seconds.
    expect(screen.queryAllByText('Error al cargar los datos').length).toBeLessThan(2)

    api.respond(endpoints.list, { total: 1, items: [roma] })
    await user.click(button('Reintentar'))
    expect(await screen.findByText('1 sponsor')).toBeDefined()
    await expectFocus(() => button('Nuevo sponsor'))
  })

  test('that could not be read anew stays, says that it may be old, and can be read again', async () => {
    const { api, user } = await openSponsors()
    api.respond(endpoints.list, unavailable)
    await user.click(button('Eliminar Óptica Lux'))
    await user.click(
      (await question('¿Eliminar el sponsor Óptica Lux?')).getByRole('button', { name: 'Eliminar sponsor' }),
    )
    expect(await screen.findByText('No pudimos actualizar la lista: puede haber cambios que no ves.')).toBeDefined()
    expect(names()).toEqual(['Banco del Sur', 'Panadería Roma', 'Cooperativa'])

    api.respond(endpoints.list, { total: 1, items: [roma] })
    await user.click(button('Reintentar'))
    await waitFor(() => expect(names()).toEqual(['Panadería Roma']))
    await expectFocus(() => button('Nuevo sponsor'))
  })

  test('without sponsors says why, and offers the first', async () => {
    const { user } = await openSponsors([])
    expect(screen.getByText('Los que agregues aparecen en la página pública, por nivel.')).toBeDefined()
    expect(screen.queryByRole('search')).toBeNull()
    await user.click(button('Nuevo sponsor'))
    expect(await form('Nuevo sponsor')).toBeDefined()
  })
})

describe('the search', () => {
  test('looks into names and websites, whatever the accents, and is kept in the address', async () => {
    const { user, address } = await openSponsors()
    await user.type(field('Buscar por nombre o sitio web'), 'optica')
    await waitFor(() => expect(names()).toEqual(['Óptica Lux']))
    expect(screen.getByText('1 de 4 sponsors')).toBeDefined()
    expect(address()).toBe('/sponsors?buscar=optica')
    await user.clear(field('Buscar por nombre o sitio web'))
    await user.type(field('Buscar por nombre o sitio web'), 'coop.ex')
    await waitFor(() => expect(names()).toEqual(['Cooperativa']))
  })

  test('of the address is there from the start, and one that finds nothing can be taken away', async () => {
    const { user, address } = await openSponsors(undefined, '/sponsors?buscar=nadie')
    expect(screen.getByText('Nada coincide con tu búsqueda')).toBeDefined()
    await user.click(button('Quitar búsqueda'))
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(address()).toBe('/sponsors')
    expect(document.activeElement).toBe(field('Buscar por nombre o sitio web'))
  })
})

describe('deleting', () => {
  const removal = async (name: string) =>
    (await question(`¿Eliminar el sponsor ${name}?`)).getByRole('button', { name: 'Eliminar sponsor' })

  test('asks first, and does nothing when told so', async () => {
    const { api, user } = await openSponsors()
    await user.click(button('Eliminar Banco del Sur'))
    const asked = await question('¿Eliminar el sponsor Banco del Sur?')
    expect(
      asked.getByText(
        'Deja de verse en la página pública. También se elimina 1 imagen, si ninguna otra sección la usa.',
      ),
    ).toBeDefined()
    await user.click(asked.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.callsTo(endpoints.remove)).toEqual([])
    expect(names()).toHaveLength(4)
    await expectFocus(() => button('Eliminar Banco del Sur'))
  })

  test('is sent on the rev that was read, goes on to the next, and leaves its logo in the library', async () => {
    const { api, user } = await openSponsors()
    await user.click(button('Eliminar Banco del Sur'))
    await user.click(await removal('Banco del Sur'))
    expect(await screen.findByText('Sponsor eliminado correctamente')).toBeDefined()
    expect(names()).toEqual(['Panadería Roma', 'Óptica Lux', 'Cooperativa'])
    const [call] = api.callsTo(endpoints.remove)
    expect([call?.params.id, revOf(call)]).toEqual([banco.id, '1'])
    expect(api.callsTo(storageEndpoints.remove)).toEqual([])
    await expectFocus(() => button('Editar Panadería Roma'))

    await user.click(button('Eliminar Óptica Lux'))
    await user.click(await removal('Óptica Lux'))
    await expectFocus(() => button('Editar Cooperativa'))
  })

  test("is taken back by 'Deshacer' in its toast, from the keyboard too", async () => {
    const { api, user } = await openSponsors()
    await user.click(button('Eliminar Banco del Sur'))
    await user.click(await removal('Banco del Sur'))
    const undo = await screen.findByRole('button', { name: 'Deshacer' })
    await expectFocus(() => button('Editar Panadería Roma'))
    for (let i = 0; i < 20 && document.activeElement !== undo; i += 1) await user.tab()
    expect(document.activeElement).toBe(undo)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Restaurado')).toBeDefined()
    expect(api.callsTo(binEndpoints.restore).map(({ params }) => params.batch)).toEqual([banco.id])
    await waitFor(() => expect(names()).toEqual(['Banco del Sur', 'Panadería Roma', 'Óptica Lux', 'Cooperativa']))
    expect([
      screen.queryByText('Sponsor eliminado correctamente'),
      screen.queryByRole('button', { name: 'Deshacer' }),
    ]).toEqual([null, null])
  })

  test('that cannot be taken back says why; without an answer it can be tried again, as the same action', async () => {
    const { api, user } = await openSponsors()
    api.respond(binEndpoints.restore, networkFailure)
    await user.click(button('Eliminar Banco del Sur'))
    await user.click(await removal('Banco del Sur'))
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
    expect(await screen.findByText('Error al restaurar')).toBeDefined()
    expect(screen.getByText('No hay conexión con el servidor. Revisa tu red y vuelve a intentar.')).toBeDefined()

    api.respond(
      binEndpoints.restore,
      errorReply({ code: 404, type: 'not_found', message: 'No encontramos lo que buscas' }),
    )
    await user.click(button('Deshacer'))
    expect(await screen.findByText('No encontramos lo que buscas')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    const keys = api.callsTo(binEndpoints.restore).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([keys[0], keys[0]])
    expect(names()).toHaveLength(3)
  })

  test("of two keeps one 'Deshacer' for each, and says of which", async () => {
    const { user } = await openSponsors()
    for (const name of ['Banco del Sur', 'Óptica Lux']) {
      await user.click(button(`Eliminar ${name}`))
      await user.click(await removal(name))
    }
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(2))
    expect(
      [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent?.replace('Deshacer', '')),
    ).toEqual(['Sponsor eliminado correctamenteBanco del Sur', 'Sponsor eliminado correctamenteÓptica Lux'])
    await user.click(screen.getAllByRole('button', { name: 'Deshacer' })[0] as HTMLElement)
    await waitFor(() => expect(names()).toEqual(['Banco del Sur', 'Panadería Roma', 'Cooperativa']))
  })

  test("of the last one leaves the focus on 'Nuevo sponsor'", async () => {
    const { user } = await openSponsors([roma])
    await user.click(button('Eliminar Panadería Roma'))
    await user.click(await removal('Panadería Roma'))
    expect(await screen.findByText('Todavía no hay sponsors')).toBeDefined()
    await expectFocus(() => button('Nuevo sponsor'))
  })

  test('of one that somebody changed meanwhile is refused, says so, and shows the change', async () => {
    const { user, server } = await openSponsors()
    server.items = server.items.map((item) => (item.id === roma.id ? { ...item, rev: 2, name: 'Roma de Ana' } : item))
    await user.click(button('Eliminar Panadería Roma'))
    await user.click(await removal('Panadería Roma'))
    expect(await screen.findByText('Error al eliminar sponsor')).toBeDefined()
    expect(screen.getByText('Otra persona guardó cambios antes que tú')).toBeDefined()
    await waitFor(() => expect(names()).toContain('Roma de Ana'))
    expect(server.items).toHaveLength(4)
    await expectFocus(() => button('Eliminar Roma de Ana'))
  })

  test('of one that somebody deleted meanwhile is done', async () => {
    const { user, server } = await openSponsors()
    server.items = [coop, lux]
    await user.click(button('Eliminar Panadería Roma'))
    await user.click(await removal('Panadería Roma'))
    expect(await screen.findByText('Sponsor eliminado correctamente')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    await waitFor(() => expect(names()).toEqual(['Óptica Lux', 'Cooperativa']))
    await expectFocus(() => button('Editar Óptica Lux'))
  })

  test('without an answer keeps it and says why', async () => {
    const { api, user } = await openSponsors()
    api.respond(endpoints.remove, networkFailure)
    await user.click(button('Eliminar Panadería Roma'))
    await user.click(await removal('Panadería Roma'))
    expect(await screen.findByText('Error al eliminar sponsor')).toBeDefined()
    expect(screen.getByText('No hay conexión con el servidor. Revisa tu red y vuelve a intentar.')).toBeDefined()
    expect(names()).toHaveLength(4)
    await expectFocus(() => button('Eliminar Panadería Roma'))
  })
})
