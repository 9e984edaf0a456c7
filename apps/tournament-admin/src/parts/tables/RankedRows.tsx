import { useState } from 'react'
import styled, { css } from 'styled-components'
import { color, font, media, radius, shadow, text } from '@torneo/ui/tokens'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { MoreButton } from './MoreButton'
import { type Rank, RankBadge, rankOf } from './RankBadge'
import type { RankedTableProps } from './RankedTable'
import { tablesTexts as texts } from './tables-texts'

/** The table of a wide screen. */
export function RankedRows<Row extends { readonly position: number }>(props: RankedTableProps<Row>) {
  const { caption, titleHeader, columns, rows, idOf, more } = props
  return (
    <Frame>
      <Table>
        <caption><VisuallyHidden>{caption}</VisuallyHidden></caption>
        <thead>
          <tr>
            <th scope="col">{texts.position}</th>
            <th scope="col">{titleHeader}</th>
            {columns.map(({ key, header, meaning, isWords }) => (
              <Head key={key} scope="col" $isWords={isWords}>{meaning ? <abbr title={meaning}>{header}</abbr> : header}</Head>
            ))}
            {more && <th scope="col"><VisuallyHidden>{more.header}</VisuallyHidden></th>}
          </tr>
        </thead>
        {rows.map((row) => <Line key={idOf(row)} row={row} {...props} />)}
      </Table>
    </Frame>
  )
}

type LineProps<Row> = RankedTableProps<Row> & { readonly row: Row }

/** A row, and below it what it unfolds: they move together. */
function Line<Row extends { readonly position: number }>({ row, rows, title, columns, idOf, more }: LineProps<Row>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Body data-row-id={idOf(row)} $rank={rankOf(row.position)}>
      <tr>
        <td><RankBadge position={row.position} /></td>
        <th scope="row">{title(row)}</th>
        {columns.map(({ key, cell, isMain, isWords }) => (
          <Figure key={key} $isMain={isMain} $isWords={isWords}>{cell(row)}</Figure>
        ))}
        {more && <More><MoreButton label={more.label(row)} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} /></More>}
      </tr>
      {more && isOpen && <tr><Unfolded colSpan={columns.length + 3}>{more.content(row, rows)}</Unfolded></tr>}
    </Body>
  )
}

const Frame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`

const Table = styled.table`
  position: relative;
  width: 100%;
  border-collapse: collapse;
  ${text(14)}
  thead th { padding: 10px 8px; color: ${color.muted}; font-weight: 600; text-align: left; white-space: nowrap; ${text(12)} }
  abbr { text-decoration: none; }
  tr > :first-child:not([colspan]) { width: 1px; padding-inline: 20px 12px; white-space: nowrap; }
  tr > :nth-child(2) { min-width: 112px; padding-inline: 8px; text-align: left; }
  &&& tr > :last-child:not([colspan]) { padding-right: 20px; }
`

const Head = styled.th<{ $isWords: boolean | undefined }>`
  &&& { text-align: ${({ $isWords }) => ($isWords ? 'left' : 'right')}; }
  ${media.desktop} { &&& { padding-inline: 16px; } }
`

// Opaque: rows pass over each other on their way. The bar of the first three is inside, so that it moves along.
const Body = styled.tbody<{ $rank: Rank | undefined }>`
  background: ${color.surface};
  > tr:first-child > * { height: 52px; padding-block: 8px; border-top: 1px solid ${color.line}; font-weight: 400; }
  > tr > :first-child {
    ${({ $rank }) => $rank && css`box-shadow: inset 4px 0 0 ${$rank.tone};`}
  }
`

const Figure = styled.td<{ $isMain: boolean | undefined; $isWords: boolean | undefined }>`
  min-width: ${({ $isWords }) => ($isWords ? '112px' : 'auto')};
  padding-inline: 8px;
  text-align: ${({ $isWords }) => ($isWords ? 'left' : 'right')};
  white-space: ${({ $isWords }) => ($isWords ? 'normal' : 'nowrap')};
  ${media.desktop} { padding-inline: 16px; }
  ${({ $isMain }) => $isMain && css`
    tr:first-child > && { font-family: ${font.title}; font-weight: 800; ${text(16)} }
  `}
`

const More = styled.td`
  width: 1px;
  padding: 0 0 0 4px;
  text-align: right;
`

const Unfolded = styled.td`
  padding: 0 20px 16px 28px;
`
