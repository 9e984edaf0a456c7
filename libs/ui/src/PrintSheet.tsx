import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styled, { createGlobalStyle } from 'styled-components'

/** What paper shows instead of the page, while it is there. Of several the last is printed: each app draws its own. */
export function PrintSheet({ children }: { readonly children: ReactNode }) {
  return createPortal(<Sheet data-print-sheet><OnlyTheSheet />{children}</Sheet>, document.body)
}

const OnlyTheSheet = createGlobalStyle`
  @media print {
    @page { margin: 14mm 16mm; }
    body > *:not([data-print-sheet]), body > [data-print-sheet]:has(~ [data-print-sheet]) { display: none !important; }
    /* The margins of a page are of the scheme; behind a dialog the page is dark. */
    html, body { min-height: 0; height: auto; background: #fff !important; color-scheme: light !important; }
  }
`

/* Paper is white and ink black, whatever the theme. */
const Sheet = styled.div`
  display: none;
  color: #000;
  @media print { display: block; }
`
