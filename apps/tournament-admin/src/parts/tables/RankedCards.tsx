import { shownPlace } from '@torneo/domain/competition/shown-leads'
import { Card } from '@torneo/ui/layout/Card'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { contentVisibility } from '@torneo/ui/lists/content-visibility'
import { LongList } from '@torneo/ui/lists/LongList'
import { color, flexRow, font, text } from '@torneo/ui/theme/tokens'
import styled, { css } from 'styled-components'
import { MoreButton } from './MoreButton'
import { type Rank, RankBadge, rankOf } from './RankBadge'
import type { RankedTableProps } from './ranked-table'
import { useExpanded } from './use-expanded'

/** Phone layout of the rows: title and main figure, with all other figures below. */
export function RankedCards<Row extends { readonly position: number }>(props: RankedTableProps<Row>) {
  const { caption, rows, idOf } = props
  return (
    <List $padding={0} aria-label={caption}>
      <LongList rows={rows} rowKey={idOf}>
        {(row) => <RankedCard row={row} {...props} />}
      </LongList>
    </List>
  )
}

type RankedCardProps<Row> = RankedTableProps<Row> & { readonly row: Row }

function RankedCard<Row extends { readonly position: number }>({
  row,
  rows,
  title,
  columns,
  idOf,
  isEarned,
  more,
}: RankedCardProps<Row>) {
  const [isOpen, toggle] = useExpanded(more, idOf(row))
  const main = columns.find(({ isMain }) => isMain)
  const rank = isEarned?.(row) === false ? undefined : rankOf(row.position)
  return (
    <Root data-row-id={idOf(row)} $rank={rank}>
      <Lines>
        <RankBadge place={shownPlace(row, rows)} rank={rank} />
        <Title>{title(row)}</Title>
        {main && (
          <Main>
            <strong>{main.cell(row)}</strong> {main.cell(row) === 1 && main.singular ? main.singular : main.header}
          </Main>
        )}
        <Figures>
          {columns
            .filter((column) => column !== main)
            .map(({ key, header, meaning, cell, isText }) => (
              <Fact key={key} $isText={isText}>
                <dt>
                  {isText ? (
                    <VisuallyHidden>{header}</VisuallyHidden>
                  ) : meaning ? (
                    <abbr title={meaning}>{header}</abbr>
                  ) : (
                    header
                  )}
                </dt>
                <dd>{cell(row)}</dd>
              </Fact>
            ))}
        </Figures>
        {more && (
          <More>
            <MoreButton label={more.label(row, rows)} isOpen={isOpen} onToggle={toggle} />
          </More>
        )}
      </Lines>
      {more && isOpen && <Unfolded>{more.content(row, rows)}</Unfolded>}
    </Root>
  )
}

const List = styled(Card).attrs({ as: 'ul', role: 'list' })`
  overflow: clip;
`

// Opaque: rows slide over each other.
const Root = styled.li<{ $rank: Rank | undefined }>`
  padding: 6px 8px 6px 12px;
  background: ${color.surface};
  ${contentVisibility(54)}
  & + & { border-top: 1px solid ${color.line}; }
  ${({ $rank }) => $rank && css`box-shadow: inset 4px 0 0 ${$rank.tone};`}
`

const Lines = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 4px 8px;
`

const Title = styled.div`
  min-width: 0;
  ${text(14)}
`

const Main = styled.span`
  color: ${color.muted};
  ${text(12)}
  strong { color: ${color.text}; font-family: ${font.title}; font-weight: 800; ${text(20)} }
`

const More = styled.span`
  grid-area: 1 / 4 / 3;
`

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / 4;
  grid-row: 2;
  align-items: center;
  justify-content: space-between;
  gap: 0 8px;
  padding-left: 4px;
  dt { color: ${color.muted}; ${text(12)} }
  dd { font-weight: 600; ${text(13)} }
  abbr { text-decoration: none; }
`

const Fact = styled.div<{ $isText: boolean | undefined }>`
  ${flexRow('4px', 'baseline')}
  overflow-wrap: anywhere;
  ${({ $isText }) =>
    $isText &&
    css`
    flex: 1 1 96px;
    min-width: 0;
  `}
`

const Unfolded = styled.div`
  margin-top: 8px;
  padding: 8px 4px 6px;
  border-top: 1px solid ${color.line};
`
