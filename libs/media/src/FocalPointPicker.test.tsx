import { fireEvent, screen, waitFor } from '@testing-library/react'
import { storedImageEndpoints } from '@torneo/contracts/files/stored-images'
import { aUser } from '@torneo/testing/builders'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { aFile, fakeStorage } from '@torneo/testing/fake-storage'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, test } from 'vitest'
import { DescribeImage } from './DescribeImage'
import { FocalPointPicker } from './FocalPointPicker'
import { ImageDetailsProvider } from './ImageDetailsProvider'
import { LoadedImage } from './LoadedImage'

const file = aFile({ bucket: 'gallery', focus: { x: 0.25, y: 0.5 }, alt: 'El podio' })
const point = () => screen.getByRole('slider', { name: 'Punto de enfoque' })
const position = () => point().getAttribute('aria-valuetext')

function open() {
  const api = new FakeApi(aUser())
  const storage = fakeStorage(api, [file])
  const rendered = renderScreen(
    <ImageDetailsProvider>
      <LoadedImage address={`${file.url}?width=320`} className="card" />
      <DescribeImage file={file} />
      <button type="button">Otro</button>
    </ImageDetailsProvider>,
    { api },
  )
  const sent = () => api.callsTo(storedImageEndpoints.describe).map(({ body }) => body)
  return { ...rendered, storage, sent }
}

test('the arrows move it, and it is stored once, where a picture is cut too', async () => {
  const { user, storage, sent, container } = open()
  await screen.findByRole('slider')
  expect(position()).toBe('25 % desde la izquierda, 50 % desde arriba')
  await waitFor(() => expect(container.querySelector<HTMLElement>('.card')?.style.objectPosition).toBe('25% 50%'))
  point().focus()
  await user.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowUp}{/Shift}')
  expect(position()).toBe('30 % desde la izquierda, 44 % desde arriba')
  await user.click(screen.getByRole('button', { name: 'Otro' }))
  await waitFor(() => expect(sent()).toEqual([{ focus: { x: 0.3, y: 0.44 } }]))
  expect(storage.files()[0]?.focus).toEqual({ x: 0.3, y: 0.44 })
  await waitFor(() => expect(container.querySelector<HTMLElement>('.card')?.style.objectPosition).toBe('30% 44%'))
})

test('the centre is stored as null', async () => {
  const { user, sent } = open()
  ;(await screen.findByRole('slider')).focus()
  await user.keyboard('{Home}')
  await user.tab()
  await waitFor(() => expect(sent()).toEqual([{ focus: null }]))
})

test('a press on the picture takes it there', async () => {
  const { sent } = open()
  const picture = (await screen.findByRole('slider')).parentElement as HTMLElement
  picture.setPointerCapture = () => undefined
  const image = picture.querySelector('img') as HTMLImageElement
  image.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100)
  fireEvent.pointerDown(picture, { button: 0, clientX: 20, clientY: 10 })
  fireEvent.pointerUp(picture, { clientX: 150, clientY: 90 })
  await waitFor(() => expect(sent()).toEqual([{ focus: { x: 0.75, y: 0.9 } }]))
})

test('returns to the stored point after a failed save, and reports it', async () => {
  const { api, user } = open()
  api.respond(storedImageEndpoints.describe, () => networkFailure)
  ;(await screen.findByRole('slider')).focus()
  await user.keyboard('{ArrowRight}')
  await user.tab()
  expect(await screen.findByText('No se guardó lo que dijiste de la imagen')).toBeDefined()
  await waitFor(() => expect(position()).toBe('25 % desde la izquierda, 50 % desde arriba'))
})

test('the text is stored when its field is left, once it is another', async () => {
  const { user, storage, sent } = open()
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Descripción')
  expect(field.value).toBe('El podio')
  await user.click(field)
  await user.tab()
  expect(sent()).toEqual([])
  await user.type(field, ' de 1998')
  await user.tab()
  await waitFor(() => expect(storage.files()[0]?.alt).toBe('El podio de 1998'))
})

test('an image of another site has no focal point', () => {
  renderScreen(<FocalPointPicker address="https://example.org/a.jpg" focus={undefined} />)
  expect(screen.queryByRole('slider')).toBeNull()
})
