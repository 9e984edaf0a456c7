import axeCore from 'axe-core'
import type { Page } from 'playwright-core'

/** One rule of axe that a page breaks: its id, what it says, and where. */
export interface Violation {
  readonly id: string
  readonly help: string
  readonly targets: readonly string[]
}

/**
 * Every accessibility rule (WCAG 2 A and AA, best practices) that the page breaks as it stands; an empty list is the aim. `onlyColours` looks at
 * contrast alone: all that a theme can change of a page that was looked at whole.
 */
export async function axe(page: Page, { onlyColours = false } = {}): Promise<Violation[]> {
  // A function, not a script element: the page's own policy forbids inline scripts, rightly.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(async (rules) => {
    const { axe: run } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: AxeViolation[] }> } }
    const { violations } = await run.run({ resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) })
    return violations.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) }))
  }, onlyColours ? ['color-contrast', 'link-in-text-block'] : null)
}

interface AxeViolation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly string[] }[]
}
