/** Tells Excel that a text is UTF-8; without it 'Ríos' opens as 'RÃ­os'. */
export const byteOrderMark = '\uFEFF'

/** Hands a CSV text over to the browser's downloads, for spreadsheets. */
export function downloadCsv(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Once the download has begun it no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
