import type { RecordForm } from '@torneo/client'
import { useWatch } from '@torneo/client/record-form'
import type { TournamentSportForm } from '@torneo/contracts/tournament/tournament-sports'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { FieldPair } from '@torneo/panel/record/RecordModal'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { gridGap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { FurtherRules } from './FurtherRules'
import { IntegerField } from './IntegerField'
import { PeriodFields } from './PeriodFields'
import { PointsFields } from './PointsFields'
import { ScoringField, SetFields } from './ScoringFields'
import { sportsTexts } from './sports-texts'
import { SuspensionFields } from './SuspensionFields'

/** Rules of a sport: how it is counted and played, how a match may end, and the points and suspensions that follow. */
export function RulesFields({ form }: { form: RecordForm<TournamentSportForm> }) {
  const { control, setValue } = form.fields
  const [scoring, walkoverScore, drawAllowed, lineUps, substitutions] = useWatch({
    control,
    name: ['rules.scoring', 'rules.walkoverScore', 'rules.drawAllowed', 'rules.lineUps', 'rules.substitutions'],
  })
  const { hasSets, hasShootout } = scoringOf({ scoring })
  return (
    <Rules>
      <legend>{sportsTexts.rules}</legend>
      <ScoringField form={form} />
      <FieldPair>
        <IntegerField form={form} field="rules.playersPerTeam" />
        <IntegerField
          form={form}
          field="rules.matchDuration"
          label={hasSets ? sportsTexts.setDuration : sportsTexts.matchDuration}
        />
      </FieldPair>
      {hasSets ? <SetFields form={form} /> : <PeriodFields form={form} />}
      {!hasSets && (
        <>
          <Toggle
            label={sportsTexts.drawAllowed}
            hint={hasShootout ? sportsTexts.drawAllowedHint.shootout : sportsTexts.drawAllowedHint.playsOn}
            checked={drawAllowed ?? true}
            onChange={(isAllowed) => setValue('rules.drawAllowed', isAllowed, { shouldDirty: true })}
          />
          <FieldPair>
            <IntegerField
              form={form}
              field="rules.walkoverScore"
              hint={sportsTexts.walkoverScoreHint(walkoverScore || '–')}
            />
          </FieldPair>
        </>
      )}
      <PointsFields form={form} />
      <SuspensionFields form={form} />
      <FurtherRules form={form} />
      <Toggle
        label={sportsTexts.lineUps}
        hint={sportsTexts.lineUpsHint}
        checked={lineUps ?? false}
        onChange={(isOn) => setValue('rules.lineUps', isOn, { shouldDirty: true })}
      />
      <Toggle
        label={sportsTexts.substitutions}
        hint={sportsTexts.substitutionsHint}
        checked={substitutions ?? false}
        onChange={(isOn) => setValue('rules.substitutions', isOn, { shouldDirty: true })}
      />
    </Rules>
  )
}

const Rules = styled.fieldset`
  ${gridGap('16px')}
  legend {
    padding: 0;
    margin-bottom: 16px;
    font-weight: 700;
    ${text(16)}
  }
`
