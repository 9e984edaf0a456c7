import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { heroEndpoints, type Hero } from '@torneo/contracts/content/hero'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { restoreEndpoint } from '@torneo/contracts/records/bin-restore'
import { historyEndpoints } from '@torneo/contracts/records/history'
import { aHero, aUser } from '@torneo/testing/builders'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { aSingleRecord } from '@torneo/testing/single-record'
import { beforeEach, describe, expect, test } from 'vitest'
import { framedPage, servePage } from '../../testing/framed-page'
import HeroScreen from './HeroScreen'

const revOf = (call: { readonly headers: Readonly<Record<string, string>> } | undefined) => call?.headers['if-match']
const lucia = aUser({ role: 'admin_landing' })

function anApi(first: Hero | null) {
  const api = new FakeApi(lucia)
  servePage(api)
  const server = aSingleRecord(first, aHero)
  api.respond(heroEndpoints.get, () => server.current)
  api.respond(heroEndpoints.put, server.save)
  api.respond(heroEndpoints.toggle, server.save)
  return { api, server }
}

async function openHero(first: Hero | null = aHero()) {
  const { api, server } = anApi(first)
  const rendered = renderScreen(<HeroScreen />, { path: '/hero', as: lucia, api })
  await screen.findByLabelText('Título')
  return { ...rendered, api, server }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const save = () => button(/^Guardar cambios/)
const toggle = () => screen.getByRole('switch', { name: 'Mostrar botón' })
const isOn = () => toggle().getAttribute('aria-checked') === 'true'
const toasts = () => screen.queryAllByText(/Hero actualizado correctamente|Error al actualizar el hero/)

beforeEach(() => localStorage.clear())

describe('reading', () => {
  test('shows the stored hero in form and page', async () => {
    await openHero()
    const page = await framedPage()
    expect(field('Título').value).toBe('Torneo de Exalumnos 2025')
    expect(field('Link').value).toBe('/inscripcion')
    expect(isOn()).toBe(true)
    await waitFor(() =>
      expect(page.shown()).toMatchObject({
        title: 'Torneo de Exalumnos 2025',
        subtitle: 'Volvemos a la cancha',
        ctaText: 'Inscribe a tu promo',
      }),
    )
    expect(screen.getByText('Logos: 600x300, hasta 5 MB')).toBeDefined()
    expect(screen.getByText('Fondos: máximo 5 MB')).toBeDefined()
  })

  test('with no hero yet the button starts visible (R17)', async () => {
    await openHero(null)
    expect(isOn()).toBe(true)
  })

  test('a stored hero without a visible button has its text and link closed', async () => {
    await openHero(aHero({ ctaVisible: false }))
    expect(isOn()).toBe(false)
    expect([field('Texto del botón').disabled, field('Link').disabled]).toEqual([true, true])
  })
})

describe('saving', () => {
  test('sends the whole on the rev that was read, and says so twice', async () => {
    const { api, user, server } = await openHero()
    const page = await framedPage()
    await user.clear(field('Título'))
    await user.type(field('Título'), 'La gran vuelta')
    await waitFor(() => expect(page.shown()?.title).toBe('La gran vuelta'))
    expect(await screen.findByText('Cambios sin guardar')).toBeDefined()
    await user.click(save())
    expect(await screen.findByText('Hero actualizado correctamente')).toBeDefined()
    expect(await screen.findByText('Cambios guardados')).toBeDefined()
    const [call] = api.callsTo(heroEndpoints.put)
    expect(revOf(call)).toBe('1')
    expect(call?.body).toEqual({
      title: 'La gran vuelta',
      subtitle: 'Volvemos a la cancha',
      description: 'Un fin de semana, treinta promociones.',
      logoImage: '',
      backgroundImage: '',
      ctaText: 'Inscribe a tu promo',
      ctaLink: '/inscripcion',
      ctaVisible: true,
    })
    expect(server.current?.title).toBe('La gran vuelta')
  })

  test('the first save creates it, and only where there is none: rev 0', async () => {
    const { api, user, server } = await openHero(null)
    for (const label of ['Título', 'Subtítulo', 'Descripción', 'Texto del botón'])
      await user.type(field(label), `${label} nuevo`)
    await user.type(field('Link'), '#inscripcion')
    await user.click(save())
    await screen.findByText('Hero actualizado correctamente')
    expect(revOf(api.callsTo(heroEndpoints.put)[0])).toBe('0')
    expect(server.current).toMatchObject({ rev: 1, title: 'Título nuevo', ctaVisible: true })
  })

  test('a press on save is not lost to an error that appears above it when the field is left', async () => {
    const { user } = await openHero()
    await user.clear(field('Subtítulo'))
    await user.pointer({ keys: '[MouseLeft>]', target: save() })
    expect(document.activeElement).toBe(field('Subtítulo'))
    expect(screen.queryByText('El subtítulo es requerido')).toBeNull()
    await user.pointer('[/MouseLeft]')
    expect(await screen.findByText('El subtítulo es requerido')).toBeDefined()
    expect(document.activeElement).toBe(field('Subtítulo'))
  })

  test('each missing field is a link to it', async () => {
    const { user } = await openHero()
    await user.clear(field('Descripción'))
    await user.click(save())
    await user.click(await screen.findByRole('link', { name: 'Descripción' }))
    expect(document.activeElement).toBe(field('Descripción'))
  })

  test('a hidden button needs neither text nor link, and what they held is sent along', async () => {
    const { api, user } = await openHero(aHero({ ctaVisible: false, ctaLink: '' }))
    await user.type(field('Título'), '!')
    await user.click(save())
    await screen.findByText('Hero actualizado correctamente')
    expect(api.callsTo(heroEndpoints.put)[0]?.body).toMatchObject({
      ctaVisible: false,
      ctaText: 'Inscribe a tu promo',
      ctaLink: '',
    })
  })
})

describe('the silent update', () => {
  test('goes at once, without a toast, and the next save is made on its rev', async () => {
    const { api, user, server } = await openHero()
    await user.click(toggle())
    await waitFor(() => expect(server.current?.ctaVisible).toBe(false))
    const [sent] = api.callsTo(heroEndpoints.toggle)
    expect([sent?.body, revOf(sent)]).toEqual([{ ctaVisible: false }, '1'])
    await waitFor(() => expect(field('Link').disabled).toBe(true))
    expect(isOn()).toBe(false)
    expect(toasts()).toEqual([])
    expect(screen.queryByText('Cambios sin guardar')).toBeNull()

    await user.type(field('Título'), ' x')
    await user.click(save())
    await screen.findByText('Hero actualizado correctamente')
    expect(api.callsTo(heroEndpoints.put).map(revOf)).toEqual(['2'])
    expect(server.current).toMatchObject({ rev: 3, ctaVisible: false, ctaText: 'Inscribe a tu promo' })
  })

  test('is shown before the answer and undone when it fails, with the reason and no toast', async () => {
    const { api, user } = await openHero()
    let answer: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    api.respond(heroEndpoints.toggle, async () => {
      await waiting
      return errorReply({ code: 503, type: 'unavailable', message: 'La base de datos no responde' })
    })
    const page = await framedPage()
    await user.click(toggle())
    expect(isOn()).toBe(false)
    await waitFor(() => expect(page.shown()?.ctaVisible).toBe(false))
    answer()
    await waitFor(() => expect(isOn()).toBe(true))
    await waitFor(() => expect(page.shown()?.ctaVisible).toBe(true))
    expect(toasts()).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toBe('Error al actualizar el hero. La base de datos no responde')
    expect(screen.queryByText('Cambios sin guardar')).toBeNull()

    await user.type(field('Título'), ' x')
    await user.click(save())
    await screen.findByText('Hero actualizado correctamente')
    expect(screen.queryByText(/La base de datos no responde/)).toBeNull()
  })

  test('turning it on without a text changes only the form, which then asks for the text', async () => {
    const { api, user } = await openHero(aHero({ ctaVisible: false, ctaText: '' }))
    await user.click(toggle())
    expect(isOn()).toBe(true)
    expect(field('Texto del botón').disabled).toBe(false)
    await user.click(save())
    expect(await screen.findByText('El texto del botón es requerido')).toBeDefined()
    expect(api.callsTo(heroEndpoints.toggle)).toEqual([])
    await user.click(toggle())
    await waitFor(() => expect(screen.queryByText('El texto del botón es requerido')).toBeNull())
    expect(screen.queryByText('Cambios sin guardar')).toBeNull()
  })

  test('saves the switch together with other unsaved changes', async () => {
    const { api, user, server } = await openHero()
    await user.type(field('Título'), ' x')
    await user.click(toggle())
    expect(api.callsTo(heroEndpoints.toggle)).toEqual([])
    await user.click(save())
    await screen.findByText('Hero actualizado correctamente')
    expect(server.current).toMatchObject({ title: 'Torneo de Exalumnos 2025 x', ctaVisible: false })
  })

  test("someone else's save in between does not stop it, and their text is shown", async () => {
    const { user, server } = await openHero()
    server.current = { ...aHero(), rev: 8, title: 'De Ana' }
    await user.click(toggle())
    await waitFor(() => expect(server.current).toMatchObject({ rev: 9, title: 'De Ana', ctaVisible: false }))
    await waitFor(() => expect(field('Título').value).toBe('De Ana'))
    expect(isOn()).toBe(false)
  })

  test('keeps what is typed while the request runs', async () => {
    const { api, user, server } = await openHero()
    let answer: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    api.respond(heroEndpoints.toggle, async () => {
      await waiting
      server.current = aHero({ rev: 2, ctaVisible: false })
      return server.current
    })
    await user.click(toggle())
    await user.type(field('Título'), ' x')
    answer()
    await waitFor(() => expect(toggle().getAttribute('aria-disabled')).toBeNull())
    expect([field('Título').value, isOn()]).toEqual(['Torneo de Exalumnos 2025 x', false])
    await user.click(save())
    await screen.findByText('Hero actualizado correctamente')
    expect(revOf(api.callsTo(heroEndpoints.put)[0])).toBe('2')
  })

  test('a link that may not be saved stays open when the button is hidden, to be corrected', async () => {
    const { user } = await openHero()
    await user.clear(field('Link'))
    await user.type(field('Link'), 'javascript:alert(1)')
    await user.tab()
    await screen.findByText(/Usa un enlace http/)
    await user.click(toggle())
    await waitFor(() => expect(field('Texto del botón').disabled).toBe(true))
    expect(field('Link').disabled).toBe(false)
  })
})

describe('images', () => {
  const stored = (id: string) => `/api/storage/buckets/general/files/${id}/view`

  const image = (label: string) => within(screen.getByRole('group', { name: label }))

  test('deletes a replaced or removed image only once saved, and leaves the others (R14)', async () => {
    const { api, user, server } = await openHero(aHero({ logoImage: stored('a1'), backgroundImage: stored('b2') }))
    api.respond(storageEndpoints.remove, undefined)
    await user.click(image('Logo').getByRole('button', { name: 'Quitar logo' }))
    api.respond(heroEndpoints.put, networkFailure)
    await user.click(save())
    await screen.findByText(/No hay conexión con el servidor/)
    expect(api.callsTo(storageEndpoints.remove)).toEqual([])

    api.respond(heroEndpoints.put, server.save)
    await user.click(save())
    await screen.findByText('Hero actualizado correctamente')
    await waitFor(() =>
      expect(api.callsTo(storageEndpoints.remove).map(({ params }) => params)).toEqual([
        { bucket: 'general', id: 'a1' },
      ]),
    )

    await user.click(image('Imagen de fondo').getByRole('button', { name: 'Quitar imagen de fondo' }))
    await user.click(save())
    await waitFor(() =>
      expect(api.callsTo(storageEndpoints.remove).map(({ params }) => params.id)).toEqual(['a1', 'b2']),
    )
  })

  test('a file that cannot be deleted only warns: the hero is saved', async () => {
    const { api, user, server } = await openHero(aHero({ logoImage: stored('a1') }))
    api.respond(storageEndpoints.remove, errorReply({ code: 503, type: 'unavailable', message: 'No disponible' }))
    await user.click(image('Logo').getByRole('button', { name: 'Quitar logo' }))
    await user.click(save())
    expect(await screen.findByText('Hero actualizado correctamente')).toBeDefined()
    expect(await screen.findByText('No se pudo eliminar el archivo antiguo')).toBeDefined()
    expect(server.current?.logoImage).toBe('')
  })

  test('hides an image that does not load, and saves it all the same', async () => {
    const { container, user, server } = await openHero(aHero({ logoImage: 'https://example.org/nada.png' }))
    for (const image of container.querySelectorAll('img')) fireEvent.error(image)
    expect(container.querySelectorAll('img')).toHaveLength(0)
    await user.type(field('Título'), ' x')
    await user.click(save())
    await screen.findByText('Hero actualizado correctamente')
    expect(server.current?.logoImage).toBe('https://example.org/nada.png')
  })
})

describe('the history', () => {
  const at = new Date(Date.now() - 2 * 3_600_000).toISOString()
  const view = '/api/storage/buckets/general/files/abc/view'
  const saves = [
    {
      id: 's2',
      at,
      by: 'Carla Núñez',
      action: 'Hero actualizado',
      changes: [
        { field: 'title', from: 'La gran vuelta', to: 'Torneo de Exalumnos 2025' },
        { field: 'logoImage', from: view, to: '' },
      ],
    },
    {
      id: 's1',
      at,
      by: 'Diego Paz',
      action: 'Hero actualizado',
      changes: [{ field: 'title', from: 'Torneo', to: 'La gran vuelta' }],
    },
  ]

  async function openHistory() {
    const opened = await openHero()
    opened.api.respond(historyEndpoints.list, ({ query: { limit } }) => ({
      total: 2,
      items: saves.slice(0, Number(limit)),
    }))
    opened.api.respond(restoreEndpoint, { restored: 1 })
    return opened
  }
  const dialog = () => within(screen.getByRole('dialog', { name: 'Historial' }))

  test('stands under who saved last, with each field as it was and as it became', async () => {
    const { user } = await openHistory()
    await user.click(button('Historial'))
    const changed = within((await screen.findAllByRole('group', { name: 'Título' }))[0] as HTMLElement)
    expect([
      changed.getByText('Antes').parentElement?.textContent,
      changed.getByText('Después').parentElement?.textContent,
    ]).toEqual(['AntesLa gran vuelta', 'DespuésTorneo de Exalumnos 2025'])
    expect(dialog().getByText('Como está ahora')).toBeDefined()
  })

  test.each([
    [/lo que guardó Diego Paz/, 'La gran vuelta'],
    ['Restaurar como estaba antes', 'Torneo'],
  ])('%s is a new save, on the rev of now, with the picture out of the bin', async (name, title) => {
    const { api, user, server } = await openHistory()
    await user.click(button('Historial'))
    await user.click(await screen.findByRole('button', { name }))
    await screen.findByText('Hero actualizado correctamente')
    const [sent] = api.callsTo(heroEndpoints.put)
    expect([revOf(sent), server.current?.title, server.current?.logoImage]).toEqual(['1', title, view])
    expect(api.callsTo(restoreEndpoint).map(({ params }) => params)).toEqual([{ batch: 'abc' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('restores nothing over what is typed', async () => {
    const { user } = await openHistory()
    await user.type(field('Título'), '!')
    await user.click(button('Historial'))
    expect(await screen.findByText('Guarda o descarta lo que escribiste antes de restaurar.')).toBeDefined()
    expect(dialog().queryByRole('button', { name: /Restaurar/ })).toBeNull()
  })

  test('says that it cannot be read, and reads again on request', async () => {
    const { api, user } = await openHistory()
    api.respond(historyEndpoints.list, networkFailure)
    await user.click(button('Historial'))
    expect(await screen.findByText('No pudimos leer el historial')).toBeDefined()
    api.respond(historyEndpoints.list, { total: 0, items: [] })
    await user.click(dialog().getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('Todavía no hay cambios')).toBeDefined()
  })
})
