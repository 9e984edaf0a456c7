import { formatDay } from '@torneo/domain/format/format-day'
import { placeKey } from '@torneo/domain/people/passes'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { useMedia } from '@torneo/ui/layout/use-media'
import { useState } from 'react'
import { type BoardBlock, boardOf, daysOf } from '../../parts/board/board-day'
import { DayBoard } from '../../parts/board/DayBoard'
import { DayList } from '../../parts/board/DayList'
import type { PlanSettings } from './plan-settings'
import { planTexts as texts } from './plan-texts'

interface PlanBoardProps {
  readonly blocks: readonly BoardBlock[]
  readonly settings: PlanSettings
}

/** The planned days, one at a time, at first the first one that differs: fields as columns, on a phone a list. */
export function PlanBoard({ blocks, settings }: PlanBoardProps) {
  const [chosen, setChosen] = useState('')
  const isPhone = useMedia('(max-width: 39.99em)')
  const days = daysOf(blocks)
  const [changed] = daysOf(blocks.filter(({ look }) => look === 'moved'))
  const day = days.includes(chosen) ? chosen : (changed ?? days[0])
  if (day === undefined) return null
  const keys = new Set(settings.windows.filter(({ date }) => date === day).flatMap(({ fields }) => fields))
  const places = settings.places.filter((place) => keys.has(placeKey(place)))
  return (
    <>
      {days.length > 1 && (
        <Segmented
          label={texts.day}
          value={day}
          onChange={setChosen}
          options={days.map((value) => ({
            value,
            label: texts.dayLabel(
              formatDay(value, Number(value.slice(0, 4))),
              blocks.filter(({ date }) => date === value).length,
            ),
          }))}
        />
      )}
      {isPhone ? <DayList day={day} blocks={blocks} /> : <DayBoard day={day} board={boardOf(day, blocks, places)} />}
    </>
  )
}
