import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Role } from '@torneo/contracts/people/roles'
import { recordNameEndpoints } from '@torneo/contracts/records/record-names'
import { aUser } from '@torneo/testing/builders'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { expect, test, vi } from 'vitest'
import { aPanelApi, openPanel } from '../testing/open-panel'

// No section apps are loaded: only the shell's own articles are available.
async function open(path: string, role: Role = 'admin_landing') {
  await openPanel(path, aPanelApi(aUser({ role })).respond(recordNameEndpoints.list, { items: [] }))
  return userEvent.setup()
}
const dialog = async (name: string) => within(await openedDialog(name))
const bin = 'Recuperar algo que borraste'

test('opens from the account menu over the screen, and leaves the rest of its address', async () => {
  const user = await open('/?buscar=oro')
  await user.click(await screen.findByRole('button', { name: /Administrador/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ayuda' }))
  const list = await dialog('Ayuda')
  expect(location.search).toBe('?buscar=oro&ayuda=')
  const guide = within(await list.findByRole('list', { name: 'Para todos' }))
  await user.click(guide.getByRole('link', { name: bin }))
  const article = await dialog(bin)
  expect([location.search, article.getAllByRole('listitem').length]).toEqual([
    '?buscar=oro&ayuda=recuperar-algo-borrado',
    3,
  ])
  await user.click(article.getByRole('button', { name: 'Volver' }))
  await dialog('Ayuda')
  await waitFor(() => expect(document.activeElement?.textContent).toBe(bin))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.search).toBe('?buscar=oro')
})

test('an address opens its article, or the list with a notice when the article does not exist', async () => {
  await open('/?ayuda=recuperar-algo-borrado')
  expect((await dialog(bin)).getByText('Papelera')).toBeDefined()
  cleanup()
  await open('/?ayuda=de-otra-version')
  const list = await dialog('Ayuda')
  expect(await list.findByText('Ese artículo no está en tu ayuda. Mira si alguno de estos te sirve.')).toBeDefined()
})

test('is searched by a question, whatever its accents and small words', async () => {
  const user = await open('/?ayuda')
  const list = await dialog('Ayuda')
  await list.findByRole('list', { name: 'Para todos' })
  const titles = () => list.queryAllByRole('link').map(({ textContent }) => textContent)
  const searchFor = async (question: string) => {
    await user.clear(list.getByRole('searchbox'))
    await user.type(list.getByRole('searchbox', { name: 'Qué quieres hacer' }), question)
  }
  const whole = titles()
  await searchFor('¿Cómo')
  expect(titles()).toEqual(whole)
  await searchFor('¿Cómo CAMBIO mi contrasena?')
  expect(titles()).toEqual(['Cambiar tu contraseña'])
  expect(list.getByText('1 artículo')).toBeDefined()
  await searchFor('papeléra')
  expect(titles()[0]).toBe(bin)
  await searchFor('xyz')
  expect([titles(), list.getByText('Prueba con otra palabra, como la que dice el botón.')]).toHaveLength(2)
  expect(titles()).toEqual([])
})

test('articles that could not be read are named, with a retry', async () => {
  const user = await open('/?ayuda')
  const list = await dialog('Ayuda')
  expect(await list.findByRole('alert')).toHaveProperty(
    'textContent',
    'No pudimos leer la ayuda de todo el panel. Aquí está la demás.Reintentar',
  )
  const again = list.getByRole('button', { name: 'Reintentar' })
  await user.click(again)
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull())
  expect(list.getByRole('list', { name: 'Para todos' })).toBeDefined()
})

test('the palette finds articles by the same question', async () => {
  const user = await open('/')
  await screen.findByRole('button', { name: 'Buscar en el panel (Ctrl K)' })
  await user.keyboard('{Control>}k{/Control}')
  const palette = await dialog('Buscar en el panel')
  await user.type(palette.getByRole('combobox'), 'cómo recupero lo que borré')
  await user.click(await palette.findByRole('option', { name: bin }))
  expect((await dialog(bin)).getByRole('button', { name: 'Copiar enlace' })).toBeDefined()
})

test('is printed without the panel: an article alone, or the guides with all of theirs', async () => {
  const original = window.print
  const print = vi.fn<() => void>()
  window.print = print
  try {
    const user = await open('/?ayuda=recuperar-algo-borrado')
    const sheets = () => [...document.querySelectorAll('[data-print-sheet]')]
    const printed = () =>
      sheets().map((sheet) => [...sheet.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent))
    const article = await dialog(bin)
    await user.click(article.getByRole('button', { name: 'Imprimir' }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    expect([printed(), sheets()[0]?.querySelectorAll('li').length]).toEqual([[[bin]], 3])
    await user.click(article.getByRole('button', { name: 'Volver' }))
    const list = await dialog('Ayuda')
    await user.click(list.getByRole('button', { name: 'Imprimir toda la ayuda' }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2))
    expect(printed()).toEqual([
      ['Ayuda', 'Para todos', ...list.getAllByRole('link').map(({ textContent }) => textContent)],
    ])
  } finally {
    window.print = original
  }
})
