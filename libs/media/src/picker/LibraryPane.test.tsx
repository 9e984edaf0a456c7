import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { restoreEndpoint } from '@torneo/contracts/records/bin-restore'
import { aUser } from '@torneo/testing/builders'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { aFile } from '@torneo/testing/fake-storage'
import { expect, test } from 'vitest'
import { openPicker } from '../testing/open-picker'

const hero = { collection: 'hero', id: 'h1', title: 'Hero · Imagen de fondo' }
const opening = { collection: 'gallery_groups', id: 'g1', title: 'Inauguración 2025' }
const final = aFile({
  bucket: 'gallery',
  name: 'final-nocturna.jpg',
  size: 2.4 * 1024 * 1024,
  uses: [hero, opening],
  createdAt: '2025-11-09T12:00:00.000Z',
})
const crowd = aFile({ bucket: 'gallery', name: 'hinchada.jpg', size: 1600, createdAt: '2025-11-08T12:00:00.000Z' })
const cup = aFile({
  bucket: 'gallery',
  name: 'copa.png',
  mimeType: 'image/png',
  size: 820,
  uses: [opening],
  createdAt: '2025-11-07T12:00:00.000Z',
})
const shield = aFile({ bucket: 'general', name: 'escudo.svg', mimeType: 'image/svg+xml' })
const files = [final, crowd, cup, shield]

type Opened = Awaited<ReturnType<typeof openPicker>>

async function openLibrary(...[props, options]: Parameters<typeof openPicker>): Promise<Opened> {
  const opened = await openPicker({ bucket: 'gallery', ...props }, { files, ...options })
  await opened.user.click(screen.getByRole('radio', { name: 'Biblioteca' }))
  return opened
}

const tile = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(name) })
const tileNames = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.querySelector('strong')?.textContent)
const details = () => within(screen.getByRole('complementary', { name: 'Detalles de la imagen' }))

async function deleteShown({ user }: Opened, answer = 'Eliminar imagen') {
  await user.click(details().getByRole('button', { name: 'Eliminar imagen' }))
  const question = within(await screen.findByRole('alertdialog', { name: '¿Estás seguro de eliminar esta imagen?' }))
  await user.click(question.getByRole('button', { name: answer }))
}

test('shows the bucket of the field first, with counts, sizes and uses', async () => {
  const { user } = await openLibrary()
  expect((await tile('final-nocturna.jpg')).closest('label')?.textContent).toBe(
    'final-nocturna.jpg2.4 MB · en 2 lugares',
  )
  expect((await tile('hinchada.jpg')).closest('label')?.textContent).toBe('hinchada.jpg2 KB · sin usar')
  expect((await tile('copa.png')).closest('label')?.textContent).toBe('copa.png820 B · en 1 lugar')
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Galería 3',
      'General 1',
      'Sponsors 0',
      'Torneo 0',
    ]),
  )
  await user.click(screen.getByRole('tab', { name: /General/ }))
  expect((await tile('escudo.svg')).closest('label')?.querySelector('img')?.getAttribute('src')).toBe(
    `${shield.url}?width=320`,
  )
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('heading', { name: 'Todavía no hay imágenes en Sponsors' })).toBeDefined()
})

test('an image is chosen, looked at and used', async () => {
  const { user, picked } = await openLibrary()
  await user.click(await tile('final-nocturna.jpg'))
  expect(details().getByRole('heading', { name: 'final-nocturna.jpg' })).toBeDefined()
  expect(details().getByText('2.4 MB · 1920 × 1080 · JPG')).toBeDefined()
  expect(details().getByText('Subida el 9 de noviembre de 2025')).toBeDefined()
  expect(
    details()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Hero · Imagen de fondo', 'Inauguración 2025'])
  expect(screen.getByText('1 imagen seleccionada')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Usar esta imagen' }))
  expect(picked()).toEqual([[final.url]])
})

test('arrows move through the tiles and choose', async () => {
  const { user } = await openLibrary()
  await user.click(await tile('final-nocturna.jpg'))
  await user.keyboard('{ArrowRight}')
  expect((await tile('hinchada.jpg')).checked).toBe(true)
  expect(document.activeElement).toBe(await tile('hinchada.jpg'))
  await user.keyboard('{End}{ArrowRight}')
  expect((await tile('copa.png')).checked).toBe(true)
})

test('several images are chosen, and deselected one by one', async () => {
  const { user, picked } = await openLibrary({ multiple: true })
  for (const name of [/final/, /hinchada/, /copa/, /hinchada/])
    await user.click(await screen.findByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Usar 2 imágenes' }))
  expect(picked()).toEqual([[final.url, cup.url]])
})

test('is searched by name and put in order', async () => {
  const { user } = await openLibrary()
  await tile('copa.png')
  expect(tileNames()).toEqual(['final-nocturna.jpg', 'hinchada.jpg', 'copa.png'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Orden' }), 'Por nombre')
  expect(tileNames()).toEqual(['copa.png', 'final-nocturna.jpg', 'hinchada.jpg'])
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por nombre' }), 'HINCH')
  expect(tileNames()).toEqual(['hinchada.jpg'])
  await user.type(screen.getByRole('searchbox'), 'x')
  await user.click(await screen.findByRole('button', { name: 'Borrar búsqueda' }))
  expect(tileNames()).toHaveLength(3)
})

test('an image in use cannot be deleted, and shows why', async () => {
  const { user } = await openLibrary()
  await user.click(await tile('copa.png'))
  const button = details().getByRole<HTMLButtonElement>('button', { name: 'Eliminar imagen' })
  expect(button.disabled).toBe(true)
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'No se puede eliminar mientras esté en uso.',
  )
})

test('an unused image is deleted after a confirmation; the focus moves to the next', async () => {
  const opened = await openLibrary()
  await opened.user.click(await tile('hinchada.jpg'))
  await deleteShown(opened, 'Cancelar')
  expect(opened.stored.files()).toContain(crowd)
  await deleteShown(opened)
  expect(await screen.findByText('Imagen eliminada')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('radio', { name: /hinchada/ })).toBeNull())
  expect(opened.stored.files()).not.toContain(crowd)
  await waitFor(async () => expect(document.activeElement).toBe(await tile('copa.png')))
  expect(screen.getByText('Ninguna imagen seleccionada')).toBeDefined()
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Galería 2' })).toBeDefined())
  opened.api.respond(restoreEndpoint, { restored: 1 })
  await opened.user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Imagen restaurada')).toBeDefined()
  expect(opened.api.callsTo(restoreEndpoint).map(({ params }) => params.batch)).toEqual([crowd.id])
})

test('an image used since the list was read stays, and shows its uses', async () => {
  const opened = await openLibrary()
  await opened.user.click(await tile('hinchada.jpg'))
  opened.api.respond(
    storageEndpoints.remove,
    errorReply({ code: 409, type: 'in_use', message: 'La imagen está en uso', uses: [hero] }),
  )
  opened.api.respond(storageEndpoints.list, { total: 1, items: [{ ...crowd, uses: [hero] }] })
  await deleteShown(opened)
  expect((await details().findByRole('alert')).textContent).toBe(
    'No se eliminó: ahora se usa en Hero · Imagen de fondo.',
  )
  expect((await details().findByRole('listitem')).textContent).toBe('Hero · Imagen de fondo')
  expect(screen.queryByText('Imagen eliminada')).toBeNull()
})

test('a failed deletion is reported and keeps the image', async () => {
  const opened = await openLibrary()
  await opened.user.click(await tile('hinchada.jpg'))
  opened.api.respond(storageEndpoints.remove, errorReply({ code: 500, type: 'internal', message: 'Algo salió mal' }))
  await deleteShown(opened)
  expect(await screen.findByText('Error al eliminar la imagen')).toBeDefined()
  expect(await tile('hinchada.jpg')).toBeDefined()
})

test('an image that another person deleted meanwhile counts as deleted', async () => {
  const opened = await openLibrary()
  await opened.user.click(await tile('hinchada.jpg'))
  opened.api.respond(storageEndpoints.remove, errorReply({ code: 404, type: 'not_found', message: 'No existe' }))
  opened.api.respond(storageEndpoints.list, { total: 1, items: [final] })
  await deleteShown(opened)
  expect(await screen.findByText('Imagen eliminada')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  await waitFor(() => expect(screen.queryByRole('radio', { name: /hinchada/ })).toBeNull())
})

test('an address of another site is never sent for deletion', async () => {
  const foreign = aFile({ bucket: 'gallery', name: 'ajena.jpg', url: 'https://example.org/ajena.jpg' })
  const opened = await openLibrary({}, { files: [foreign] })
  await opened.user.click(await tile('ajena.jpg'))
  await deleteShown(opened)
  expect(await screen.findByText('Error: No se pudo identificar el archivo')).toBeDefined()
  expect(opened.api.callsTo(storageEndpoints.remove)).toHaveLength(0)
})

test('a library that failed to load offers a retry', async () => {
  const { api, user, storage } = await openPicker({ bucket: 'gallery' }, { files })
  api.respond(storageEndpoints.list, () => networkFailure)
  await user.click(screen.getByRole('radio', { name: 'Biblioteca' }))
  const alert = within(
    await screen
      .findByText('No pudimos leer la biblioteca')
      .then((title) => title.closest<HTMLElement>('[role=alert]')!),
  )
  storage()
  await user.click(alert.getByRole('button', { name: 'Reintentar' }))
  expect(await tile('final-nocturna.jpg')).toBeDefined()
})

test('is refetched whenever it opens', async () => {
  const { api, user } = await openLibrary()
  await tile('copa.png')
  await user.click(screen.getByRole('radio', { name: 'Subir' }))
  api.respond(storageEndpoints.list, { total: 1, items: [{ ...cup, uses: [] }] })
  await user.click(screen.getByRole('radio', { name: 'Biblioteca' }))
  await waitFor(async () => expect((await tile('copa.png')).closest('label')?.textContent).toContain('sin usar'))
})

test.each([
  ['admin_landing', ['Galería', 'General', 'Sponsors']],
  ['admin_tournament', ['General', 'Torneo']],
] as const)('%s sees the buckets of the role', async (role, names) => {
  await openLibrary({}, { as: aUser({ role }) })
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/ \d+$/, ''))).toEqual(names),
  )
})

test("a captain sees the tournament's bucket only", async () => {
  const { api } = await openLibrary(
    { bucket: 'tournament', folder: 'players' },
    { as: aUser({ role: 'team_captain' }) },
  )
  await waitFor(() => expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Torneo 0']))
  expect(new Set(api.callsTo(storageEndpoints.list).map(({ params }) => params.bucket))).toEqual(
    new Set(['tournament']),
  )
})

test('the first of thousands are rendered, and more while scrolling', async () => {
  await openLibrary(
    {},
    { files: Array.from({ length: 300 }, (_, index) => aFile({ bucket: 'gallery', name: `f-${index}.jpg` })) },
  )
  const tiles = await screen.findByRole('radiogroup', { name: 'Imágenes' })
  const before = tiles.querySelectorAll('input').length
  expect(before).toBeLessThan(200)
  fireEvent.scroll(tiles.parentElement!)
  await waitFor(() => expect(tiles.querySelectorAll('input').length).toBeGreaterThan(before))
})
