import type { Plan } from '@torneo/domain/schedule/plan'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Stack } from '@torneo/ui/layout/Stack'
import { text } from '@torneo/ui/theme/tokens'
import { useMemo, type ReactNode } from 'react'
import styled from 'styled-components'
import { PlanBoard } from '../PlanBoard'
import { PlanSummary } from '../PlanSummary'
import type { SportToPlan } from '../SportFrame'
import { remakeBlocks } from './remake-blocks'
import { remakeTexts as texts } from './remake-texts'
import type { useRemake } from './use-remake'

interface RemakePreviewProps {
  readonly remake: ReturnType<typeof useRemake>
  readonly known: SportToPlan
  readonly pinned: ReadonlySet<string>
  /** Notices above the plan. */
  readonly children: ReactNode
}

/** 'Así quedaría': how many fit, the plan's quality, and the board of each day. */
export function RemakePreview({ remake, known: { sport, sports }, pinned, children }: RemakePreviewProps) {
  const { plan, remade, settings, errors, after, missing, minutes, nameOf } = remake
  const blocks = useMemo(
    () =>
      plan && remade
        ? remakeBlocks({
            plan,
            remade,
            sportId: sport.id,
            minutes,
            sports,
            matches: after.matches,
            missing,
            places: settings.places,
            pinned,
          })
        : [],
    [plan, remade, sport.id, minutes, sports, after.matches, missing, settings.places, pinned],
  )
  return (
    <Stack as="section" aria-label={texts.plan} aria-busy={remake.isPlanning}>
      {children}
      {plan && remade ? (
        <>
          <Headline>{texts.fits(plan.matches.length, plan.matches.length + missingCount(plan))}</Headline>
          {remade.lost.length > 0 && <Notice tone="warning">{texts.lost(remade.lost.length)}</Notice>}
          <PlanSummary plan={plan} titleOf={nameOf} wishes={remake.request?.wishes ?? []} />
          <PlanBoard blocks={blocks} settings={settings} />
        </>
      ) : (
        <MutedText>{Object.keys(errors).length > 0 ? texts.invalid : texts.choose}</MutedText>
      )}
    </Stack>
  )
}

const missingCount = (plan: Plan): number => (plan.ok ? 0 : plan.missing.length)

const Headline = styled.h2`${text(20)}`
