import type { Page } from 'playwright-core'

/** A layout shift (CLS); shifts within half a second of an input do not count. */
interface Shift {
  readonly value: number
  /** Time, element and positions of the shift, to find its cause. */
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

/** Records layout shifts on every page that is opened from now on, from its start. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(watch)

/** Layout shifts of the page so far, after `watchShifts`. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> => page.evaluate('takeShifts()')

export const totalOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0)
