import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styled, { createGlobalStyle } from 'styled-components'
import { sectionName } from './section-name'

/** Replaces the page on paper while mounted. The last of several is printed, because each app renders its own. */
export function PrintSheet({ children }: { readonly children: ReactNode }) {
  return createPortal(
    <Sheet data-print-sheet data-section={sectionName}>
      <OnlyTheSheet />
      {children}
    </Sheet>,
    document.body,
  )
}

const OnlyTheSheet = createGlobalStyle`
  @media print {
    body > *:not([data-print-sheet]), body > [data-print-sheet]:has(~ [data-print-sheet]) { display: none !important; }
  }
`

/* Black on white in every theme. */
const Sheet = styled.div`
  display: none;
  color: #000;
  @media print { display: block; }
`
