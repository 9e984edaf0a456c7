import type { Page } from 'playwright-core'

/**
 * Installs a clock in the page before it is opened. The returned function moves it forward, once no message of the
 * server is awaited: the page would take the jump for silence, and drop the connection.
 */
export async function installClock(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.clock.install()
  await page.addInitScript(() => {
    const state = window as unknown as { isAwaiting: boolean }
    state.isAwaiting = true
    const set = (isAwaiting: boolean) => () => {
      state.isAwaiting = isAwaiting
    }
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(address)
        set(true)()
        for (const type of ['message', 'close']) this.addEventListener(type, set(false))
      }

      override send(data: string): void {
        if (data.includes('"ping"')) set(true)()
        super.send(data)
      }
    }
  })
  return async (ms) => {
    await page.waitForFunction(() => !(window as unknown as { isAwaiting: boolean }).isAwaiting)
    await page.clock.fastForward(ms)
    // Timers of what the jump shows are set after a frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
}
