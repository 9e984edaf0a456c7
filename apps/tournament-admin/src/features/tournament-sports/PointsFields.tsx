import type { RecordForm } from '@torneo/client'
import { useWatch } from '@torneo/client/record-form'
import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import {
  defaultSportRules,
  type SportRules,
  type TournamentSportForm,
} from '@torneo/contracts/tournament/tournament-sports'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { color, flexRow, media, text } from '@torneo/ui/theme/tokens'
import { Info } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { IntegerField } from './IntegerField'
import { sportsTexts as texts } from './sports-texts'

type Points = Pick<
  SportRules,
  'pointsForWin' | 'pointsForDraw' | 'pointsForLoss' | 'pointsForCloseWin' | 'pointsForCloseLoss'
>

/** Usual points of a sport that uses its own: of football, of basketball (FIBA) and of volleyball (FIVB). */
const usualPoints: Readonly<Record<ScoringKind, Points>> = {
  goals: { pointsForWin: 3, pointsForDraw: 1, pointsForLoss: 0 },
  points: { pointsForWin: 2, pointsForDraw: 1, pointsForLoss: 1 },
  sets: { pointsForWin: 3, pointsForDraw: 1, pointsForLoss: 0, pointsForCloseWin: 2, pointsForCloseLoss: 1 },
}
const basic = ['pointsForWin', 'pointsForDraw', 'pointsForLoss'] as const
const changed = { shouldDirty: true } as const

/**
 * 'Puntos propios' (B34). The points of a sport without them are stored too, with a note that its table does not count
 * them (R3).
 */
export function PointsFields({ form }: { readonly form: RecordForm<TournamentSportForm> }) {
  const noteId = useId()
  const { control, setValue, getValues } = form.fields
  const rules = useWatch({ control, name: 'rules' })
  const { kind, hasSets } = scoringOf(rules)
  const { usesOwnPoints = false, drawAllowed = true, fixedSets = 0 } = rules
  const choose = (isOwn: boolean) => {
    const stored = getValues('rules')
    const areDefault = basic.every((field) => stored[field] === defaultSportRules[field])
    const { pointsForCloseWin, pointsForCloseLoss, ...usual } = usualPoints[kind]
    // Fields that are not shown are not sent, so that nothing wrong in them can hold back the form.
    const more = isOwn ? { pointsForCloseWin, pointsForCloseLoss, pointsForAbsence: 0 } : hidden
    setValue('rules', { ...stored, ...(isOwn && areDefault && usual), ...more, usesOwnPoints: isOwn }, changed)
  }
  return (
    <>
      <Toggle label={texts.usesOwnPoints} hint={texts.usesOwnPointsHint} checked={usesOwnPoints} onChange={choose} />
      <Points
        $isOwn={usesOwnPoints}
        role="group"
        aria-label={texts.points}
        aria-describedby={usesOwnPoints ? undefined : noteId}>
        <IntegerField form={form} field="rules.pointsForWin" />
        {(!usesOwnPoints || (drawAllowed && (!hasSets || fixedSets > 0))) && (
          <IntegerField form={form} field="rules.pointsForDraw" />
        )}
        <IntegerField form={form} field="rules.pointsForLoss" />
        {usesOwnPoints && hasSets && (
          <>
            <IntegerField form={form} field="rules.pointsForCloseWin" />
            <IntegerField form={form} field="rules.pointsForCloseLoss" />
          </>
        )}
        {usesOwnPoints && <IntegerField form={form} field="rules.pointsForAbsence" />}
      </Points>
      {!usesOwnPoints && (
        <Note id={noteId}>
          <Info size={16} aria-hidden />
          {texts.pointsNote}
        </Note>
      )}
    </>
  )
}

const hidden = { pointsForCloseWin: undefined, pointsForCloseLoss: undefined, pointsForAbsence: undefined }

const Points = styled.div<{ $isOwn: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $isOwn }) => ($isOwn ? 2 : 3)}, minmax(0, 1fr));
  align-items: start;
  gap: 16px;
  ${media.phone} { grid-template-columns: repeat(${({ $isOwn }) => ($isOwn ? 2 : 1)}, minmax(0, 1fr)); }
`

const Note = styled.p`
  ${flexRow('8px')}
  margin-top: -4px;
  color: ${color.muted};
  ${text(13)}
  svg { flex: none; color: ${color.info}; }
`
