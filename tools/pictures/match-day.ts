import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Studio } from './studio.ts'
import { settle } from './take-picture.ts'

const phone = { width: 390, height: 740 }
const stage = { width: 880, height: 840 }

interface Frame {
  readonly png: Buffer
  readonly showMs: number
}

/**
 * Writes the README's animation, an animated WebP: a volunteer's board on the left, the families' page on the right. A
 * goal with one tap, one with its scorer, and one recorded offline and sent later.
 */
export async function filmMatchDay(studio: Studio, file: string): Promise<void> {
  const [volunteer, family] = await Promise.all([
    studio.openContext({ viewport: phone, role: 'admin_tournament' }),
    studio.openContext({ viewport: phone }),
  ])
  const canvas = await (await studio.openContext({ viewport: stage })).newPage()
  const [board, families] = [await volunteer.newPage(), await family.newPage()]
  const { id, homeTeam } = await startMatch(board)
  await board.goto(`/tournament/live?partido=${id}`)
  await families.goto('/en-vivo')
  await follow(families, homeTeam)
  await Promise.all([settle(board), settle(families)])

  const frames: Frame[] = []
  const show = async (caption: string, showMs: number, tap?: { readonly x: number; readonly y: number }) => {
    frames.push({
      png: await compose(canvas, caption, { left: await board.screenshot(), right: await families.screenshot(), tap }),
      showMs,
    })
  }
  const press = async (caption: string, target: Locator) => {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    await show(caption, 500, box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined)
    await target.click()
  }
  const plus = board.getByRole('button', { name: `Sumar gol a ${homeTeam.name}` })
  const scored = (page: Page, goals: number) => page.getByText(`Goles de ${homeTeam.name}: ${goals}`).first().waitFor()

  await show('Un voluntario lleva el partido. Las familias lo siguen desde otra ciudad.', 2200)
  await press('Un toque, un gol', plus)
  await scored(board, 1)
  await settle(families)
  await show('y ya está en los demás teléfonos', 1800)

  await press(
    'Con su goleador',
    board.getByRole('group', { name: homeTeam.name }).getByRole('button', { name: 'Registrar Gol' }),
  )
  const sheet = board.getByRole('dialog')
  await press('Con su goleador', sheet.getByRole('button', { name: /^\d+ / }).first())
  await scored(board, 2)
  await sheet.waitFor({ state: 'detached' })
  await settle(families)
  await show('y quedan el nombre y el minuto', 2000)

  await volunteer.setOffline(true)
  await board.getByText('Sin conexión').filter({ visible: true }).first().waitFor()
  await press('¿Sin señal?', plus)
  await scored(board, 3)
  await show('El gol espera en el teléfono', 1800)
  await volunteer.setOffline(false)
  await board.getByText('En línea').first().waitFor()
  await settle(families)
  await show('y llega solo cuando vuelve la conexión. Una vez.', 2600)

  await sharp(
    frames.map(({ png }) => png),
    { join: { animated: true } },
  )
    .webp({ quality: 66, effort: 6, loop: 0, delay: frames.map(({ showMs }) => showMs) })
    .toFile(file)
}

interface LiveMatch {
  readonly id: string
  readonly homeTeam: { readonly name: string; readonly promotionYear: number }
}

/** Follows a promotion, whose matches then come first. */
async function follow(page: Page, { promotionYear }: LiveMatch['homeTeam']): Promise<void> {
  await page.getByText('Al día').waitFor()
  await page.getByRole('button', { name: 'Seguir a mi promo' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(`Promoción ${promotionYear}`).check()
  await sheet.getByRole('button', { name: 'Cerrar' }).click()
  await sheet.waitFor({ state: 'detached' })
}

/** Starts one of the demo's scheduled matches, at 0:0. */
async function startMatch(page: Page): Promise<LiveMatch> {
  const { items } = (await (await page.request.get('/api/matches?status=scheduled')).json()) as { items: LiveMatch[] }
  const match = items[0]
  if (!match) throw new Error('The demo has no scheduled match')
  await page.request.post(`/api/matches/${match.id}/start`)
  return match
}

interface Phones {
  readonly left: Buffer
  readonly right: Buffer
  readonly tap: { readonly x: number; readonly y: number } | undefined
}

/** Composes both phones side by side below a caption; `tap` marks the volunteer's tap. */
async function compose(canvas: Page, caption: string, { left, right, tap }: Phones): Promise<Buffer> {
  const url = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`
  const thumb = tap ? `<i style="left:${tap.x}px;top:${tap.y}px"></i>` : ''
  await canvas.setContent(`<!doctype html><style>
    body { margin: 0; background: #e9edf3; font: 600 20px system-ui, sans-serif; color: #14213d; text-align: center }
    p { margin: 22px 0 20px; line-height: 28px }
    main { display: flex; justify-content: center; gap: 28px }
    div { position: relative; border-radius: 22px; overflow: hidden; box-shadow: 0 0 0 6px #14213d }
    img { display: block; width: ${phone.width}px; height: ${phone.height}px }
    i { position: absolute; width: 52px; height: 52px; margin: -26px; border-radius: 50%; background: #14213d55; box-shadow: 0 0 0 3px #14213d88 }
  </style><p>${caption}</p><main><div><img src="${url(left)}">${thumb}</div><div><img src="${url(right)}"></div></main>`)
  await canvas.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  return canvas.screenshot()
}
