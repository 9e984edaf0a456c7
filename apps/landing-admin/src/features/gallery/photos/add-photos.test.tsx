import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { galleryEndpoints as endpoints } from '@torneo/contracts/content/gallery-groups'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { aGalleryPhoto } from '@torneo/testing/builders'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { aFile } from '@torneo/testing/fake-storage'
import { button, expectClosed, expectFocus, form, deferred, question, unavailable } from '@torneo/testing/list-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import { card, dinner, openGalleries, opening, stored, volley } from '../../../testing/open-galleries'

beforeEach(() => localStorage.clear())

type Opened = Awaited<ReturnType<typeof openGalleries>>
const row = (place: number, all: number) => within(screen.getByRole('listitem', { name: `Foto ${place} de ${all}` }))
const alt = (place: number, all: number) => row(place, all).getByLabelText<HTMLInputElement>('Descripción')
const year = (place: number, all: number) => row(place, all).getByLabelText<HTMLInputElement>('Año')
const forAll = () => screen.getByLabelText<HTMLInputElement>('Descripción para todas')
const yearForAll = () => screen.getAllByLabelText<HTMLInputElement>('Año')[0] as HTMLInputElement
const describeEach = ({ user }: Opened) => user.click(button('Describir cada una'))
const sent = ({ api }: Opened) => api.callsTo(endpoints.addPhotos)
const photosOf = (call: ReturnType<typeof sent>[number] | undefined) => call?.body.photos ?? []

/**
 * A JPEG with only its first and last bytes, small enough to be sent as it is. Its file date differs from the photo's
 * year.
 */
const photo = (name: string, ...segments: readonly (readonly number[])[]) =>
  new File([Uint8Array.from([0xff, 0xd8, ...segments.flat(), 0xff, 0xda, 0, 2, 1, 0xff, 0xd9])], name, {
    type: 'image/jpeg',
    lastModified: Date.UTC(2019, 4, 25),
  })
const photos = (count: number) => Array.from({ length: count }, (_, at) => photo(`IMG_${at + 1}.jpg`))
/** EXIF data with the year of the photo. */
const exifOf = (year: number) => {
  const entry = [0, 0, 0, 8, 0, 1, 1, 0x32, 0, 2, 0, 0, 0, 20, 0, 0, 0, 26, 0, 0, 0, 0]
  const data = new TextEncoder().encode(`Exif\0\0MM\0*${String.fromCharCode(...entry)}${year}:05:25 10:30:00\0`)
  return [0xff, 0xe1, 0, data.length + 2, ...data]
}

/** Accepts uploads and derives each file's address from its name. */
function takeUploads({ api }: Opened) {
  api.respond(storageEndpoints.upload, ({ body: { file } }) => {
    const { uses: _, ...made } = aFile({
      bucket: 'gallery',
      name: file.name,
      url: stored(file.name.replace(/[^a-z\d]/gi, '')),
    })
    return made
  })
}
const choose = (files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText('Elegir fotos', { selector: 'input' }), { target: { files } })
const dropped = (files: readonly File[]) => ({ dataTransfer: { types: ['Files'], files } })

async function startUploading(files: readonly File[], of = opening) {
  const screenOf = await openGalleries([of, volley])
  takeUploads(screenOf)
  await screenOf.user.click(button(`Agregar fotos a ${of.title}`))
  await form(`Agregar fotos a ${of.title}`)
  choose(files)
  await screen.findByRole('listitem', { name: `Foto 1 de ${files.length}` })
  return screenOf
}

async function pick({ user }: Opened, files: readonly string[]) {
  await user.click(button('De la biblioteca'))
  await user.click(await screen.findByRole('radio', { name: 'Biblioteca' }))
  for (const file of files) await user.click(await screen.findByRole('checkbox', { name: new RegExp(file) }))
  await user.click(button(files.length === 1 ? 'Usar esta imagen' : `Usar ${files.length} imágenes`))
}

async function startAdding(files: readonly string[], of = opening) {
  const screenOf = await openGalleries([of, volley])
  await screenOf.user.click(button(`Agregar fotos a ${of.title}`))
  await form(`Agregar fotos a ${of.title}`)
  await pick(screenOf, files)
  return screenOf
}

describe('thirty photos in one go', () => {
  test('take one text, one year, and one call', async () => {
    const screenOf = await startUploading(photos(30))
    const { user, server } = screenOf
    await expectFocus(forAll)
    await user.keyboard('La final')
    await user.click(button('Agregar 30 fotos'))
    expect(await screen.findByText('Galería actualizada correctamente')).toBeDefined()
    await expectClosed()
    const [call, ...more] = sent(screenOf)
    expect([more, photosOf(call).length, photosOf(call)[0], photosOf(call)[29]]).toEqual([
      [],
      30,
      { url: stored('IMG1jpg'), alt: 'La final (1 de 30)', year: 2024 },
      { url: stored('IMG30jpg'), alt: 'La final (30 de 30)', year: 2024 },
    ])
    expect(call?.headers['idempotency-key']).toMatch(/^\S{8,64}$/)
    expect(server.find(opening.id)?.imageCount).toBe(36)
    expect(card('Inauguración 2025').getByText(/36 fotos/)).toBeDefined()
    await expectFocus(() => button('Agregar fotos a Inauguración 2025'))
  })

  test('have the year that their camera wrote, else that of the gallery', async () => {
    const screenOf = await startUploading([photo('IMG_1.jpg', exifOf(2019)), photo('IMG_2.jpg')])
    await describeEach(screenOf)
    await waitFor(() => expect(year(1, 2).value).toBe('2019'))
    expect([year(2, 2).value, year(2, 2).placeholder, yearForAll().value]).toEqual(['', '2024', '2024'])
  })

  test('are tiles until each is described: one taken off hands the focus to the next, and the last left shows its fields', async () => {
    const { user } = await startUploading(photos(3))
    await user.click(button('Quitar la foto 1 de esta lista'))
    await expectFocus(() => button('Quitar la foto 1 de esta lista'))
    expect(row(1, 2).queryByLabelText('Descripción')).toBeNull()
    await user.click(button('Quitar la foto 2 de esta lista'))
    await expectFocus(() => alt(1, 1))
  })

  test('may be dropped on the card of the gallery', async () => {
    const screenOf = await openGalleries([opening, volley])
    takeUploads(screenOf)
    const target = screen.getByRole('heading', { name: 'Inauguración 2025' })
    fireEvent.dragEnter(target, dropped(photos(2)))
    expect(screen.getByText('Suelta las fotos aquí')).toBeDefined()
    fireEvent.drop(target, dropped(photos(2)))
    await screen.findByRole('listitem', { name: 'Foto 1 de 2' })
    expect(await screen.findByText('2 fotos subidas')).toBeDefined()
  })

  test('show how far they are over the rows and on the button, while texts are typed', async () => {
    const screenOf = await openGalleries([opening, volley])
    const answer = deferred<undefined>()
    screenOf.api.respond(storageEndpoints.upload, async ({ body: { file } }) => {
      if (file.name !== 'IMG_1.jpg') await answer.promise
      const { uses: _, ...made } = aFile({
        bucket: 'gallery',
        name: file.name,
        url: stored(file.name.replace(/[^a-z\d]/gi, '')),
      })
      return made
    })
    await screenOf.user.click(button('Agregar fotos a Inauguración 2025'))
    choose(photos(3))
    expect((await screen.findByRole('progressbar', { name: 'Subiendo: 1 de 3' })).getAttribute('value')).not.toBe('0')
    await screenOf.user.type(forAll(), 'Uno')
    expect(row(2, 3).queryByLabelText('Descripción')).toBeNull()
    await describeEach(screenOf)
    await expectFocus(() => alt(1, 3))
    await screenOf.user.type(alt(2, 3), 'La copa')
    await screenOf.user.click(button('Agregar 3 fotos'))
    expect(await screen.findByRole('button', { name: 'Subiendo 1 de 3...' })).toBeDefined()
    expect(alt(2, 3).readOnly).toBe(true)
    expect(card('Inauguración 2025').getByRole('button', { name: 'Guardando...' })).toBeDefined()
    expect(sent(screenOf)).toEqual([])
    answer.resolve(undefined)
    await expectClosed()
    expect(photosOf(sent(screenOf)[0]).map((one) => one.alt)).toEqual(['Uno (1 de 3)', 'La copa', 'Uno (3 de 3)'])
  })

  test('are a hundred at most: what is more is said and left out', async () => {
    await startUploading(photos(100))
    choose(photos(200))
    expect(await screen.findByText(/Se agregan hasta 100 fotos de una vez/)).toBeDefined()
    expect(screen.getAllByRole('listitem', { name: /^Foto \d+ de 100$/ })).toHaveLength(100)
  })

  test('ask for one text and one year, once for all', async () => {
    const screenOf = await startUploading(photos(2), { ...dinner, title: 'Sin fecha' })
    const { user } = screenOf
    await user.click(button('Agregar 2 fotos'))
    expect(await screen.findAllByText('La descripción es requerida')).toHaveLength(1)
    expect(screen.getAllByText('El año es requerido')).toHaveLength(1)
    await expectFocus(forAll)
    await user.type(forAll(), 'La final')
    await user.type(yearForAll(), '98')
    await user.tab()
    expect(await screen.findByText('Usa un año de cuatro cifras')).toBeDefined()
    await describeEach(screenOf)
    expect(alt(2, 2).placeholder).toBe('La final (2 de 2)')
  })

  test('keeps photos that were not uploaded with reason and text, and uploads them on retry', async () => {
    const screenOf = await openGalleries([opening, volley])
    const { api, user } = screenOf
    takeUploads(screenOf)
    const cut = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1])], 'cortada.jpg', { type: 'image/jpeg' })
    let isAway = true
    api.respond(storageEndpoints.upload, ({ body: { file } }) => {
      if (isAway && file.name === 'IMG_2.jpg') return networkFailure
      const { uses: _, ...made } = aFile({
        bucket: 'gallery',
        name: file.name,
        url: stored(file.name.replace(/[^a-z\d]/gi, '')),
      })
      return made
    })
    await user.click(button('Agregar fotos a Inauguración 2025'))
    choose([...photos(2), cut])
    expect(await screen.findByText('2 fotos no se subieron')).toBeDefined()
    expect(row(3, 3).getByText(/El archivo está dañado/)).toBeDefined()
    await user.type(forAll(), 'La final')
    await user.click(button('Agregar 3 fotos'))
    expect(await screen.findByText(/No se agregaron 2 de 3 fotos/)).toBeDefined()
    expect([alt(1, 2).value, alt(2, 2).value]).toEqual(['La final (2 de 3)', 'La final (3 de 3)'])

    isAway = false
    await user.click(button('Quitar la foto 2 de esta lista'))
    await user.click(button('Volver a subir la foto 1'))
    await user.click(button('Agregar foto'))
    await expectClosed()
    expect(sent(screenOf).map((call) => photosOf(call).map((one) => one.alt))).toEqual([
      ['La final (1 de 3)'],
      ['La final (2 de 3)'],
    ])
  })
})

test('one photo asks for image, description and year, and is put into the gallery', async () => {
  const screenOf = await startAdding(['b2'])
  const { user, server } = screenOf
  expect(year(1, 1).placeholder).toBe('2024')
  await user.click(button('Agregar foto'))
  expect(await screen.findByText('La descripción es requerida')).toBeDefined()
  await expectFocus(() => alt(1, 1))
  await user.type(alt(1, 1), 'El brindis')
  await user.type(year(1, 1), '2025')
  await user.click(button('Agregar foto'))
  await expectClosed()
  expect(sent(screenOf).map(photosOf)).toEqual([[{ url: stored('b2'), alt: 'El brindis', year: 2025 }]])
  expect(server.find(opening.id)?.photos.at(-1)).toEqual({ url: stored('b2'), alt: 'El brindis', year: 2025 })
})

test('keeps the photos that failed and retries them under their key', async () => {
  const screenOf = await startAdding(['a1', 'b2', 'c3'])
  const { api, user, server } = screenOf
  api.respond(endpoints.addPhotos, unavailable)
  await user.type(forAll(), 'Uno')
  await user.click(button('Agregar 3 fotos'))
  const dialog = within(await form('Agregar fotos a Inauguración 2025'))
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Error al actualizar galería. No se agregaron 3 de 3 fotos. La base de datos no responde',
  )
  expect([alt(1, 3).value, alt(3, 3).value]).toEqual(['Uno (1 de 3)', 'Uno (3 de 3)'])

  api.respond(endpoints.addPhotos, server.addPhotos)
  await user.click(button('Agregar 3 fotos'))
  await expectClosed()
  const [first, again] = sent(screenOf)
  expect([again?.body, again?.headers['idempotency-key']]).toEqual([first?.body, first?.headers['idempotency-key']])
  expect(
    server
      .find(opening.id)
      ?.photos.slice(-3)
      .map((one) => one.alt),
  ).toEqual(['Uno (1 de 3)', 'Uno (2 de 3)', 'Uno (3 de 3)'])
})

test('adds the others when the gallery rejects one', async () => {
  const screenOf = await startAdding(['a1', 'b2'])
  const { user, server } = screenOf
  server.change(opening.id, { photos: [...opening.photos, aGalleryPhoto({ url: stored('a1'), alt: 'De Ana' })] })
  await describeEach(screenOf)
  await user.type(alt(1, 2), 'Uno')
  await user.type(alt(2, 2), 'Dos')
  await user.click(button('Agregar 2 fotos'))
  expect(await screen.findByText('Esta foto ya está en la galería')).toBeDefined()
  expect(alt(1, 1).value).toBe('Uno')
  expect(
    server
      .find(opening.id)
      ?.photos.slice(-2)
      .map((one) => one.alt),
  ).toEqual(['De Ana', 'Dos'])
  await user.click(button('Quitar la foto 1 de esta lista'))
  await expectFocus(() => button('Elegir fotos'))
})

test('shows a rejected field at that field of its photo', async () => {
  const screenOf = await startAdding(['a1', 'b2'])
  const { api, user, server } = screenOf
  const refusal = errorReply({
    code: 400,
    type: 'validation',
    message: 'Revisa los campos marcados',
    details: [{ path: 'photos.1.alt', message: 'Máximo 3 caracteres' }],
  })
  api.respond(endpoints.addPhotos, (received) =>
    received.body.photos.some((one) => one.alt === 'Largo') ? refusal : server.addPhotos(received),
  )
  await describeEach(screenOf)
  await user.type(alt(1, 2), 'Uno')
  await user.type(alt(2, 2), 'Largo')
  await user.click(button('Agregar 2 fotos'))
  expect(await row(1, 1).findByText('Máximo 3 caracteres')).toBeDefined()
  await expectFocus(() => alt(1, 1))
})

test('an image that is there already is not added twice', async () => {
  const screenOf = await startAdding(['a1'])
  await pick(screenOf, ['a1', 'b2'])
  expect(await screen.findByText('Una de las imágenes ya estaba: se dejó una sola vez.')).toBeDefined()
  await waitFor(() => expect(row(2, 2)).toBeDefined())
})

test('a photo may be taken off the list, and the others keep their texts', async () => {
  const screenOf = await startAdding(['a1', 'b2', 'c3'])
  await describeEach(screenOf)
  for (const [place, words] of ['Uno', 'Dos', 'Tres'].entries()) await screenOf.user.type(alt(place + 1, 3), words)
  await screenOf.user.click(button('Quitar la foto 2 de esta lista'))
  expect([alt(1, 2).value, alt(2, 2).value]).toEqual(['Uno', 'Tres'])
  await expectFocus(() => alt(2, 2))
  await screenOf.user.type(alt(2, 2), '!')
  await screenOf.user.click(button('Agregar 2 fotos'))
  await expectClosed()
  expect(photosOf(sent(screenOf)[0]).map((one) => one.alt)).toEqual(['Uno', 'Tres!'])
})

test('leaving asks first; what an earlier visit left is offered before anything is picked', async () => {
  const before = await startAdding(['a1'], dinner)
  await before.user.type(alt(1, 1), 'A medias')
  await before.user.click(button('Cancelar'))
  await before.user.click(
    (await question('¿Descartar lo que escribiste?')).getByRole('button', { name: 'Seguir editando' }),
  )
  before.unmount()
  const { user } = await openGalleries([dinner, volley])
  await user.click(button('Agregar fotos a Cena de cierre'))
  await user.click(await screen.findByRole('button', { name: 'Recuperar borrador' }))
  expect(alt(1, 1).value).toBe('A medias')
})
