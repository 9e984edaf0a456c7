import type { Page } from 'playwright-core'

/** Something that moved by itself (CLS); what follows an input within half a second is none. */
interface Shift {
  readonly value: number
  /** When, what, and from where to where, to find the cause. */
  readonly moved: string
}

const watch = `{
  const shifts = []
  const note = (entries) => {
    for (const { value, startTime, sources, hadRecentInput } of entries) {
      if (!hadRecentInput) shifts.push({ value, moved: Math.round(startTime) + ' ms: ' + sources.slice(0, 3).map(({ node, previousRect: from, currentRect: to }) =>
        (node?.nodeName ?? 'gone') + ' "' + (node?.textContent ?? '').slice(0, 30) + '" ' + [from.x, from.y, from.width, from.height] + ' to ' + [to.x, to.y, to.width, to.height]).join('; ') })
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  globalThis.takeShifts = () => {
    note(observer.takeRecords())
    return shifts
  }
}`

/** Notes what moves on each page that this one shows from now on, from its start. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(watch)

/** What has moved on the page so far, after `watchShifts`. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> => page.evaluate('takeShifts()')

export const totalOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0)
