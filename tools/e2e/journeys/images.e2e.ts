import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'
import { bigPhoto, withNotes } from './big-photo.ts'

const product = useProduct()
beforeEach(product.restore)

const open = (path: string, size = { width: 1440, height: 900 }) =>
  product.openPage({ role: 'admin_landing', path, ...size })
const waitForText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const statusOf = async (page: Page, address: string) => (await page.request.get(address)).status()

interface Sponsor {
  readonly id: string
  readonly name: string
  readonly logo: string
}
interface Gallery {
  readonly id: string
  readonly title: string
  readonly coverImage: string
  readonly photos: readonly { readonly url: string; readonly alt: string; readonly year: number }[]
}

async function list<T>(page: Page, path: string): Promise<T[]> {
  return ((await (await page.request.get(`/api/${path}`)).json()) as { items: T[] }).items
}

/** Opens the image picker of the open form and chooses a file. */
async function upload(page: Page, opener: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByRole('dialog').last().getByRole('button', { name: opener }).click()
  await page.getByRole('dialog').last().locator('input[type=file]').setInputFiles(file)
}

const small = {
  name: 'nuevo logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><rect width="60" height="30" fill="#1F5BB5"/></svg>',
  ),
}

describe('a replaced picture', () => {
  it('is deleted from storage once nothing shows it', async () => {
    const { page, errors } = await open('/sponsors')
    const [sponsor] = await list<Sponsor>(page, 'sponsors')
    if (!sponsor) throw new Error('The demo has no sponsor')
    expect(await statusOf(page, sponsor.logo)).toBe(200)
    await page.getByRole('button', { name: `Editar ${sponsor.name}` }).click()
    await upload(page, 'Cambiar logo', small)
    await waitForText(page, 'Imagen guardada')
    await page.getByRole('button', { name: 'Guardar cambios' }).last().click()
    await waitForText(page, 'Sponsor actualizado correctamente')
    await expect.poll(() => statusOf(page, sponsor.logo)).toBe(404)
    const now = (await list<Sponsor>(page, 'sponsors')).find(({ id }) => id === sponsor.id)
    expect(await statusOf(page, now?.logo ?? '')).toBe(200)
    // The browser reports a 404 for the image that it still showed.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
  })

  it('stays when two galleries show it, until the second releases it', async () => {
    const { page } = await open('/gallery-groups')
    const galleries = await list<Gallery>(page, 'gallery-groups')
    const files = await list<{ url: string; uses: { collection: string }[] }>(page, 'storage/buckets/gallery/files')
    const isCover = (url: string) => galleries.some(({ coverImage }) => coverImage === url)
    const address = files.find(
      ({ url, uses }) =>
        !isCover(url) && uses.length === 2 && uses.every(({ collection }) => collection === 'gallery_groups'),
    )?.url
    if (!address) throw new Error('The demo has no photo in two galleries')
    const holders = galleries.filter(({ photos }) => photos.some(({ url }) => url === address))
    const statuses: number[] = []
    for (const { title, photos } of holders) {
      const photo = photos.find(({ url }) => url === address)
      await page.getByRole('button', { name: new RegExp(`^Ver .* de ${title}$`) }).click()
      const modal = page.getByRole('dialog', { name: `Fotos de ${title}` })
      await modal.getByRole('button', { name: `Eliminar ${photo?.alt}` }).click()
      const question = page.getByRole('alertdialog', { name: '¿Estás seguro de eliminar esta imagen?' })
      await question.getByRole('button', { name: 'Eliminar imagen' }).click()
      await expect
        .poll(
          async () => (await list<Gallery>(page, 'gallery-groups')).find((one) => one.title === title)?.photos.length,
        )
        .toBe(photos.length - 1)
      await waitForText(page, 'Imagen eliminada')
      statuses.push(await statusOf(page, address))
      await modal.getByRole('button', { name: 'Cerrar' }).first().click()
      await page.getByText('Imagen eliminada', { exact: true }).waitFor({ state: 'detached' })
    }
    expect(statuses[0]).toBe(200)
    await expect.poll(() => statusOf(page, address)).toBe(404)
  })
})

describe('a photo of a phone', () => {
  it('is stored upright, small and stripped of its location, at 12 MB', async () => {
    const { page, errors } = await open('/gallery-groups', { width: 390, height: 844 })
    const photo = withNotes(await bigPhoto(page))
    expect(photo.length).toBeGreaterThan(10 * 1024 * 1024)
    const [gallery] = await list<Gallery>(page, 'gallery-groups')
    if (!gallery) throw new Error('The demo has no gallery')
    await page.getByRole('button', { name: `Agregar fotos a ${gallery.title}` }).click()
    const modal = page.getByRole('dialog', { name: `Agregar fotos a ${gallery.title}` })
    await modal
      .locator('input[type=file]')
      .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: photo })
    await modal.getByText('1 foto subida').waitFor()
    await modal.getByLabel('Descripción').fill('La foto del teléfono')
    await modal.getByLabel('Año').fill('2025')
    await modal.getByRole('button', { name: 'Agregar foto', exact: true }).click()
    const added = async () =>
      (await list<Gallery>(page, 'gallery-groups')).find(({ id }) => id === gallery.id)?.photos.at(-1)
    await expect.poll(added).toMatchObject({ alt: 'La foto del teléfono', year: 2025 })
    const bytes = await (await page.request.get((await added())?.url ?? '')).body()
    expect(bytes.length).toBeLessThan(5 * 1024 * 1024)
    expect(bytes.includes('Exif')).toBe(false)
    const size = await page.evaluate(
      async (address) => {
        const image = await createImageBitmap(await (await fetch(address)).blob())
        return [image.width, image.height]
      },
      (await added())?.url ?? '',
    )
    // The file is stored as 4000 x 3000 with a rotation of 90°.
    expect(size).toEqual([1920, 2560])
    expect(errors).toEqual([])
  })

  it('comes with twenty-nine others: one text, one save, in another order by mouse', async () => {
    const { page, errors } = await open('/gallery-groups')
    const bytes = Buffer.from(
      await page.evaluate(async () => {
        const canvas = new OffscreenCanvas(640, 480)
        canvas.getContext('2d')?.fillRect(40, 40, 400, 300)
        return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
      }),
    )
    const gallery = (await list<Gallery>(page, 'gallery-groups')).at(-1)
    if (!gallery) throw new Error('The demo has no gallery')
    const stored = async () =>
      (await list<Gallery>(page, 'gallery-groups')).find(({ id }) => id === gallery.id)?.photos ?? []
    await page.getByRole('button', { name: `Agregar fotos a ${gallery.title}` }).click()
    const modal = page.getByRole('dialog', { name: `Agregar fotos a ${gallery.title}` })
    await modal
      .locator('input[type=file]')
      .setInputFiles(
        Array.from({ length: 30 }, (_, at) => ({ name: `IMG_${at}.jpg`, mimeType: 'image/jpeg', buffer: bytes })),
      )
    await modal.getByLabel('Descripción para todas').fill('La final')
    await modal.getByLabel('Año').first().fill('2025')
    await modal.getByRole('button', { name: 'Agregar 30 fotos' }).click()
    await modal.waitFor({ state: 'detached' })
    const added = (await stored()).slice(-30)
    expect([added[0]?.alt, added[29]?.alt]).toEqual(['La final (1 de 30)', 'La final (30 de 30)'])

    await page.getByRole('button', { name: new RegExp(`^Ver .* de ${gallery.title}$`) }).click()
    const handle = (alt: string | undefined) => page.getByRole('button', { name: `Mover ${alt}`, exact: true })
    const [first, , third] = await stored()
    await handle(third?.alt).hover()
    await page.mouse.down()
    // The middle of the handle stays inside the window however far the press had to scroll.
    const target = await handle(first?.alt).boundingBox()
    if (!target) throw new Error('The first photo is not shown')
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 6 })
    await page.mouse.up()
    await expect
      .poll(async () => (await stored()).slice(0, 3).map(({ alt }) => alt))
      .toEqual([third, first].map((photo) => photo?.alt).concat([expect.any(String)]))
    expect(errors).toEqual([])
  })

  it('is rejected in HEIC with a hint on how to get a JPG', async () => {
    const { page } = await open('/hero')
    await page
      .getByRole('button', { name: /imagen/ })
      .first()
      .waitFor()
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(2000),
    ])
    await page.getByRole('button', { name: 'Cambiar imagen' }).first().click()
    await page
      .getByRole('dialog')
      .last()
      .locator('input[type=file]')
      .setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
    await page
      .getByText('Formato de imagen no soportado (image/heic). Use: JPG, PNG, GIF, WebP, SVG, BMP o ICO', {
        exact: false,
      })
      .first()
      .waitFor()
    await page.getByText('Más compatible', { exact: false }).first().waitFor()
    const files = await list<{ name: string }>(page, 'storage/buckets/general/files')
    expect(files.map(({ name }) => name)).not.toContain('IMG_1.HEIC')
  })
})

describe('the library', () => {
  it('says where a picture is used, and deletes one that nobody uses', async () => {
    const { page } = await open('/hero')
    await page.getByRole('button', { name: 'Cambiar imagen' }).first().click()
    const picker = page.getByRole('dialog', { name: 'Elegir imagen' })
    await picker.getByRole('radio', { name: 'Biblioteca' }).check()
    await picker
      .getByText(/en \d+ lugar/)
      .first()
      .waitFor()
    await picker.getByRole('tab', { name: /Galería/ }).click()
    const before = (await list(page, 'storage/buckets/gallery/files')).length
    await picker
      .getByRole('radio', { name: /sin usar/ })
      .first()
      .check()
    await picker.getByRole('button', { name: 'Eliminar imagen' }).click()
    await page
      .getByRole('alertdialog', { name: '¿Estás seguro de eliminar esta imagen?' })
      .getByRole('button', { name: /^Eliminar/ })
      .click()
    await waitForText(page, 'Imagen eliminada')
    expect(await list(page, 'storage/buckets/gallery/files')).toHaveLength(before - 1)
  })
})
