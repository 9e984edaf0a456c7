import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { ScheduleEvent, ScheduleEventType } from '@torneo/contracts/schedule'
import { RecordActions, type RowActions } from '@torneo/panel/RecordActions'
import { Badge, type BadgeTone } from '@torneo/ui/Badge'
import { contentVisibility } from '@torneo/ui/content-visibility'
import { RowHeader, TableCell, TableRow } from '@torneo/ui/table-parts'
import { color, flexRow, flexWrap, font, media, text } from '@torneo/ui/tokens'
import { scheduleTexts, typeLabels } from './schedule-texts'

// Amber is for what needs care.
const tones: Readonly<Record<ScheduleEventType, BadgeTone>> = { match: 'success', ceremony: 'neutral', activity: 'info' }

interface ScheduleRowProps extends RowActions<ScheduleEvent> {
  readonly event: ScheduleEvent
  readonly isNew: boolean
}

/** One event; two lines on a phone. */
export function ScheduleRow({ event, isNew, ...actions }: ScheduleRowProps) {
  const { id, title, date, time, location, type, description } = event
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'center' })
  }, [isNew])
  return (
    <Row ref={row} $new={isNew} aria-busy={actions.busyId === id || undefined}>
      <Time><time dateTime={`${date}T${time}`}>{time}</time></Time>
      <Name>
        <span>{title}</span>
        {isNew && <Badge tone="info">{scheduleTexts.isNew}</Badge>}
        {description && <Description>{description}</Description>}
      </Name>
      <Place data-empty={location === '' || undefined}>{location || scheduleTexts.nowhere}</Place>
      <Type><Badge tone={tones[type]}>{typeLabels[type]}</Badge></Type>
      <Actions>
        <RecordActions
          collection="schedule"
          record={event}
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
  ${media.phone} {
    /* Two rows of buttons for a finger. */
    contain-intrinsic-block-size: auto 88px;
    &&& {
      grid-template: 'time name actions' auto 'time about actions' auto / 52px minmax(0, 1fr) auto;
      align-items: start;
      padding: 6px 4px 6px 12px;
    }
    /* Place and type share the second line. */
    > td:nth-of-type(2), > td:nth-of-type(3) { grid-area: about; padding: 2px 0 4px; }
    > td:nth-of-type(2) { padding-right: 96px; }
    > td:nth-of-type(3) { justify-self: end; }
  }
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
  ${media.phone} { && { grid-area: time; padding: 6px 0 0; } }
`

const Name = styled(RowHeader)`
  ${flexWrap('2px 8px')}
  padding: 8px 12px;
  font-weight: 600;
  text-align: left;
  ${media.wide} { padding-inline: 20px; }
  ${media.phone} { && { grid-area: name; padding: 6px 0 0; } }
`

const Description = styled.span`
  display: -webkit-box;
  flex-basis: 100%;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${color.muted};
  font-weight: 400;
  ${text(13)}
`

const Place = styled(Cell)`
  ${media.phone} { && { color: ${color.muted}; ${text(13)} } &&[data-empty] { visibility: hidden; } }
`

const Type = styled(Cell)`
  white-space: nowrap;
`

const Actions = styled(Cell)`
  ${flexRow('8px', 'normal', 'flex-end')}
  ${media.phone} { && { grid-area: actions; flex-wrap: wrap; gap: 0; width: 88px; padding: 0; } }
`
