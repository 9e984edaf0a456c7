import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PrintSheet } from './PrintSheet'

/** @public Exported for the type declarations of styled papers. */
export interface PaperProps {
  readonly className?: string
  readonly children: ReactNode
}

/** A printout that replaces the page on paper, with the type and tables of all printouts. */
export function Paper({ className, children }: PaperProps) {
  return (
    <PrintSheet>
      <Type className={className}>{children}</Type>
    </PrintSheet>
  )
}

interface PaperPageProps {
  readonly title?: ReactNode
  /** Line below the title. */
  readonly lead?: ReactNode
  /** Name of the tournament and time of printing. */
  readonly foot: readonly string[]
  readonly children: ReactNode
}

/** A part of a printout that begins on a page of its own, and continues on further ones. */
export function PaperPage({ title, lead, foot, children }: PaperPageProps) {
  return (
    <Page data-paper-page>
      {title !== undefined && <h1>{title}</h1>}
      {lead !== undefined && <p>{lead}</p>}
      {children}
      <Foot>
        {foot.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </Foot>
    </Page>
  )
}

/* Heads repeat on every page, and no row or heading is torn from what follows. */
const Type = styled.div`
  font-size: 10pt;
  line-height: 1.35;
  overflow-wrap: anywhere;
  h1 { font-size: 16pt; line-height: 1.2; }
  h2, h3, h4 { break-after: avoid; }
  p { margin: 2pt 0 10pt; }
  table { width: 100%; border-collapse: collapse; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 5pt 4pt; border-bottom: 0.5pt solid #999; text-align: left; vertical-align: top; }
  th { border-bottom: 1pt solid #000; font-size: 9pt; }
`

const Page = styled.section`
  & + & { break-before: page; }
`

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12pt;
  margin-top: 10pt;
  font-size: 8pt;
`
