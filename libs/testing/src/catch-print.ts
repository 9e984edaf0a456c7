import { waitFor } from '@testing-library/react'

/** Replaces the browser's print dialog, and gives the pages of what is printed. */
export function catchPrint() {
  let count = 0
  window.print = () => {
    count += 1
  }
  const found = () => [...document.querySelectorAll<HTMLElement>('[data-print-sheet] [data-paper-page]')]
  return {
    count: () => count,
    /** Pages on paper now. */
    found,
    /** Waits for a printout. */
    pages: (): Promise<HTMLElement[]> =>
      waitFor(() => {
        if (found().length === 0) throw new Error('Nothing is printed')
        return found()
      }),
  }
}
