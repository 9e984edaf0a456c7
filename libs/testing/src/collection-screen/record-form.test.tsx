import { screen, waitFor, within } from '@testing-library/react'
import { sponsorEndpoints as endpoints } from '@torneo/contracts/content/sponsors'
import { beforeEach, describe, expect, test } from 'vitest'
import { networkFailure } from '../error-reply'
import {
  button,
  dialog,
  expectClosed,
  expectFocus,
  field,
  form,
  deferred,
  question,
  revOf,
  unavailable,
} from '../list-screen'
import { lux, names, openSponsors, roma } from './SponsorCollection'

beforeEach(() => localStorage.clear())

describe('adding', () => {
  test('sends one action, and shows the record in its place with the focus on the button', async () => {
    const { api, user } = await openSponsors()
    await user.click(button('Nuevo sponsor'))
    await form('Nuevo sponsor')
    expect(document.activeElement).toBe(field('Nombre'))
    await user.type(field('Nombre'), '  Farmacia Norte ')
    await user.type(field('Sitio web'), 'farmacianorte.example')
    await user.selectOptions(field('Nivel'), 'Plata')
    await user.click(button('Agregar sponsor'))
    expect(await screen.findByText('Sponsor agregado correctamente')).toBeDefined()
    await expectClosed()
    const calls = api.callsTo(endpoints.create)
    expect(calls.map(({ body }) => body)).toEqual([
      { name: 'Farmacia Norte', logo: '', website: 'https://farmacianorte.example', tier: 'silver' },
    ])
    expect(calls[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    expect(names()).toEqual(['Banco del Sur', 'Panadería Roma', 'Farmacia Norte', 'Óptica Lux', 'Cooperativa'])
    await expectFocus(() => button('Nuevo sponsor'))
  })

  test('leaves the focus on the button for the next after the first record of a list', async () => {
    const { user } = await openSponsors([])
    await user.click(button('Nuevo sponsor'))
    await user.type(field('Nombre'), 'Roma')
    await user.type(field('Sitio web'), 'https://roma.example')
    await user.selectOptions(field('Nivel'), 'Oro')
    await user.click(button('Agregar sponsor'))
    expect(await screen.findByText('1 sponsors')).toBeDefined()
    await expectClosed()
    await expectFocus(() => button('Nuevo sponsor'))
  })

  test('names all missing fields, focuses the first, and sends nothing', async () => {
    const { api, user } = await openSponsors()
    await user.click(button('Nuevo sponsor'))
    await user.click(button('Agregar sponsor'))
    for (const sentence of ['El nombre es requerido', 'El sitio web es requerido', 'El nivel es requerido'])
      expect(await screen.findByText(sentence)).toBeDefined()
    expect(document.activeElement).toBe(field('Nombre'))
    expect(api.callsTo(endpoints.create)).toEqual([])
  })

  test('carries a field over into the next of several records', async () => {
    const { api, user } = await openSponsors()
    await user.click(button('Nuevo sponsor'))
    await user.type(field('Nombre'), 'Roma')
    await user.type(field('Sitio web'), 'roma.example')
    await user.selectOptions(field('Nivel'), 'Plata')
    await user.click(button('Guardar y agregar otro'))
    await expectFocus(() => field('Nombre'))
    expect(['Nombre', 'Sitio web', 'Nivel'].map((name) => field(name).value)).toEqual(['', '', 'silver'])
    expect(api.callsTo(endpoints.create)).toHaveLength(1)
    await user.click(button('Cancelar'))
    await expectClosed()
  })

  test('keeps the input after a failure, and the retry is the same action', async () => {
    const { api, user, server } = await openSponsors()
    api.respond(endpoints.create, networkFailure)
    await user.click(button('Nuevo sponsor'))
    await user.type(field('Nombre'), 'Roma')
    await user.type(field('Sitio web'), 'https://roma.example')
    await user.selectOptions(field('Nivel'), 'Oro')
    await user.click(button('Agregar sponsor'))
    expect(await screen.findAllByText(/^Error al agregar sponsor/)).toHaveLength(2)
    expect(field('Nombre').value).toBe('Roma')

    api.respond(endpoints.create, server.create)
    await user.click(button('Agregar sponsor'))
    await expectClosed()
    const [first, second] = api.callsTo(endpoints.create)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  })

  test('keeps input typed during the save, and saves it into the same record', async () => {
    const { api, user, server } = await openSponsors()
    const answer = deferred<undefined>()
    api.respond(endpoints.create, async (received) => {
      await answer.promise
      return server.create(received)
    })
    await user.click(button('Nuevo sponsor'))
    await user.type(field('Nombre'), 'Roma')
    await user.type(field('Sitio web'), 'https://roma.example')
    await user.selectOptions(field('Nivel'), 'Oro')
    await user.click(button('Agregar sponsor'))
    await waitFor(() => expect(api.callsTo(endpoints.create)).toHaveLength(1))
    await user.type(field('Nombre'), ' y Cía')
    answer.resolve(undefined)
    await form('Editar sponsor')
    expect(field('Nombre').value).toBe('Roma y Cía')
    await user.click(await screen.findByRole('button', { name: 'Guardar cambios' }))
    await expectClosed()
    expect(api.callsTo(endpoints.create)).toHaveLength(1)
    expect(api.callsTo(endpoints.update)[0]).toMatchObject({
      headers: { 'if-match': '1' },
      body: { name: 'Roma y Cía' },
    })
    expect(names()).toContain('Roma y Cía')
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
    await user.click(button('Guardar cambios'))
    expect(await screen.findByText('Sponsor actualizado correctamente')).toBeDefined()
    await expectClosed()
    const [call] = api.callsTo(endpoints.update)
    expect([call?.params.id, revOf(call), call?.body]).toEqual([
      roma.id,
      '1',
      { name: 'Roma', logo: '', website: roma.website, tier: 'bronze' },
    ])
    expect(names()).toEqual(['Banco del Sur', 'Óptica Lux', 'Cooperativa', 'Roma'])
    await expectFocus(() => button('Editar Roma'))
  })

  test("leaves the focus on 'Nuevo sponsor' when the record leaves the search", async () => {
    const { user } = await openSponsors(undefined, '/sponsors?buscar=roma')
    await user.click(button('Editar Panadería Roma'))
    await user.clear(field('Nombre'))
    await user.type(field('Nombre'), 'Milano')
    await user.clear(field('Sitio web'))
    await user.type(field('Sitio web'), 'milano.example')
    await user.click(button('Guardar cambios'))
    expect(await screen.findByText('Nada coincide con tu búsqueda')).toBeDefined()
    await expectClosed()
    await expectFocus(() => button('Nuevo sponsor'))
  })

  test('says what failed and why, and keeps the form', async () => {
    const { api, user } = await openSponsors()
    api.respond(endpoints.update, unavailable)
    await user.click(button('Editar Panadería Roma'))
    await user.type(field('Nombre'), ' x')
    await user.click(button('Guardar cambios'))
    const dialog = within(await form('Editar sponsor'))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Error al actualizar sponsor. La base de datos no responde',
    )
    expect(screen.getByText('Error al actualizar sponsor', { selector: '[role=alert]:not(dialog *) *' })).toBeDefined()
    expect(field('Nombre').value).toBe('Panadería Roma x')
  })

  test('merges changes of different fields by two people, without a question', async () => {
    const { user, server } = await openSponsors()
    await user.click(button('Editar Panadería Roma'))
    await user.type(field('Nombre'), ' x')
    server.items = server.items.map((item) =>
      item.id === roma.id ? { ...item, rev: 4, tier: 'silver' as const } : item,
    )
    await user.click(button('Guardar cambios'))
    await expectClosed()
    expect(server.items.find(({ id }) => id === roma.id)).toMatchObject({
      rev: 5,
      name: 'Panadería Roma x',
      tier: 'silver',
    })
  })

  test('asks about changes of the same fields in words, and saves the choice for each', async () => {
    const { user, server } = await openSponsors()
    await user.click(button('Editar Panadería Roma'))
    await user.type(field('Nombre'), ' x')
    await user.selectOptions(field('Nivel'), 'Bronce')
    server.items = server.items.map((item) =>
      item.id === roma.id
        ? { ...item, rev: 4, name: 'De Ana', tier: 'silver' as const, website: 'https://ana.example' }
        : item,
    )
    await user.click(button('Guardar cambios'))
    await user.click((await dialog('Alguien guardó antes que tú')).getByRole('button', { name: 'Seguir editando' }))
    expect([field('Nombre').value, field('Nivel').value]).toEqual(['Panadería Roma x', 'bronze'])
    expect(server.items.find(({ id }) => id === roma.id)?.rev).toBe(4)

    await user.click(button('Guardar cambios'))
    const clash = await dialog('Alguien guardó antes que tú')
    const choice = (name: string) => within(clash.getByRole('group', { name }))
    expect(clash.queryByRole('group', { name: 'Sitio web' })).toBeNull()
    expect(choice('Nivel').getByRole('radio', { name: /Lo tuyo.*Bronce/ })).toBeDefined()
    await user.click(choice('Nivel').getByRole('radio', { name: /Lo de Ana Pereyra.*Plata/ }))
    await user.click(choice('Nombre').getByRole('radio', { name: /Lo tuyo/ }))
    await user.click(clash.getByRole('button', { name: 'Guardar mi elección' }))
    await expectClosed()
    expect(server.items.find(({ id }) => id === roma.id)).toMatchObject({
      rev: 5,
      name: 'Panadería Roma x',
      tier: 'silver',
      website: 'https://ana.example',
    })
  })

  test('says that the record was deleted meanwhile, and adds the input as a new one', async () => {
    const { api, user, server } = await openSponsors()
    await user.click(button('Editar Panadería Roma'))
    await user.type(field('Nombre'), ' x')
    server.items = [lux]
    await user.click(button('Guardar cambios'))
    const dialog = within(await form('Nuevo sponsor'))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Error al actualizar sponsor. Otra persona lo eliminó mientras lo editabas. Lo que escribiste sigue aquí: si quieres conservarlo, agrégalo como nuevo.',
    )
    expect(field('Nombre').value).toBe('Panadería Roma x')
    expect(server.items).toEqual([lux])
    await user.click(button('Agregar sponsor'))
    expect(await screen.findByText('Sponsor agregado correctamente')).toBeDefined()
    await expectClosed()
    expect(api.callsTo(endpoints.create).map(({ body }) => body.name)).toEqual(['Panadería Roma x'])
    expect(server.items.map(({ name }) => name)).toEqual(['Óptica Lux', 'Panadería Roma x'])
  })
})

describe('leaving the form', () => {
  test('closes an untouched form at once', async () => {
    const { user } = await openSponsors()
    await user.click(button('Editar Óptica Lux'))
    await user.click(button('Cancelar'))
    await expectClosed()
    await expectFocus(() => button('Editar Óptica Lux'))
  })

  test('asks before it discards input, which is not offered again', async () => {
    const { user } = await openSponsors()
    await user.click(button('Editar Óptica Lux'))
    await user.type(field('Nombre'), ' x')
    await user.keyboard('{Escape}')
    const asked = await question('¿Descartar lo que escribiste?')
    expect(asked.getByText('Se pierde lo que cambiaste y no guardaste: Nombre.')).toBeDefined()
    await expectFocus(() => asked.getByRole('button', { name: 'Seguir editando' }))
    await user.click(asked.getByRole('button', { name: 'Seguir editando' }))
    expect(field('Nombre').value).toBe('Óptica Lux x')
    await user.click(button('Cancelar'))
    await user.click((await question('¿Descartar lo que escribiste?')).getByRole('button', { name: 'Descartar' }))
    await expectClosed()
    await user.click(button('Editar Óptica Lux'))
    expect(field('Nombre').value).toBe('Óptica Lux')
    expect(screen.queryByRole('button', { name: 'Recuperar borrador' })).toBeNull()
  })

  test('offers the draft of an earlier visit in its own form', async () => {
    const first = await openSponsors()
    await first.user.click(button('Nuevo sponsor'))
    await first.user.type(field('Nombre'), 'A medias')
    first.unmount()
    const { user } = await openSponsors()
    await user.click(button('Editar Óptica Lux'))
    expect(screen.queryByRole('button', { name: 'Recuperar borrador' })).toBeNull()
    await user.click(button('Cancelar'))
    await user.click(button('Nuevo sponsor'))
    expect(field('Nombre').value).toBe('')
    await user.click(button('Recuperar borrador'))
    expect(field('Nombre').value).toBe('A medias')
  })
})
