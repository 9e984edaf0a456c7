import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styled, { createGlobalStyle } from 'styled-components'

/** Prints a sheet instead of the page: `print()` draws it, where only paper shows it, and opens the browser's own dialog. */
export function usePrintSheet(content: ReactNode): { readonly sheet: ReactNode; readonly print: () => void } {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) window.print()
  }, [times])
  return {
    // It stays once it was asked for: a phone prints after the call has returned.
    sheet: times > 0 && createPortal(<Sheet data-print-sheet><OnlyTheSheet />{content}</Sheet>, document.body),
    print: () => setTimes((before) => before + 1),
  }
}

const OnlyTheSheet = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 14mm 16mm; }
    body > *:not([data-print-sheet]) { display: none !important; }
    html, body { height: auto; background: #fff; }
  }
`

/* Paper is white and ink black, whatever the theme. */
const Sheet = styled.div`
  display: none;
  color: #000;
  font-size: 11pt;
  line-height: 1.35;
  @media print { display: block; }
  h1 { font-size: 20pt; line-height: 1.2; }
  p { margin-top: 1mm; color: #444; }
  table { width: 100%; margin-top: 6mm; border-collapse: collapse; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 2mm 2.5mm; border-bottom: 0.25mm solid #999; text-align: left; vertical-align: middle; }
  thead th { border-bottom: 0.5mm solid #000; font-size: 9pt; }
`
