import { screen, waitFor, within } from '@testing-library/react'
import { aboutEndpoints, type About } from '@torneo/contracts/content/about'
import { anAbout, aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { question } from '@torneo/testing/list-screen'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { renderScreen } from '@torneo/testing/render-screen'
import { aSingleRecord } from '@torneo/testing/single-record'
import { beforeEach, describe, expect, test } from 'vitest'
import { framedPage, servePage } from '../../testing/framed-page'
import AboutScreen from './AboutScreen'

const lucia = aUser({ role: 'admin_landing' })

function anApi(first: About | null) {
  const api = new FakeApi(lucia)
  servePage(api)
  const server = aSingleRecord(first, anAbout)
  api.respond(aboutEndpoints.get, () => server.current)
  api.respond(aboutEndpoints.put, server.save)
  return { api, server }
}

async function openAbout(first: About | null = anAbout()) {
  const { api, server } = anApi(first)
  const rendered = renderScreen(<AboutScreen />, { path: '/about', as: lucia, api })
  await screen.findByLabelText('Título')
  return { ...rendered, api, server }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const save = () => button(/^Guardar cambios/)
const saved = () => screen.findByText('Sobre actualizado correctamente')

beforeEach(() => localStorage.clear())

describe('reading', () => {
  test('shows the stored text in form and page', async () => {
    await openAbout()
    const page = await framedPage()
    expect(field('Cita').value).toBe('Nadie se va del todo del colegio.')
    expect(field('Punto destacado 2').value).toBe('Treinta promociones')
    await waitFor(() =>
      expect(page.shown()).toMatchObject({
        title: 'Sobre el torneo',
        highlights: ['Seis deportes', 'Treinta promociones', 'Un fin de semana'],
      }),
    )
  })
})

describe('saving', () => {
  test('sends the whole, with the highlights in their new order, and says so twice', async () => {
    const { api, user, server } = await openAbout()
    const page = await framedPage()
    await user.type(field('Nuevo punto destacado'), 'Entrada libre{Enter}')
    await user.click(button('Bajar punto destacado 1'))
    await user.type(field('Título'), ' 2025')
    await waitFor(() =>
      expect(page.shown()?.highlights).toEqual([
        'Treinta promociones',
        'Seis deportes',
        'Un fin de semana',
        'Entrada libre',
      ]),
    )
    await user.click(save())
    expect(await saved()).toBeDefined()
    expect(await screen.findByText('Cambios guardados')).toBeDefined()
    const [call] = api.callsTo(aboutEndpoints.put)
    expect(call?.headers['if-match']).toBe('1')
    expect(call?.body).toEqual({
      title: 'Sobre el torneo 2025',
      description: 'Desde 1998 las promociones vuelven a encontrarse en la cancha.',
      quote: 'Nadie se va del todo del colegio.',
      highlights: ['Treinta promociones', 'Seis deportes', 'Un fin de semana', 'Entrada libre'],
    })
    expect(server.current?.rev).toBe(2)
  })

  test('a highlight that is still being typed is unsaved, previewed and saved', async () => {
    const { user, server } = await openAbout()
    const page = await framedPage()
    await user.type(field('Nuevo punto destacado'), 'Entrada libre')
    expect(await screen.findByText('Cambios sin guardar')).toBeDefined()
    await waitFor(() => expect(page.shown()?.highlights).toContain('Entrada libre'))
    await user.keyboard('{Control>}s{/Control}')
    await saved()
    expect(server.current?.highlights.at(-1)).toBe('Entrada libre')
    await user.tab()
    expect(field('Punto destacado 4').value).toBe('Entrada libre')
    expect(screen.queryByText('Cambios sin guardar')).toBeNull()
  })

  test('the first save creates it: rev 0, and the optional may stay empty', async () => {
    const { api, user, server } = await openAbout(null)
    await user.type(field('Título'), 'Sobre')
    await user.type(field('Descripción'), 'El torneo')
    await user.click(save())
    await saved()
    expect(api.callsTo(aboutEndpoints.put)[0]?.headers['if-match']).toBe('0')
    expect(server.current).toMatchObject({ rev: 1, title: 'Sobre', quote: '', highlights: [] })
  })

  test('an emptied highlight is marked at its place, and a link leads to it', async () => {
    const { api, user } = await openAbout()
    await user.clear(field('Punto destacado 2'))
    await user.click(save())
    expect(await screen.findByText('Escribe el punto destacado o quítalo')).toBeDefined()
    expect(document.activeElement).toBe(field('Punto destacado 2'))
    expect(field('Punto destacado 2').getAttribute('aria-invalid')).toBe('true')
    await user.click(field('Título'))
    await user.click(screen.getByRole('link', { name: 'Punto destacado 2' }))
    expect(document.activeElement).toBe(field('Punto destacado 2'))
    expect(api.callsTo(aboutEndpoints.put)).toEqual([])
    await user.click(button('Quitar punto destacado 2'))
    await waitFor(() => expect(screen.queryByText('Escribe el punto destacado o quítalo')).toBeNull())
    await user.click(save())
    await saved()
    expect(api.callsTo(aboutEndpoints.put)[0]?.body.highlights).toEqual(['Seis deportes', 'Un fin de semana'])
  })

  test('checks it also when the focus comes from a highlight that is still being typed', async () => {
    const { api, user } = await openAbout()
    await user.clear(field('Punto destacado 2'))
    await user.click(button('Quitar punto destacado 1'))
    await user.type(field('Nuevo punto destacado'), 'Entrada libre')
    await user.click(save())
    expect(await screen.findByText('Escribe el punto destacado o quítalo')).toBeDefined()
    expect(document.activeElement).toBe(field('Punto destacado 1'))
    expect(screen.getByRole('link', { name: 'Punto destacado 1' })).toBeDefined()
    expect(api.callsTo(aboutEndpoints.put)).toEqual([])
  })

  test("shows the server's rejection of one highlight at that highlight", async () => {
    const { api, user } = await openAbout()
    const details = [{ path: 'highlights.1', message: 'Ese no' }]
    api.respond(
      aboutEndpoints.put,
      errorReply({ code: 400, type: 'validation', message: 'Revisa los campos marcados', details }),
    )
    await user.type(field('Título'), ' x')
    await user.click(save())
    expect(await screen.findByText('Ese no')).toBeDefined()
    expect(field('Punto destacado 2').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('two people', () => {
  test('changes of the list are chosen as a whole, and the choice is saved', async () => {
    const { user, server } = await openAbout()
    await user.click(button('Quitar punto destacado 1'))
    server.current = anAbout({ rev: 5, highlights: ['De Ana', 'También de Ana'] })
    await user.click(save())
    const dialog = within(await openedDialog('Alguien guardó antes que tú'))
    const choice = within(dialog.getByRole('group', { name: 'Puntos destacados' }))
    expect(
      choice.getByText(
        (_, element) => element?.textContent === 'De Ana\nTambién de Ana' && element.childElementCount === 0,
      ),
    ).toBeDefined()
    await user.click(choice.getByRole('radio', { name: /Lo de Ana Pereyra/ }))
    await user.click(dialog.getByRole('button', { name: 'Guardar mi elección' }))
    await saved()
    expect(server.current).toMatchObject({ rev: 6, highlights: ['De Ana', 'También de Ana'] })
    expect(field('Punto destacado 2').value).toBe('También de Ana')
  })
})

describe('work that was not saved', () => {
  test('is offered again by the next visit, a highlight half typed too', async () => {
    const first = await openAbout()
    await first.user.type(field('Nuevo punto destacado'), 'A medias')
    first.unmount()
    const { user } = await openAbout()
    expect(screen.queryByLabelText('Punto destacado 4')).toBeNull()
    await user.click(button('Recuperar borrador'))
    expect(field('Punto destacado 4').value).toBe('A medias')
    expect(document.activeElement).toBe(field('Título'))
  })

  test("is discarded by 'Descartar'", async () => {
    const { user } = await openAbout()
    const page = await framedPage()
    await user.click(button('Quitar punto destacado 1'))
    await user.type(field('Nuevo punto destacado'), 'A medias')
    await user.click(button('Descartar'))
    await user.click((await question('¿Descartar lo que escribiste?')).getByRole('button', { name: 'Descartar' }))
    await waitFor(() =>
      expect(page.shown()?.highlights).toEqual(['Seis deportes', 'Treinta promociones', 'Un fin de semana']),
    )
    expect(field('Nuevo punto destacado').value).toBe('')
    expect(screen.queryByText('Cambios sin guardar')).toBeNull()
  })
})
