import { screen, waitFor, within } from '@testing-library/react'
import { sponsorEndpoints as endpoints } from '@torneo/contracts/content/sponsors'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { networkFailure } from '@torneo/testing/error-reply'
import { button, expectClosed, expectFocus, field, form, revOf, unavailable } from '@torneo/testing/list-screen'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { beforeEach, describe, expect, test } from 'vitest'
import { names, openSponsors, roma } from '../../testing/sponsors-screen'

beforeEach(() => localStorage.clear())

describe('adding', () => {
  test('completes the website (R18), shows the sponsor in its place, and keeps the level for the next', async () => {
    const { api, user } = await openSponsors()
    await user.click(button('Nuevo sponsor'))
    await form('Nuevo sponsor')
    expect(document.activeElement).toBe(field('Nombre'))
    await user.type(field('Nombre'), '  Farmacia Norte ')
    await user.type(field('Sitio web'), 'farmacianorte.example')
    await user.click(button('Agregar sponsor'))
    expect(await screen.findByText('El nivel es requerido')).toBeDefined()
    await user.selectOptions(field('Nivel'), 'Plata')
    api.respondOnce(endpoints.create, networkFailure)
    await user.click(button('Agregar sponsor'))
    expect(await screen.findAllByText(/^Error al agregar sponsor/)).toHaveLength(2)
    await user.click(button('Guardar y agregar otro'))
    expect(await screen.findByText('Sponsor agregado correctamente')).toBeDefined()
    await expectFocus(() => field('Nombre'))
    expect(['Nombre', 'Sitio web', 'Nivel'].map((name) => field(name).value)).toEqual(['', '', 'silver'])
    await user.click(button('Cancelar'))
    await expectClosed()
    expect(api.callsTo(endpoints.create).at(-1)?.body).toEqual({
      name: 'Farmacia Norte',
      logo: '',
      website: 'https://farmacianorte.example',
      tier: 'silver',
    })
    expect(names()).toEqual(['Banco del Sur', 'Panadería Roma', 'Farmacia Norte', 'Óptica Lux', 'Cooperativa'])
    await expectFocus(() => button('Nuevo sponsor'))
  })
})

describe('editing', () => {
  test('is sent on the rev that was read, and shows the change at once', async () => {
    const { api, user } = await openSponsors()
    await user.click(button('Editar Panadería Roma'))
    await form('Editar sponsor')
    expect([field('Nombre').value, field('Sitio web').value, field('Nivel').value]).toEqual([
      'Panadería Roma',
      'https://panaderiaroma.example',
      'gold',
    ])
    await user.clear(field('Nombre'))
    await user.type(field('Nombre'), 'Roma')
    await user.selectOptions(field('Nivel'), 'Bronce')
    api.respondOnce(endpoints.update, unavailable())
    await user.click(button('Guardar cambios'))
    expect(await screen.findAllByText(/^Error al actualizar sponsor/)).toHaveLength(2)
    await user.click(button('Guardar cambios'))
    expect(await screen.findByText('Sponsor actualizado correctamente')).toBeDefined()
    await expectClosed()
    const call = api.callsTo(endpoints.update).at(-1)
    expect([call?.params.id, revOf(call), call?.body]).toEqual([
      roma.id,
      '1',
      { name: 'Roma', logo: '', website: roma.website, tier: 'bronze' },
    ])
    expect(names()).toEqual(['Banco del Sur', 'Óptica Lux', 'Cooperativa', 'Roma'])
    await expectFocus(() => button('Editar Roma'))
    expect(api.callsTo(storageEndpoints.remove)).toEqual([])
  })

  test('changes of the same field are chosen, in words, and then saved', async () => {
    const { user, server } = await openSponsors()
    await user.click(button('Editar Panadería Roma'))
    await user.selectOptions(field('Nivel'), 'Bronce')
    server.items = server.items.map((item) =>
      item.id === roma.id ? { ...item, rev: 4, tier: 'silver' as const } : item,
    )
    await user.click(button('Guardar cambios'))
    const clash = within(await openedDialog('Alguien guardó antes que tú'))
    const choice = within(clash.getByRole('group', { name: 'Nivel' }))
    expect(choice.getByRole('radio', { name: /Lo tuyo.*Bronce/ })).toBeDefined()
    await user.click(choice.getByRole('radio', { name: /Lo de Ana Pereyra.*Plata/ }))
    await user.click(clash.getByRole('button', { name: 'Guardar mi elección' }))
    await expectClosed()
    expect(server.items.find(({ id }) => id === roma.id)).toMatchObject({ rev: 5, tier: 'silver' })
  })

  test('a logo that is shown no longer is deleted, once saved (R14)', async () => {
    const { api, user } = await openSponsors()
    await user.click(button('Editar Banco del Sur'))
    await user.click(within(await form('Editar sponsor')).getByRole('button', { name: 'Quitar logo' }))
    expect(api.callsTo(storageEndpoints.remove)).toEqual([])
    await user.click(button('Guardar cambios'))
    await expectClosed()
    await waitFor(() =>
      expect(api.callsTo(storageEndpoints.remove).map(({ params }) => params)).toEqual([
        { bucket: 'sponsors', id: 'a1' },
      ]),
    )
  })
})

describe('leaving the form', () => {
  test('marks no untouched field when the image picker opens', async () => {
    const { user } = await openSponsors()
    await user.click(button('Nuevo sponsor'))
    await expectFocus(() => field('Nombre'))
    await user.click(button('Elegir imagen'))
    await form('Elegir imagen')
    expect(screen.queryByText('El nombre es requerido')).toBeNull()
    await user.keyboard('{Escape}')
    await user.type(field('Nombre'), 'a{Backspace}')
    expect(await screen.findByText('El nombre es requerido')).toBeDefined()
  })
})
