import { outlivesScreen } from './outlives-screen'

/** Downloads a CSV text for spreadsheets. */
export function downloadCsv(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser needs the address only until the download has begun.
  setTimeout(
    outlivesScreen(() => URL.revokeObjectURL(address)),
    10_000,
  )
}
