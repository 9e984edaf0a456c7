import { formatLongDay } from '@torneo/domain/format/format-day'
import { formatTime } from '@torneo/domain/schedule/wall-clock'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Card } from '@torneo/ui/layout/Card'
import { color, flexRow, radius, text } from '@torneo/ui/theme/tokens'
import type { CSSProperties, ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { formatPlace } from '../match-labels'
import { type BoardBlock, type BoardDay, type BoardPlace, momentOf } from './board-day'
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
  /** Offset of a block from its place, while it is held. */
  readonly offsetOf?: ((block: BoardBlock) => BlockOffset | null) | undefined
}

export interface BlockOffset {
  readonly minutes: number
  readonly columns: number
}

/** Least height of a match, for its time and two sides, in rem. */
const matchHeight = 4.9
/** Least height of a minute in rem. */
const minuteHeight = 0.075
/** Pixels between the blocks of two columns. */
const columnGap = 13

export const boardLabel = (day: string): string =>
  texts.board(formatLongDay(day, Number(day.slice(0, 4))).toLowerCase())

/** The matches of a day: fields as columns and time down. */
export function DayBoard(props: DayBoardProps) {
  const { day, board, ref, now, renderActions, renderMatch = drawn, offsetOf } = props
  const { columns, start, end, hours, shortest } = board
  const rem = Math.max(minuteHeight, matchHeight / shortest)
  const heldStyle = (block: BoardBlock): CSSProperties | undefined => {
    const offset = offsetOf?.(block)
    return offset
      ? {
          transform: `translate(calc(${offset.columns} * (100% + ${columnGap}px)), ${offset.minutes * rem}rem)`,
          zIndex: 2,
        }
      : undefined
  }
  return (
    // A region that scrolls sideways takes the focus, so that arrow keys scroll it.
    <Frame ref={ref as Ref<HTMLDivElement>} $padding={0} as="section" aria-label={boardLabel(day)} tabIndex={0}>
      <Grid style={{ gridTemplateColumns: `3.5rem repeat(${columns.length}, minmax(10.5rem, 1fr))` }}>
        <span />
        {columns.map(({ key, place }) => (
          <Head key={key}>
            <div>
              <b>{place.field || place.location || texts.noField}</b>
              {place.field && <MutedText $size={12}>{place.location}</MutedText>}
            </div>
            {renderActions?.(place)}
          </Head>
        ))}
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
        {columns.map(({ key, place, blocks }) => (
          <Column
            key={key}
            data-column={key}
            aria-label={formatPlace(place) || texts.noField}
            style={{ height: `${(end - start) * rem}rem`, backgroundSize: `100% ${60 * rem}rem` }}>
            {blocks.map((block) => (
              <li
                key={block.id}
                style={{
                  top: `${(momentOf(block) - start) * rem}rem`,
                  [block.error ? 'minHeight' : 'height']: `${block.minutes * rem}rem`,
                  ...heldStyle(block),
                }}>
                {renderMatch(block)}
              </li>
            ))}
          </Column>
        ))}
      </Grid>
    </Frame>
  )
}

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
  overflow-wrap: anywhere;
  ${text(14)}
`

const Hours = styled.div`
  position: relative;
  span { position: absolute; right: 8px; color: ${color.muted}; ${text(12)} }
`

const Now = styled.b`
  position: absolute;
  right: 4px;
  z-index: 1;
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
  > li { position: absolute; right: 6px; left: 6px; display: grid; padding-bottom: 3px; }
`
