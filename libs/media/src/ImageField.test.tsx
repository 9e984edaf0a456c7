import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { aUser } from '@torneo/testing/builders'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { aFile, fakeStorage } from '@torneo/testing/fake-storage'
import { renderScreen } from '@torneo/testing/render-screen'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { ImageField, type ImageFieldProps } from './ImageField'
import { jpegBytes } from './testing/photo-bytes'

const stored = aFile({ bucket: 'general' })
const photo = () => new File([jpegBytes(1280, 720)], 'estadio.jpg', { type: 'image/jpeg' })

interface Reported {
  readonly values: string[]
  blurs: number
  submits: number
}

function Form({ first, reported, ...props }: Partial<ImageFieldProps> & { first: string; reported: Reported }) {
  const [value, setValue] = useState(first)
  const element = useRef<HTMLElement>(null)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        reported.submits += 1
      }}>
      <ImageField
        id="logo"
        label="Logo"
        bucket="general"
        {...props}
        value={value}
        ref={element}
        onBlur={() => {
          reported.blurs += 1
        }}
        onChange={(next) => {
          reported.values.push(next)
          setValue(next)
        }}
      />
      <button onClick={() => element.current?.focus()} type="button">
        Ir al error
      </button>
    </form>
  )
}

async function openField(first = '', props: Partial<ImageFieldProps> = {}) {
  // Loads the lazy code first, so that no test waits for it.
  await Promise.all([import('./picker/PickerModal'), import('./upload/FieldUpload')])
  const reported: Reported = { values: [], blurs: 0, submits: 0 }
  const api = new FakeApi(aUser())
  const storage = fakeStorage(api, [stored])
  const rendered = renderScreen(<Form first={first} reported={reported} {...props} />, { api })
  await screen.findByRole('group', { name: 'Logo' })
  return { ...rendered, reported, storage }
}

const field = () => within(screen.getByRole('group', { name: 'Logo' }))
const main = () => field().getByRole('button', { name: /^(Elegir imagen|Cambiar logo)$/ })
const image = () => screen.getByRole('group', { name: 'Logo' }).querySelector('img')

test('shows a smaller copy of a stored image, and never a broken picture', async () => {
  await openField(stored.url)
  expect(image()?.getAttribute('src')).toBe(`${stored.url}?width=320`)
  fireEvent.error(image()!)
  expect(image()).toBeNull()
})

test('shows name, size and dimensions of a stored image', async () => {
  const { api } = await openField()
  globalThis.fetch = (input, init = {}) =>
    init.method === 'HEAD'
      ? Promise.resolve(
          new Response(null, {
            headers: {
              'content-disposition': 'inline; filename="Foto _and_.jpg"; filename*=UTF-8\'\'Foto%20%C3%B1and%C3%BA.jpg',
              'content-length': '2516582',
              'x-image-size': '1920x1080',
            },
          }),
        )
      : api.fetch(input, init)
  fireEvent.paste(main(), { clipboardData: { files: [photo()] } })
  expect(await field().findByText('Foto ñandú.jpg')).toBeDefined()
  expect(field().getByText('2.4 MB · 1920 × 1080')).toBeDefined()
  expect(screen.getByText('Imagen guardada')).toBeDefined()
  // The image is stored, but not yet the record that shows it.
  expect(field().getByText('Falta guardar los cambios.')).toBeDefined()
  fireEvent.submit(screen.getByRole('group', { name: 'Logo' }).closest('form')!)
  expect(field().queryByText('Falta guardar los cambios.')).toBeNull()
})

test('a foreign image is shown unchanged, with the name of its site', async () => {
  await openField('https://example.org/a/b.png?x=1')
  expect(image()?.getAttribute('src')).toBe('https://example.org/a/b.png?x=1')
  expect(field().getByText('example.org')).toBeDefined()
})

test('is described by its label, hint and error, and gets the focus for its error', async () => {
  const { user } = await openField('', { error: 'El logo es requerido', required: true, look: 'logo' })
  expect(main().getAttribute('aria-invalid')).toBe('true')
  const words = (main().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(words).toEqual(['El logo es requerido', 'Logos: 600x300, hasta 5 MB', 'Obligatoria'])
  await user.click(screen.getByRole('button', { name: 'Ir al error' }))
  expect(document.activeElement).toBe(main())
})

test('an image is taken from the picker; the focus comes back, and the form is not left meanwhile', async () => {
  const { user, reported } = await openField()
  await user.click(main())
  await user.click(await screen.findByRole('radio', { name: 'Biblioteca' }))
  await user.click(await screen.findByRole('radio', { name: new RegExp(stored.name) }))
  await user.keyboard('{Enter}')
  expect([reported.blurs, reported.submits]).toEqual([0, 0])
  await user.click(screen.getByRole('button', { name: 'Usar esta imagen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(reported.values).toEqual([stored.url])
  expect(main().textContent).toBe('Cambiar logo')
  expect(document.activeElement).toBe(main())
  for (const _ of ['upload', 'remove', 'next field']) await user.tab()
  expect(reported.blurs).toBe(1)
})

test("Enter in the picker's address does not send the form around the field", async () => {
  const { user, reported } = await openField()
  await user.click(main())
  await user.click(await screen.findByRole('radio', { name: 'Pegar URL' }))
  await user.type(screen.getByLabelText('Dirección de la imagen'), 'https://example.org/a.jpg{Enter}')
  await waitFor(() => expect(reported.values).toEqual(['https://example.org/a.jpg']))
  expect(reported.submits).toBe(0)
})

test('is emptied', async () => {
  const { user, reported } = await openField(stored.url)
  await user.click(field().getByRole('button', { name: 'Quitar logo' }))
  expect(reported.values).toEqual([''])
  expect(image()).toBeNull()
  expect(document.activeElement).toBe(main())
  expect(field().queryByRole('button', { name: 'Quitar logo' })).toBeNull()
})

test('a file is chosen without the picker, as it is done most with a phone', async () => {
  const { reported, storage, user } = await openField(stored.url)
  const opened = new Promise<HTMLInputElement>((resolve) => {
    field()
      .getByLabelText('Subir logo', { selector: 'input' })
      .addEventListener('click', ({ target }) => resolve(target as HTMLInputElement))
  })
  await user.click(field().getByRole('button', { name: 'Subir logo' }))
  // The device's file dialog takes the focus from the window.
  fireEvent.blur(field().getByRole('button', { name: 'Subir logo' }))
  expect(reported.blurs).toBe(0)
  await user.upload(await opened, photo())
  await waitFor(() => expect(reported.values).toHaveLength(1))
  expect(reported.values[0]).toBe(storage.files().find(({ url }) => url !== stored.url)?.url)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dropped file is uploaded immediately', async () => {
  const { reported, storage } = await openField()
  fireEvent.dragEnter(main(), { dataTransfer: { types: ['Files'] } })
  expect(field().getByText('Suelta la imagen aquí')).toBeDefined()
  fireEvent.drop(main(), { dataTransfer: { types: ['Files'], files: [photo()] } })
  await waitFor(() => expect(reported.values).toHaveLength(1))
  expect(screen.getByText('Imagen guardada')).toBeDefined()
  expect(reported.values[0]).toBe(storage.files()[0]?.url)
  expect(field().queryByText('Suelta la imagen aquí')).toBeNull()
})

test('uploads an image pasted into it; a failure keeps the current one', async () => {
  const { api, user, reported } = await openField(stored.url)
  api.respond(storageEndpoints.upload, () => networkFailure)
  fireEvent.paste(main(), { clipboardData: { files: [photo()] } })
  expect(await field().findByText('Error al subir la imagen. Intente nuevamente.')).toBeDefined()
  expect(reported.values).toEqual([])
  await user.click(field().getByRole('button', { name: 'Quitar estadio.jpg de la lista' }))
  expect(field().queryByRole('list')).toBeNull()
  expect(document.activeElement).toBe(main())
})

test('pasted text is left alone', async () => {
  const { api } = await openField()
  expect(fireEvent.paste(main(), { clipboardData: { files: [] } })).toBe(true)
  expect(api.callsTo(storageEndpoints.upload)).toHaveLength(0)
})

test('a file that misses the field does not replace the page', async () => {
  await openField()
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [photo()] } })).toBe(false)
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true)
})
