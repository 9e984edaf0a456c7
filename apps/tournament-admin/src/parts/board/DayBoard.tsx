import { formatLongDay } from '@torneo/domain/format/format-day'
import { formatTime } from '@torneo/domain/schedule/wall-clock'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Card } from '@torneo/ui/layout/Card'
import { clampLines, color, flexRow, radius, text } from '@torneo/ui/theme/tokens'
import { memo, type CSSProperties, type ReactNode, type Ref } from 'react'
import styled, { css } from 'styled-components'
import { formatPlace } from '../match-labels'
import {
  type BoardBlock,
  type BoardColumn,
  type BoardDay,
  type BoardLane,
  type BoardPlace,
  momentOf,
} from './board-day'
import { boardTexts as texts } from './board-texts'
import { BoardMatch } from './BoardMatch'

interface DayBoardProps {
  /** yyyy-mm-dd. */
  readonly day: string
  readonly board: BoardDay
  readonly ref?: Ref<HTMLElement> | undefined
  /** Minutes of the wall clock now, drawn as a line while within the board. */
  readonly now?: number | undefined
  /** Actions of a field, in its head. */
  readonly renderActions?: ((place: BoardPlace) => ReactNode) | undefined
  readonly renderMatch?: ((block: BoardBlock) => ReactNode) | undefined
  readonly held?: HeldPlace | null | undefined
  /** A block from the bank at its proposed place. */
  readonly ghost?: GhostPlace | null | undefined
  /** Matches without a date, at the right edge. */
  readonly bank?: { readonly head: ReactNode; readonly content: ReactNode } | undefined
  /** Fields on which nothing is played from a moment on, by key. */
  readonly stops?: ReadonlyMap<string, BoardStop> | undefined
}

export interface BoardStop {
  /** Minutes of the wall clock. */
  readonly moment: number
  readonly content: ReactNode
}

export interface GhostPlace {
  readonly column: string
  readonly moment: number
  readonly minutes: number
  readonly content: ReactNode
}

/** Blocks that are held: their offset from their places, and how they are drawn meanwhile. */
export interface HeldPlace {
  readonly ids: ReadonlySet<string>
  readonly minutes: number
  readonly columns: number
  readonly render: (block: BoardBlock) => ReactNode
}

/** Least height of a match, for its time and two sides, in rem. */
const matchHeight = 4.9
/** Least height of a minute in rem. */
const minuteHeight = 0.075
/** Pixels between the blocks of two columns. */
const columnGap = 13
/** Pixels between a block and the edge of its column. */
const blockInset = 6
/** Least width of a column in rem, and of each further lane: a block has room for its time and the badge of a live match. */
const [columnWidth, laneWidth] = [10.5, 9.5]
/** Width of the bank in rem. */
const bankWidth = 12

/** Place of a block beside those that overlap with it. */
const laneStyle = ({ index, count }: BoardLane): CSSProperties => {
  const width = `((100% - ${2 * blockInset}px) / ${count})`
  return { left: `calc(${blockInset}px + ${width} * ${index})`, width: `calc(${width} - 2px)`, right: 'auto' }
}

export const boardLabel = (day: string): string =>
  texts.board(formatLongDay(day, Number(day.slice(0, 4))).toLowerCase())

/**
 * The matches of a day: fields as columns and time down. While a block is held, only its column renders, if
 * `renderActions` and `renderMatch` stay the same.
 */
export function DayBoard(props: DayBoardProps) {
  const { day, board, ref, now, renderActions, renderMatch = drawn, held, ghost, stops, bank } = props
  const { columns, start, end, hours, shortest } = board
  const rem = Math.max(minuteHeight, matchHeight / shortest)
  // Columns are equally wide, so that a held block moves by whole ones.
  const lanes = Math.max(1, ...columns.flatMap((column) => [...column.lanes.values()].map(({ count }) => count)))
  const width = columnWidth + (lanes - 1) * laneWidth
  return (
    // A region that scrolls sideways takes the focus, so that arrow keys scroll it.
    <Frame ref={ref as Ref<HTMLDivElement>} $padding={0} as="section" aria-label={boardLabel(day)} tabIndex={0}>
      <Grid
        style={{
          gridTemplateColumns: `3.5rem repeat(${columns.length}, minmax(${width}rem, 1fr))${bank ? ` ${bankWidth}rem` : ''}`,
        }}>
        <span />
        {columns.map((column) => (
          <FieldHead key={column.key} column={column} renderActions={renderActions} />
        ))}
        {bank && <BankHead>{bank.head}</BankHead>}
        <Hours aria-hidden style={{ height: `${(end - start) * rem}rem` }}>
          {hours.map(({ moment, label }) => (
            <span key={moment} style={{ top: `${(moment - start) * rem}rem` }}>
              {label}
            </span>
          ))}
          {now !== undefined && now >= start && now < end && (
            <Now style={{ top: `${(now - start) * rem}rem` }}>{formatTime(now)}</Now>
          )}
        </Hours>
        {columns.map((column) => (
          <FieldColumn
            key={column.key}
            column={column}
            start={start}
            end={end}
            rem={rem}
            renderMatch={renderMatch}
            stop={stops?.get(column.key)}
            held={held && column.blocks.some(({ id }) => held.ids.has(id)) ? held : null}
            ghost={ghost?.column === column.key ? ghost : null}
          />
        ))}
        {bank && <Bank data-bank>{bank.content}</Bank>}
      </Grid>
    </Frame>
  )
}

const FieldHead = memo(function FieldHead({
  column: { place },
  renderActions,
}: Pick<DayBoardProps, 'renderActions'> & { readonly column: BoardColumn }) {
  return (
    <Head>
      <div>
        <b>{place.field || place.location || texts.noField}</b>
        {place.field && <MutedText $size={12}>{place.location}</MutedText>}
      </div>
      {renderActions?.(place)}
    </Head>
  )
})

interface FieldColumnProps {
  readonly column: BoardColumn
  readonly start: number
  readonly end: number
  /** Height of a minute. */
  readonly rem: number
  readonly renderMatch: (block: BoardBlock) => ReactNode
  readonly held: HeldPlace | null
  readonly ghost: GhostPlace | null
  readonly stop: BoardStop | undefined
}

const FieldColumn = memo(function FieldColumn(props: FieldColumnProps) {
  const { column, start, end, rem, renderMatch, held, ghost, stop } = props
  const last = Math.max(...column.blocks.map((block) => momentOf(block) + block.minutes), stop?.moment ?? 0)
  const heldStyle: CSSProperties | undefined = held
    ? { transform: `translate(calc(${held.columns} * (100% + ${columnGap}px)), ${held.minutes * rem}rem)`, zIndex: 3 }
    : undefined
  return (
    <Column
      data-column={column.key}
      aria-label={formatPlace(column.place) || texts.noField}
      style={{ height: `${(end - start) * rem}rem`, backgroundSize: `100% ${60 * rem}rem` }}>
      {column.blocks.map((block) => {
        const lane = column.lanes.get(block.id)
        return (
          <li
            key={block.id}
            style={{
              top: `${(momentOf(block) - start) * rem}rem`,
              [block.error ? 'minHeight' : 'height']: `${block.minutes * rem}rem`,
              zIndex: block.look === 'moved' || block.look === 'clash' ? 2 : undefined,
              ...(held?.ids.has(block.id) ? heldStyle : lane && laneStyle(lane)),
            }}>
            {held?.ids.has(block.id) ? held.render(block) : renderMatch(block)}
          </li>
        )
      })}
      {ghost && (
        <li inert style={{ top: `${(ghost.moment - start) * rem}rem`, height: `${ghost.minutes * rem}rem`, zIndex: 3 }}>
          {ghost.content}
        </li>
      )}
      {stop && (
        <Stopped data-stopped style={{ top: `${(last - start) * rem}rem` }}>
          {stop.content}
        </Stopped>
      )}
    </Column>
  )
})

const drawn = (block: BoardBlock) => <BoardMatch block={block} />

const Frame = styled(Card)`overflow-x: auto;`

const Grid = styled.div`
  position: relative;
  display: grid;
  min-width: fit-content;
  padding-bottom: 8px;
  /* The line of now is longer than the board. */
  overflow-x: clip;
  > * + * { border-left: 1px solid ${color.line}; }
  > :nth-child(1) { border-left: 0; }
`

const Head = styled.div`
  ${flexRow('4px', 'flex-start', 'space-between')}
  padding: 8px 4px 8px 12px;
  ${text(14)}
  > div { min-width: 0; }
  b, p { ${clampLines(3)} }
`

const bankStyles = css`
  position: sticky;
  right: 0;
  z-index: 4;
  min-width: 0;
  background: ${color.sunken};
`

const BankHead = styled.div`
  ${bankStyles}
  padding: 8px 12px;
  ${text(14)}
`

const Bank = styled.div`
  ${bankStyles}
  padding: 0 8px 8px;
`

const Hours = styled.div`
  position: relative;
  border-left: 0;
  span { position: absolute; right: 8px; color: ${color.muted}; ${text(12)} }
`

const Now = styled.b`
  position: absolute;
  right: 4px;
  z-index: 0;
  padding: 1px 6px;
  border-radius: ${radius.badge};
  background: ${color.ink};
  color: ${color.onInk};
  transform: translateY(-50%);
  ${text(12)}
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 100%;
    width: 100vmax;
    height: 2px;
    background: ${color.ink};
    pointer-events: none;
  }
`

const Column = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
  background-image: linear-gradient(${color.line} 1px, transparent 1px);
  /* Above the line of now. */
  > li:not([data-stopped]) { position: absolute; z-index: 1; right: ${blockInset}px; left: ${blockInset}px; display: grid; padding-bottom: 3px; }
`

const Stopped = styled.li`
  position: absolute;
  inset: 0;
  z-index: 1;
  padding: 12px 6px;
  background: repeating-linear-gradient(-45deg, ${color.sunken} 0 8px, transparent 8px 16px);
`
