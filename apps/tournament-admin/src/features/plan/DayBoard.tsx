import { formatLongDay } from '@torneo/domain/format/format-day'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Card } from '@torneo/ui/layout/Card'
import { useMedia } from '@torneo/ui/layout/use-media'
import { color, gridGap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { formatPlace } from '../../parts/match-labels'
import { boardOf, listOfDay, momentOf, type BoardBlock } from './board-day'
import { BoardMatch } from './BoardMatch'
import type { Place } from './plan-settings'
import { planTexts as texts } from './plan-texts'

interface DayBoardProps {
  /** yyyy-mm-dd. */
  readonly day: string
  /** Matches of all days. */
  readonly blocks: readonly BoardBlock[]
  /** Fields of the day, in order. */
  readonly places: readonly Place[]
}

/** Least height of a match, for its time and two sides, in rem. */
const matchHeight = 4.9
/** Least height of a minute in rem. */
const minuteHeight = 0.075

/** The matches of a day: fields as columns and time down; on a phone a list by time and field. */
export function DayBoard({ day, blocks, places }: DayBoardProps) {
  const isPhone = useMedia('(max-width: 39.99em)')
  const label = texts.board(formatLongDay(day, Number(day.slice(0, 4))).toLowerCase())
  if (isPhone)
    return (
      <List aria-label={label}>
        {listOfDay(day, blocks).map((block) => (
          <li key={block.id}>
            <BoardMatch
              block={block}
              aside={[block.place.field || block.place.location, block.round].filter(Boolean).join(' · ')}
            />
          </li>
        ))}
      </List>
    )
  const { columns, start, end, hours, shortest } = boardOf(day, blocks, places)
  const rem = Math.max(minuteHeight, matchHeight / shortest)
  return (
    // A region that scrolls sideways takes the focus, so that arrow keys scroll it.
    <Frame $padding={0} as="section" aria-label={label} tabIndex={0}>
      <Grid style={{ gridTemplateColumns: `3.5rem repeat(${columns.length}, minmax(10.5rem, 1fr))` }}>
        <span />
        {columns.map(({ key, place }) => (
          <Head key={key}>
            <b>{place.field || place.location || texts.noField}</b>
            {place.field && <MutedText $size={12}>{place.location}</MutedText>}
          </Head>
        ))}
        <Hours aria-hidden style={{ height: `${(end - start) * rem}rem` }}>
          {hours.map(({ moment, label: hour }) => (
            <span key={moment} style={{ top: `${(moment - start) * rem}rem` }}>
              {hour}
            </span>
          ))}
        </Hours>
        {columns.map(({ key, place, blocks: ofColumn }) => (
          <Column
            key={key}
            aria-label={formatPlace(place) || texts.noField}
            style={{ height: `${(end - start) * rem}rem`, backgroundSize: `100% ${60 * rem}rem` }}>
            {ofColumn.map((block) => (
              <li
                key={block.id}
                style={{
                  top: `${(momentOf(block) - start) * rem}rem`,
                  [block.error ? 'minHeight' : 'height']: `${block.minutes * rem}rem`,
                }}>
                <BoardMatch block={block} />
              </li>
            ))}
          </Column>
        ))}
      </Grid>
    </Frame>
  )
}

const List = styled.ul`
  ${gridGap('8px')}
  margin: 0;
  padding: 0;
  list-style: none;
`

const Frame = styled(Card)`overflow-x: auto;`

const Grid = styled.div`
  display: grid;
  min-width: fit-content;
  padding-bottom: 8px;
  > * + * { border-left: 1px solid ${color.line}; }
  > :nth-child(1) { border-left: 0; }
`

const Head = styled.div`
  padding: 8px 12px;
  overflow-wrap: anywhere;
  ${text(14)}
`

const Hours = styled.div`
  position: relative;
  span { position: absolute; right: 8px; color: ${color.muted}; ${text(12)} }
`

const Column = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
  background-image: linear-gradient(${color.line} 1px, transparent 1px);
  > li { position: absolute; right: 6px; left: 6px; display: grid; padding-bottom: 3px; }
`
