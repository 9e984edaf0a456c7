import { leakTexts } from '@torneo/domain/releases/leaks'
import type { Caller } from './caller'
import type { Fence } from './fence-state'

/** Milliseconds between two looks at the sheets of the document, once a section has made one. */
const checkMs = 1000

/**
 * Takes style sheets that a section made out of the document, which they would apply to as a whole. Those of shadow
 * roots stay, and so do the panel's own. Returns the check, which is repeated once a section has made a sheet: adopting one calls nothing.
 */
export function fenceSheets(
  page: { CSSStyleSheet: typeof CSSStyleSheet },
  fence: Fence,
  repeat: typeof setInterval,
): () => void {
  const own = [...document.adoptedStyleSheets]
  const makers = new WeakMap<CSSStyleSheet, Caller>()
  let timer: ReturnType<typeof setInterval> | undefined
  page.CSSStyleSheet = new Proxy(CSSStyleSheet, {
    construct(target, args, newTarget) {
      const sheet = Reflect.construct(target, args, newTarget) as CSSStyleSheet
      const caller = fence.currentCaller()
      if (caller) {
        makers.set(sheet, caller)
        timer ??= repeat(check, checkMs)
      }
      return sheet
    },
  })
  return check

  function check(): void {
    const sheets = document.adoptedStyleSheets
    for (let index = sheets.length - 1; index >= 0; index -= 1) {
      const caller = makers.get(sheets[index] as CSSStyleSheet)
      if (!caller) continue
      sheets.splice(index, 1)
      fence.report(leakTexts.sheet(), caller)
    }
    for (const sheet of own) if (!sheets.includes(sheet)) sheets.push(sheet)
  }
}
