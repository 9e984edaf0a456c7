import { gridGap } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { type BoardBlock, listOfDay } from './board-day'
import { BoardMatch } from './BoardMatch'
import { boardLabel } from './DayBoard'

interface DayListProps {
  readonly day: string
  readonly blocks: readonly BoardBlock[]
}

/** The matches of a day by time and field, for a phone. */
export function DayList({ day, blocks }: DayListProps) {
  return (
    <List aria-label={boardLabel(day)}>
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
}

const List = styled.ul`
  ${gridGap('8px')}
  margin: 0;
  padding: 0;
  list-style: none;
`
