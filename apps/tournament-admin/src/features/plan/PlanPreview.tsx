import type { Match } from '@torneo/contracts/match/matches'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { capacityOf } from '@torneo/domain/schedule/capacity'
import type { PlanRequest } from '@torneo/domain/schedule/plan'
import { Button } from '@torneo/ui/buttons/Button'
import { MutedText } from '@torneo/ui/display/MutedText'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { text } from '@torneo/ui/theme/tokens'
import { MapPin, Shuffle } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import styled from 'styled-components'
import type { RejectedFixture } from '../../parts/create-fixtures/use-create-fixtures'
import { titleOf } from './fixture-drafts'
import type { FixtureToPlan } from './fixtures-to-plan'
import { blocksOf } from './plan-blocks'
import { takesPlace } from './plan-request'
import type { PlanSettings } from './plan-settings'
import { planTexts as texts } from './plan-texts'
import { PlanBoard } from './PlanBoard'
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
  const capacity = useMemo(() => request && capacityOf(request), [request])
  const blocks = useMemo(
    () => blocksOf({ planned, settings, sports, missing, matches, rejected }),
    [planned, settings, sports, missing, matches, rejected],
  )
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
      {planned && <PlanBoard blocks={blocks} settings={settings} />}
    </Stack>
  )
}

const Headline = styled.h2`${text(20)}`
