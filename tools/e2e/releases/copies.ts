import type { Page } from 'playwright-core'

interface Counting {
  readonly counted: { renderers: number; stores: number }
}

/** Counts the instances of singletons on pages opened from now on. */
export async function countCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { renderers: 0, stores: 0 }
    Object.assign(window, {
      counted,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers: new Map(),
        supportsFiber: true,
        checkDCE: () => undefined,
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        inject: () => {
          counted.renderers += 1
          return counted.renderers
        },
      },
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => {
        counted.stores += 1
        return (...parts: ((value: unknown) => unknown)[]) =>
          (value: unknown) =>
            parts.reduceRight((made, part) => part(made), value)
      },
    })
  })
}

/** Current number of instances of each singleton. */
export function copiesOn(page: Page): Promise<{ renderers: number; stores: number; styleSheets: number }> {
  return page.evaluate(() => ({
    ...(window as unknown as Counting).counted,
    styleSheets: document.querySelectorAll('style[data-styled]').length,
  }))
}

export const oneOfEach = { renderers: 1, stores: 1, styleSheets: 1 }
