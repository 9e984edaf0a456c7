import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Screen } from './screens.ts'

/** Opens a screen and takes a screenshot once it has finished loading. */
export async function takePicture(context: BrowserContext, { path, prepare }: Screen, file: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(path)
  await settle(page)
  await prepare?.(page)
  await settle(page)
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(file)
  await page.close()
}

/** Waits for requests, fonts, images and busy regions; the socket stays open. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.locator('dialog [role="status"]', { hasText: 'Cargando' }).first().waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    )
  })
}
