import { findBrowser, launchBrowser } from './e2e/product/browser.ts'
const browser = await launchBrowser(await findBrowser({ log: console.log }))
const [address, name, ...paths] = process.argv.slice(2)
for (const path of paths)
  for (const [width, theme] of [
    [390, 'light'],
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width, height: width === 390 ? 844 : 900 },
      colorScheme: theme,
      locale: 'es',
    })
    const page = await context.newPage()
    await page.goto(address + path)
    await page.waitForTimeout(1500)
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y)
        await new Promise((r) => setTimeout(r, 120))
      }
      scrollTo(0, 0)
    })
    await page.screenshot({
      path: `/tmp/look-${name}${path.replaceAll('/', '_')}-${width}-${theme}.png`,
      fullPage: true,
    })
    await context.close()
  }
await browser.close()
