import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { storageEndpoints, storageMessages } from '@torneo/contracts/files/storage'
import { accountEndpoints } from '@torneo/contracts/people/account'
import { aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { expect, test } from 'vitest'
import { openPicker } from './testing/open-picker'
import { heicBytes, jpegBytes } from './testing/photo-bytes'

const photo = (name = 'final.jpg') => new File([jpegBytes(1280, 720)], name, { type: 'image/jpeg' })
const input = () => screen.getByLabelText<HTMLInputElement>(/^Elegir archivo/, { selector: 'input' })
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } })
const rows = () => within(screen.getByRole('list', { name: 'Imágenes que se suben' })).getAllByRole('listitem')

test('an upload goes to the bucket and its folder, is announced as saved, and is picked', async () => {
  const { api, picked } = await openPicker({ bucket: 'tournament', folder: 'players' })
  const file = photo()
  choose(file)
  await waitFor(() => expect(picked()).toHaveLength(1))
  expect(screen.getByText('Imagen guardada')).toBeDefined()
  const [call] = api.callsTo(storageEndpoints.upload)
  expect(call?.params).toEqual({ bucket: 'tournament' })
  expect(call?.query).toEqual({ folder: 'players' })
  expect(call?.headers['x-user']).toBe(api.user?.id)
  expect(call?.body.file.name).toBe('final.jpg')
  // A suitable image is sent byte for byte.
  expect(new Uint8Array(await call!.body.file.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()))
  expect(picked()[0]?.[0]).toMatch(/^\/api\/storage\/buckets\/tournament\/files\/\w+\/view$/)
})

test('an upload tells how far it is and can be cancelled', async () => {
  const { api, user, picked } = await openPicker()
  api.respond(storageEndpoints.upload, () => new Promise<never>(() => undefined))
  choose(photo())
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Subiendo final.jpg' })
  await waitFor(() => expect(bar.value).toBeGreaterThan(0.4))
  expect(screen.getByText(/50 %/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancelar la subida de final.jpg' }))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elegir archivo' }))
  expect(picked()).toEqual([])
})

test('a failed upload is reported and succeeds on retry', async () => {
  const { api, user, picked, storage } = await openPicker()
  api.respond(storageEndpoints.upload, errorReply({ code: 503, type: 'unavailable', message: 'No disponible' }))
  choose(photo())
  const alert = await screen.findByText('Error al subir la imagen. Intente nuevamente.')
  expect(alert.closest('[role=alert]')).not.toBeNull()
  storage()
  await user.click(screen.getByRole('button', { name: 'Reintentar la subida de final.jpg' }))
  await waitFor(() => expect(picked()).toHaveLength(1))
})

test("a rejection of the file has the server's own words and no retry", async () => {
  const { api, picked } = await openPicker()
  api.respond(
    storageEndpoints.upload,
    errorReply({ code: 415, type: 'unsupported_type', message: 'El archivo está dañado y no se puede leer' }),
  )
  choose(photo())
  expect(await screen.findByText('Error al subir la imagen: El archivo está dañado y no se puede leer')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Reintentar/ })).toBeNull()
  expect(picked()).toEqual([])
})

test('a rejected upload shows the reason, not a general message', async () => {
  const { api } = await openPicker()
  api.respond(
    storageEndpoints.upload,
    errorReply({
      code: 400,
      type: 'validation',
      message: 'Revisa los datos ingresados',
      details: [{ path: 'file', message: storageMessages.script }],
    }),
  )
  choose(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))
  expect(await screen.findByText(`Error al subir la imagen: ${storageMessages.script}`)).toBeDefined()
  expect(screen.queryByText(/Revisa los datos/)).toBeNull()
})

test.each([
  [
    'a text',
    new File(['x'], 'a.txt', { type: 'text/plain' }),
    'Formato de imagen no soportado (text/plain). Use: JPG, PNG, GIF, WebP, SVG, BMP o ICO',
  ],
  [
    "an iPhone's photo",
    new File([heicBytes()], 'IMG_1.HEIC', { type: 'image/heic' }),
    'Formato de imagen no soportado (image/heic). Use: JPG, PNG, GIF, WebP, SVG, BMP o ICO',
  ],
  [
    '5 MB and a byte',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.gif', { type: 'image/gif' }),
    'La imagen no debe superar los 5MB',
  ],
])('%s is rejected before it is sent', async (_, file, message) => {
  const { api } = await openPicker()
  choose(file)
  expect(await screen.findByText(message)).toBeDefined()
  expect(api.callsTo(storageEndpoints.upload)).toHaveLength(0)
})

test('an upload waits for a lost session and succeeds after a new sign-in', async () => {
  const { api, user, picked } = await openPicker()
  const person = api.user
  api.user = null
  choose(photo())
  await screen.findByRole('button', { name: 'Ingresar de nuevo', hidden: true })
  api.user = person
  api.respond(
    accountEndpoints.signIn,
    () => person ?? errorReply({ code: 401, type: 'bad_credentials', message: 'No' }),
  )
  await user.click(screen.getByRole('button', { name: 'Ingresar de nuevo', hidden: true }))
  await waitFor(() => expect(picked()).toHaveLength(1))
})

test('a file dropped or pasted anywhere in the picker is uploaded', async () => {
  const { api, user } = await openPicker({ multiple: true })
  await user.click(screen.getByRole('radio', { name: 'Pegar URL' }))
  fireEvent.drop(screen.getByRole('textbox'), { dataTransfer: { types: ['Files'], files: [photo('soltada.jpg')] } })
  expect(await screen.findByText('soltada.jpg')).toBeDefined()
  fireEvent.paste(screen.getByRole('dialog'), { clipboardData: { files: [photo('pegada.png')] } })
  expect(await screen.findByText('pegada.png')).toBeDefined()
  await waitFor(() => expect(api.callsTo(storageEndpoints.upload)).toHaveLength(2))
})

test('uploads several files and uses them together, although one is rejected', async () => {
  const { user, picked } = await openPicker({ multiple: true, bucket: 'gallery' })
  choose(photo('1.jpg'), photo('2.jpg'), new File(['x'], 'a.pdf', { type: 'application/pdf' }), photo('3.jpg'))
  expect(rows()).toHaveLength(4)
  await user.click(await screen.findByRole('button', { name: 'Usar 3 imágenes' }))
  await waitFor(() => expect(picked()).toHaveLength(1))
  expect(picked()[0]).toHaveLength(3)
  expect(screen.getByText('3 imágenes guardadas')).toBeDefined()
  expect(within(rows()[2]!).getByRole('alert').textContent).toContain(
    'Formato de imagen no soportado (application/pdf)',
  )
})

test('names the missing choice when no image is chosen', async () => {
  const { user, picked } = await openPicker({ multiple: true })
  await user.click(screen.getByRole('button', { name: 'Usar esta imagen' }))
  expect(screen.getByRole('alert').textContent).toBe('Elige una imagen primero')
  expect(picked()).toEqual([])
})

test('closing during an upload asks for confirmation', async () => {
  const { api, user, closed } = await openPicker()
  api.respond(storageEndpoints.upload, () => new Promise<never>(() => undefined))
  choose(photo())
  await screen.findByRole('progressbar')
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('alertdialog', { name: '¿Dejar de subir?' }))
  await user.click(question.getByRole('button', { name: 'Seguir subiendo' }))
  expect(closed()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await user.click(await screen.findByRole('button', { name: 'Dejar de subir' }))
  await waitFor(() => expect(closed()).toBe(1))
})

test('the hints are those of the specification', async () => {
  await openPicker({ bucket: 'gallery' })
  expect(screen.getAllByText(/Galería: 1280x720, hasta 5 MB/).length).toBeGreaterThan(0)
  expect(input().accept).toContain('image/x-icon')
})

test("the tournament's picker offers its own formats only", async () => {
  await openPicker({ bucket: 'tournament', look: 'square' }, { as: aUser({ role: 'admin_tournament' }) })
  expect(screen.getByText(/JPG, PNG, WEBP o SVG/)).toBeDefined()
  expect(input().accept).not.toContain('gif')
})

const typeAddress = async (typed: string, options = {}) => {
  const opened = await openPicker(options)
  await opened.user.click(screen.getByRole('radio', { name: 'Pegar URL' }))
  await opened.user.type(screen.getByLabelText('Dirección de la imagen'), typed)
  await opened.user.click(screen.getByRole('button', { name: 'Usar esta imagen' }))
  return opened
}

test.each([
  ['https://example.org/a.jpg', 'https://example.org/a.jpg'],
  [' HTTP://example.org/a.jpg ', 'HTTP://example.org/a.jpg'],
  ['/api/storage/buckets/gallery/files/a1/view', '/api/storage/buckets/gallery/files/a1/view'],
  [
    `${location.origin}/api/storage/buckets/gallery/files/a1/view?width=320`,
    '/api/storage/buckets/gallery/files/a1/view',
  ],
])('the address %s is taken as %s', async (typed, address) => {
  const { picked } = await typeAddress(typed)
  expect(picked()).toEqual([[address]])
})

test.each([
  ['javascript:alert(1)', 'Usa una dirección http(s) o una imagen de la biblioteca'],
  ['/api/storage/buckets/otro/files/a1/view', 'Usa una dirección http(s) o una imagen de la biblioteca'],
  ['   ', 'Este campo es requerido'],
])('the address %j is not: %s', async (typed, message) => {
  const { picked } = await typeAddress(typed)
  const field = screen.getByLabelText('Dirección de la imagen')
  expect(screen.getByText(message)).toBeDefined()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(picked()).toEqual([])
})

test('an address is previewed before it is used, and a broken one shows a notice', async () => {
  const { user, container } = await openPicker()
  await user.click(screen.getByRole('radio', { name: 'Pegar URL' }))
  await user.type(screen.getByLabelText('Dirección de la imagen'), 'https://example.org/nada.png')
  const images = () => [...container.ownerDocument.querySelectorAll<HTMLImageElement>('dialog img')]
  await waitFor(() =>
    expect(images().map((image) => image.getAttribute('src'))).toEqual(['https://example.org/nada.png']),
  )
  fireEvent.error(images()[0]!)
  expect(screen.getByText('No pudimos mostrar esta imagen. Revisa la dirección o prueba con otra.')).toBeDefined()
  expect(images()).toEqual([])
})
