import styled from 'styled-components'

/** Type and tables of a `PrintSheet`: heads repeat on every sheet, and no row or heading is torn from what follows. */
export const Paper = styled.div`
  font-size: 10pt;
  line-height: 1.35;
  h1 { font-size: 16pt; }
  h2, h3, h4 { break-after: avoid; }
  p { margin: 2pt 0 10pt; }
  table { width: 100%; border-collapse: collapse; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 5pt 4pt; border-bottom: 0.5pt solid #999; text-align: left; vertical-align: top; }
  th { border-bottom: 1pt solid #000; font-size: 9pt; }
  footer { display: flex; justify-content: space-between; gap: 12pt; margin-top: 10pt; font-size: 9pt; }
`
