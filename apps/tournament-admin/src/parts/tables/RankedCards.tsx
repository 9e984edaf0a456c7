import { useState } from 'react'
import styled, { css } from 'styled-components'
import { Card } from '@torneo/ui/Card'
import { LongList } from '@torneo/ui/LongList'
import { outOfSight } from '@torneo/ui/out-of-sight'
import { color, font, text } from '@torneo/ui/tokens'
import { MoreButton } from './MoreButton'
import { type Rank, RankBadge, rankOf } from './RankBadge'
import type { RankedTableProps } from './RankedTable'

/** The same rows as cards, for a phone. */
export function RankedCards<Row extends { readonly position: number }>(props: RankedTableProps<Row>) {
  const { caption, rows, idOf } = props
  return (
    <List aria-label={caption}>
      <LongList rows={rows} rowKey={idOf}>{(row) => <RankedCard row={row} {...props} />}</LongList>
    </List>
  )
}

type RankedCardProps<Row> = RankedTableProps<Row> & { readonly row: Row }

function RankedCard<Row extends { readonly position: number }>({ row, rows, title, columns, idOf, more }: RankedCardProps<Row>) {
  const [isOpen, setIsOpen] = useState(false)
  const main = columns.find(({ isMain }) => isMain)
  return (
    <Root as="li" $padding={12} data-row-id={idOf(row)} $rank={rankOf(row.position)}>
      <Top>
        <RankBadge position={row.position} />
        <Title>{title(row)}</Title>
        {main && <Main><strong>{main.cell(row)}</strong> {main.header}</Main>}
        {more && <MoreButton label={more.label(row)} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
      </Top>
      <Figures>
        {columns.filter((column) => column !== main).map(({ key, header, meaning, cell, isWords }) => (
          <Fact key={key} $isWords={isWords}>
            <dt>{meaning ? <abbr title={meaning}>{header}</abbr> : header}</dt>
            <dd>{cell(row)}</dd>
          </Fact>
        ))}
      </Figures>
      {more && isOpen && <Unfolded>{more.content(row, rows)}</Unfolded>}
    </Root>
  )
}

const List = styled.ul.attrs({ role: 'list' })`
  > * + * { margin-top: 12px; }
`

const Root = styled(Card)<{ $rank: Rank | undefined }>`
  ${outOfSight(82)}
  ${({ $rank }) => $rank && css`box-shadow: inset 4px 0 0 ${$rank.tone};`}
`

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`

const Title = styled.div`
  flex: 1;
  min-width: 0;
  ${text(16)}
`

const Main = styled.span`
  flex: none;
  color: ${color.muted};
  ${text(12)}
  strong { color: ${color.text}; font-family: ${font.title}; font-weight: 800; ${text(20)} }
`

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 12px;
  margin-top: 8px;
  padding-inline: 4px;
  dt { color: ${color.muted}; ${text(12)} }
  dd { font-weight: 600; ${text(14)} }
  abbr { text-decoration: none; }
`

const Fact = styled.div<{ $isWords: boolean | undefined }>`
  min-width: 28px;
  text-align: center;
  overflow-wrap: anywhere;
  ${({ $isWords }) => $isWords && css`flex: 1 1 120px; text-align: left;`}
`

const Unfolded = styled.div`
  margin-top: 12px;
  padding-top: 12px;
  border-top: 1px solid ${color.line};
`
