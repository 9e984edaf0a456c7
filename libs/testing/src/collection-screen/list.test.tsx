import { screen, waitFor } from '@testing-library/react'
import { sponsorEndpoints as endpoints } from '@torneo/contracts/content/sponsors'
import { binEndpoints } from '@torneo/contracts/records/bin'
import { describe, expect, test } from 'vitest'
import { networkFailure, errorReply } from '../error-reply'
import { button, expectFocus, field, form, deferred, openList, question, revOf, unavailable } from '../list-screen'
import { banco, coop, lux, names, openSponsors, roma, SponsorCollection } from './SponsorCollection'

describe('the list', () => {
  test('is announced while it loads', async () => {
    const answer = deferred<ReturnType<typeof unavailable>>()
    openList(SponsorCollection, '/sponsors', (api) => api.respond(endpoints.list, () => answer.promise))
    expect(await screen.findByText('Cargando los sponsors...')).toBeDefined()
    answer.resolve(unavailable())
    expect(await screen.findByText('No pudimos cargar los sponsors')).toBeDefined()
  })

  test('says once that it could not be read; reading it again moves the focus to what can be done', async () => {
    const { api, user } = openList(SponsorCollection, '/sponsors', (one) => one.respond(endpoints.list, unavailable))
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
    expect(await screen.findByText('1 sponsors')).toBeDefined()
    await expectFocus(() => button('Nuevo sponsor'))
  })

  test('stays after a failed refetch, says that it may be old, and can be read again', async () => {
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

  test('offers the first record while it is empty, and says why', async () => {
    const { user } = await openSponsors([])
    expect(screen.getByText('Aparecen en la página pública.')).toBeDefined()
    expect(screen.queryByRole('search')).toBeNull()
    await user.click(button('Nuevo sponsor'))
    expect(await form('Nuevo sponsor')).toBeDefined()
  })
})

describe('the search', () => {
  test('ignores accents, and is kept in the address', async () => {
    const { user, address } = await openSponsors()
    await user.type(field('Buscar por nombre o sitio web'), 'optica')
    await waitFor(() => expect(names()).toEqual(['Óptica Lux']))
    expect(screen.getByText('1 de 4 sponsors')).toBeDefined()
    expect(address()).toBe('/sponsors?buscar=optica')
    await user.clear(field('Buscar por nombre o sitio web'))
    await user.type(field('Buscar por nombre o sitio web'), 'coop.ex')
    await waitFor(() => expect(names()).toEqual(['Cooperativa']))
  })

  test('comes from the address, and can be cleared where nothing matches', async () => {
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

  test('asks first, and does nothing after a cancel', async () => {
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

  test('is sent on the rev that was read, and moves the focus to the next record', async () => {
    const { api, user } = await openSponsors()
    await user.click(button('Eliminar Banco del Sur'))
    await user.click(await removal('Banco del Sur'))
    expect(await screen.findByText('Sponsor eliminado correctamente')).toBeDefined()
    expect(names()).toEqual(['Panadería Roma', 'Óptica Lux', 'Cooperativa'])
    const [call] = api.callsTo(endpoints.remove)
    expect([call?.params.id, revOf(call)]).toEqual([banco.id, '1'])
    await expectFocus(() => button('Editar Panadería Roma'))

    await user.click(button('Eliminar Óptica Lux'))
    await user.click(await removal('Óptica Lux'))
    await expectFocus(() => button('Editar Cooperativa'))
  })

  test("is rolled back by 'Deshacer' in its toast, also from the keyboard", async () => {
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

  test('says why it cannot be rolled back; without a response it can be retried as the same action', async () => {
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

  test("keeps one 'Deshacer' for each of two records, with its name", async () => {
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

  test("leaves the focus on 'Nuevo sponsor' after the last record", async () => {
    const { user } = await openSponsors([roma])
    await user.click(button('Eliminar Panadería Roma'))
    await user.click(await removal('Panadería Roma'))
    expect(await screen.findByText('Todavía no hay sponsors')).toBeDefined()
    await expectFocus(() => button('Nuevo sponsor'))
  })

  test('is rejected for a record changed meanwhile, says so, and shows the change', async () => {
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

  test('counts as done for a record deleted meanwhile', async () => {
    const { user, server } = await openSponsors()
    server.items = [coop, lux]
    await user.click(button('Eliminar Panadería Roma'))
    await user.click(await removal('Panadería Roma'))
    expect(await screen.findByText('Sponsor eliminado correctamente')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    await waitFor(() => expect(names()).toEqual(['Óptica Lux', 'Cooperativa']))
    await expectFocus(() => button('Editar Óptica Lux'))
  })

  test('keeps the record without a response, and says why', async () => {
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
