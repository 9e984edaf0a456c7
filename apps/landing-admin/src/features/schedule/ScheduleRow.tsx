import type { ScheduleEvent, ScheduleEventType } from '@torneo/contracts/content/schedule'
import { RecordActions, type RowActions } from '@torneo/panel/record/RecordActions'
import { Badge, type BadgeTone } from '@torneo/ui/display/Badge'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { contentVisibility } from '@torneo/ui/lists/content-visibility'
import { RowHeader, TableCell, TableRow } from '@torneo/ui/lists/table-parts'
import { clampLines, color, flexRow, flexWrap, font, media, text } from '@torneo/ui/theme/tokens'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { wrappedTable, narrowTable, tinyTable } from './narrow-table'
import { scheduleTexts, typeLabels } from './schedule-texts'

// Amber is reserved for warnings.
const tones: Readonly<Record<ScheduleEventType, BadgeTone>> = {
  match: 'success',
  ceremony: 'neutral',
  activity: 'info',
}

interface ScheduleRowProps extends RowActions<ScheduleEvent> {
  readonly event: ScheduleEvent
  readonly isNew: boolean
}

/** One event; on a phone in three lines. */
export function ScheduleRow({ event, isNew, ...actions }: ScheduleRowProps) {
  const { id, title, date, time, location, type, description } = event
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'center' })
  }, [isNew])
  return (
    <Row ref={row} $new={isNew} aria-busy={actions.busyId === id || undefined}>
      <Time>
        <time dateTime={`${date}T${time}`}>{time}</time>
      </Time>
      <Name>
        <ClampedText>{title}</ClampedText>
        {isNew && <Badge tone="info">{scheduleTexts.isNew}</Badge>}
        {description && <Description>{description}</Description>}
      </Name>
      <Location data-empty={location === '' || undefined}>
        <ClampedText>{location || scheduleTexts.nowhere}</ClampedText>
      </Location>
      <Type>
        <Badge tone={tones[type]}>{typeLabels[type]}</Badge>
      </Type>
      <Actions>
        <RecordActions
          collection="schedule"
          record={event}
          name={title}
          editLabel={scheduleTexts.edit(title)}
          duplicateLabel={scheduleTexts.duplicate(title)}
          removeLabel={scheduleTexts.remove(title)}
          {...actions}
        />
      </Actions>
    </Row>
  )
}

const Row = styled(TableRow)<{ $new: boolean }>`
  border-top: 1px solid ${color.line};
  scroll-margin: 96px;
  ${({ $new }) => $new && `background: ${color.infoSoft};`}
  ${contentVisibility(56)}
  /* Moves the location below the name, in the name's column. */
  ${narrowTable} {
    padding-block: 8px;
    > th, > td:nth-of-type(2) { padding-block: 0; }
    > td:nth-of-type(2) { grid-area: 2 / 2; }
    > :not(th, td:nth-of-type(2)) { grid-row: 1 / 3; }
  }
  /* Puts time, type and buttons in one line; the name below has the full width. */
  ${wrappedTable} {
    contain-intrinsic-block-size: auto 92px;
    &&& { grid-template: 'time type actions' auto 'name name name' auto 'place place place' auto / auto 1fr auto; padding: 0 4px 6px 12px; }
    > td:nth-of-type(2) { padding: 0 8px 0 0; }
    > td:nth-of-type(3) { padding: 0 0 0 10px; }
  }
  ${tinyTable} { &&& { grid-template: 'time type' auto 'name name' auto 'place place' auto 'actions actions' auto / auto 1fr; } }
`

const Cell = styled(TableCell)`
  padding: 8px 12px;
  ${media.wide} { padding-inline: 20px; }
`

const Time = styled(Cell)`
  font-family: ${font.title};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  white-space: nowrap;
  ${text(16)}
  ${wrappedTable} { && { grid-area: time; padding: 0; } }
`

const Name = styled(RowHeader)`
  ${flexWrap('2px 8px')}
  padding: 8px 12px;
  font-weight: 600;
  text-align: left;
  ${media.wide} { padding-inline: 20px; }
  ${wrappedTable} { && { grid-area: name; padding: 0 8px 0 0; } }
`

const Description = styled.span`
  ${clampLines(3)}
  flex-basis: 100%;
  color: ${color.muted};
  font-weight: 400;
  ${text(13)}
`

const Location = styled(Cell)`
  ${narrowTable} { color: ${color.muted}; ${text(13)} &[data-empty] { display: none; } }
  ${wrappedTable} { && { grid-area: place; color: ${color.muted}; ${text(13)} } &&[data-empty] { display: none; } }
`

const Type = styled(Cell)`
  white-space: nowrap;
  ${wrappedTable} { && { grid-area: type; } }
`

const Actions = styled(Cell)`
  ${flexRow('8px', 'normal', 'flex-end')}
  ${wrappedTable} { && { grid-area: actions; gap: 0; padding: 0; } }
`
