import axeCore from 'axe-core'
import type { Page } from 'playwright-core'

/** A violation of an axe rule: its id, description and elements. */
export interface Violation {
  readonly id: string
  readonly help: string
  readonly targets: readonly string[]
}

/**
 * Finds accessibility violations (WCAG 2 A and AA, best practices) in the page's current state. `onlyColours` checks
 * only contrast, the only rule that a change of theme can affect.
 */
export async function axe(page: Page, { onlyColours = false } = {}): Promise<Violation[]> {
  // A function, not a script element, because the page's CSP forbids inline scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(
    async (rules) => {
      const { axe: run } = window as unknown as {
        axe: { run: (context: Element, options: object) => Promise<{ violations: AxeViolation[] }> }
      }
      // The browser makes everything behind a modal dialog inert, which axe only guesses from a few points.
      const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.documentElement
      const { violations } = await run.run(top, { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) })
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        targets: nodes.map(({ target }) => target.join(' ')),
      }))
    },
    onlyColours ? ['color-contrast', 'link-in-text-block'] : null,
  )
}

interface AxeViolation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly string[] }[]
}
