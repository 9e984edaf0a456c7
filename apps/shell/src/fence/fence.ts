import { leakTexts } from '@torneo/domain/releases/leaks'
import { createFence, type Tell } from './fence-state'
import { appOf, findCode, loadedFiles } from './find-code'
import { fenceGlobals } from './globals'
import { fenceHandlers } from './handlers'
import { fenceListeners } from './listeners'
import { fenceNodes } from './nodes'
import { fenceObservers } from './observers'
import { isShared } from './shared-targets'
import { fenceSheets } from './sheets'
import { fenceTimers } from './timers'

/** Events before which the page is checked, so that a press on the panel's frame meets a whole panel. */
const acts = ['click', 'keydown', 'popstate'] as const

/** Objects with handlers of the page; browsers that announce no navigations have none of these. */
function handlerOwners(): readonly object[] {
  const { Navigation } = window as { readonly Navigation?: { readonly prototype: object } }
  const owners = [window, Document.prototype, HTMLElement.prototype, HTMLBodyElement.prototype]
  return Navigation ? [...owners, Navigation.prototype] : owners
}

/**
 * Keeps what sections do to the page away from the panel and from other teams' screens (docs/design/isolation.md).
 * Called once, before the code of the first section. `repaint` is called after a function was put back, since what was
 * rendered with its replacement may be wrong.
 */
export function startFence(tell: Tell, repaint: () => void) {
  const own = {
    fetch: fetch.bind(window),
    setTimeout: setTimeout.bind(window),
    clearTimeout: clearTimeout.bind(window),
    setInterval: setInterval.bind(window),
  }
  const root = document.getElementById('root')
  const fence = createFence(tell, check, { set: own.setTimeout, clear: own.clearTimeout })
  const files = loadedFiles()
  const read = async (file: string) => (await own.fetch(file)).text()
  for (const act of acts) addEventListener(act, ({ target }) => target && isShared(target) && check(), true)
  fenceListeners(EventTarget.prototype, fence)
  fenceHandlers(handlerOwners(), fence)
  fenceTimers(window as unknown as Record<string, unknown>, fence)
  fenceObservers(window as unknown as Record<string, unknown>, fence)
  fenceNodes(fence, own.setTimeout)
  const checkSheets = fenceSheets(window, fence, own.setInterval)
  let isRepaired = false
  const checkGlobals = fenceGlobals(window as unknown as Record<string, unknown>, (name, replacement) => {
    isRepaired = true
    // Of the sections that are shown, since a short function may be written in others, too.
    const shown = files().filter((file) => fence.isAwake(appOf(file)))
    void findCode(replacement, shown, read).then((found) => {
      if (found) fence.report(leakTexts.global(name), found)
    })
  })

  function check(): void {
    checkGlobals()
    checkSheets()
    if (document.designMode === 'on') document.designMode = 'off'
    if (root && !root.isConnected) document.body.prepend(root)
    if (isRepaired) repaint()
    isRepaired = false
  }

  return { wake: fence.wake, leave: fence.leave, check, fetch: own.fetch }
}
