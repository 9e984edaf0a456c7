import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { newsEndpoints as endpoints, type News } from '@torneo/contracts/content/news'
import { aNewsItem } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import { button, expectClosed, field, form, openList } from '@torneo/testing/list-screen'
import { beforeEach, expect, test } from 'vitest'
import { dayAhead } from '../../parts/scheduling/format-moment'
import NewsScreen from './NewsScreen'

const order = (a: News, b: News) => Number(b.pinned) - Number(a.pinned) || b.date.localeCompare(a.date)
const [draw, dinner] = [
  aNewsItem(),
  aNewsItem({
    title: 'La cena',
    slug: 'la-cena',
    date: '2025-11-01',
    text: '<p>Mesa <strong>larga</strong>.</p>',
    pinned: true,
  }),
] as const

async function openNews() {
  const server = aCollection([draw, dinner], aNewsItem, order)
  const rendered = openList(NewsScreen, '/news', (api) => {
    api.respond(endpoints.list, server.list)
    api.respond(endpoints.create, server.create)
    api.respond(endpoints.update, server.update)
  })
  await screen.findByText('2 novedades')
  return { ...rendered, server }
}

const text = () => screen.findByRole('textbox', { name: 'Texto' })
const paste = async (html: string) =>
  fireEvent.paste(await text(), { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') } })
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => localStorage.clear())

test('lists pinned ones first, with their first words, and finds them by their text', async () => {
  const { user } = await openNews()
  const list = within(screen.getByRole('list', { name: 'Novedades' }))
  expect(titles()).toEqual(['La cena', 'Se sortearon las zonas'])
  expect([list.getByText('Mesa larga.'), list.getByText('Fijada')]).toHaveLength(2)
  await user.type(field('Buscar por título o texto'), 'larga')
  await waitFor(() => expect(titles()).toEqual(['La cena']))
})

test('a pasted text is sent as the page shows it, without what it may not have', async () => {
  const { api, user } = await openNews()
  await user.click(button('Nueva novedad'))
  await user.type(field('Título'), 'Inscripción')
  expect(field('Fecha').value).toBe(dayAhead(0))
  fireEvent.change(field('Fecha'), { target: { value: '2025-11-12' } })
  await user.click(button('Agregar novedad'))
  expect(await screen.findByText('El texto es requerido')).toBeDefined()
  expect((await text()).getAttribute('aria-invalid')).toBe('true')
  await paste('<h1 style="color:red">Abre</h1><p onclick="x">El <b>lunes</b>.<script>alert(1)</script></p>')
  await user.click(button('Agregar novedad'))
  await expectClosed()
  expect(api.callsTo(endpoints.create).map(({ body }) => body)).toEqual([
    {
      title: 'Inscripción',
      date: '2025-11-12',
      text: '<h2>Abre</h2><p>El <strong>lunes</strong>.</p>',
      image: '',
      alt: '',
      videoUrl: '',
      file: '',
      pinned: false,
    },
  ])
})

test('an opened text is as it was saved, and nothing is sent for it', async () => {
  const { api, user } = await openNews()
  await user.click(button('Editar La cena'))
  await form('Editar novedad')
  expect((await text()).innerHTML).toBe('<p>Mesa <strong>larga</strong>.</p>')
  await user.click(button('Guardar cambios'))
  await expectClosed()
  expect(api.callsTo(endpoints.update).map(({ body }) => body.text)).toEqual(['<p>Mesa <strong>larga</strong>.</p>'])
})

test('a text that was left unsaved is recovered as its draft', async () => {
  const first = await openNews()
  await first.user.click(button('Nueva novedad'))
  await paste('<p>A medias</p>')
  await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toContain('A medias'))
  first.unmount()
  const { user } = await openNews()
  await user.click(button('Nueva novedad'))
  await user.click(button('Recuperar borrador'))
  await waitFor(async () => expect((await text()).textContent).toBe('A medias'))
})
