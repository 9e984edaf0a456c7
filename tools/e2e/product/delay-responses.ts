import type { BrowserContext } from 'playwright-core'

/** Delays the page's requests to an address; the returned function releases them. */
export async function delayResponses(context: BrowserContext, address: string): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
