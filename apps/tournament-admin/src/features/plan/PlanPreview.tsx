import type { Match } from '@torneo/contracts/match/matches'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { formatDay } from '@torneo/domain/format/format-day'
import { placeKey } from '@torneo/domain/people/passes'
import { capacityOf } from '@torneo/domain/schedule/capacity'
import type { PlanRequest } from '@torneo/domain/schedule/plan'
import { Button } from '@torneo/ui/buttons/Button'
import { MutedText } from '@torneo/ui/display/MutedText'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { useMedia } from '@torneo/ui/layout/use-media'
import { text } from '@torneo/ui/theme/tokens'
import { MapPin, Shuffle } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { boardOf, daysOf } from '../../parts/board/board-day'
import { DayBoard } from '../../parts/board/DayBoard'
import { DayList } from '../../parts/board/DayList'
import type { RejectedFixture } from '../../parts/create-fixtures/use-create-fixtures'
import { titleOf } from './fixture-drafts'
import type { FixtureToPlan } from './fixtures-to-plan'
import { blocksOf } from './plan-blocks'
import { takesPlace } from './plan-request'
import type { PlanSettings } from './plan-settings'
import { planTexts as texts } from './plan-texts'
import { PlanSummary } from './PlanSummary'
import type { Planned } from './use-plan'

interface PlanPreviewProps {
  readonly sport: TournamentSport
  readonly sports: readonly TournamentSport[]
  readonly settings: PlanSettings
  readonly missing: readonly FixtureToPlan[]
  readonly matches: readonly Match[]
  /** Newest plan. */
  readonly planned: Planned | null
  /** Request of the next plan; null while a setting is wrong. */
  readonly request: PlanRequest | null
  readonly rejected: readonly RejectedFixture[]
  readonly onAnother: () => void
  /** Notices, under the heading. */
  readonly children: ReactNode
}

/** The plan before it is written: how many fit, its quality, and the board of each day. */
export function PlanPreview(props: PlanPreviewProps) {
  const { settings, sports, missing, matches, planned, request, rejected, onAnother, children } = props
  const [chosen, setChosen] = useState('')
  const isPhone = useMedia('(max-width: 39.99em)')
  const capacity = useMemo(() => request && capacityOf(request), [request])
  const blocks = useMemo(
    () => blocksOf({ planned, settings, sports, missing, matches, rejected }),
    [planned, settings, sports, missing, matches, rejected],
  )
  const days = daysOf(blocks)
  const day = days.includes(chosen) ? chosen : days[0]
  const keys = new Set(settings.windows.filter(({ date }) => date === day).flatMap(({ fields }) => fields))
  const stay = matches.filter((match) => match.sportId === props.sport.id && takesPlace(match)).length
  const byId = new Map(missing.map((fixture) => [fixture.id, fixture]))
  const nameOf = (id: string) => {
    const fixture = byId.get(id)
    return fixture ? titleOf(fixture) : ''
  }
  const isCurrent = planned !== null && planned.request === request
  const headline = isCurrent
    ? texts.fits(planned.plan.matches.filter(({ id }) => byId.has(id)).length, missing.length)
    : (capacity?.text ?? texts.missing(missing.length))

  return (
    <Stack as="section" aria-label={texts.plan} aria-busy={request !== null && !isCurrent}>
      <Row $wrap $justify="space-between" $gap="8px 16px">
        <div>
          <Headline>{headline}</Headline>
          {stay > 0 && <MutedText>{texts.stay(stay)}</MutedText>}
        </div>
        {planned && (
          <Button icon={<Shuffle size={18} aria-hidden />} onClick={onAnother}>
            {texts.another}
          </Button>
        )}
      </Row>
      {children}
      {planned ? (
        <PlanSummary plan={planned.plan} titleOf={nameOf} wishes={planned.request.wishes ?? []} />
      ) : (
        settings.places.length === 0 && <EmptyState icon={<MapPin size={24} aria-hidden />} title={texts.noPlaces} />
      )}
      {day !== undefined && planned && (
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
          {isPhone ? (
            <DayList day={day} blocks={blocks} />
          ) : (
            <DayBoard
              day={day}
              board={boardOf(
                day,
                blocks,
                settings.places.filter((place) => keys.has(placeKey(place))),
              )}
            />
          )}
        </>
      )}
    </Stack>
  )
}

const Headline = styled.h2`${text(20)}`
