import type { RecordForm } from '@torneo/client'
import { useWatch } from '@torneo/client/record-form'
import type { TournamentSportForm } from '@torneo/contracts/tournament/tournament-sports'
import { FieldPair } from '@torneo/panel/record/RecordModal'
import { color, flexRow, gridGap, media, text } from '@torneo/ui/theme/tokens'
import { Info } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { IntegerField } from './IntegerField'
import { PeriodFields } from './PeriodFields'
import { ScoringField, SetFields } from './ScoringFields'
import { sportsTexts } from './sports-texts'

/** Rules of a sport. Its points are stored, with a note that the standings ignore them (R3). */
export function RulesFields({ form }: { form: RecordForm<TournamentSportForm> }) {
  const noteId = useId()
  const [scoring, walkoverScore] = useWatch({
    control: form.fields.control,
    name: ['rules.scoring', 'rules.walkoverScore'],
  })
  const isSets = scoring === 'sets'
  return (
    <Rules>
      <legend>{sportsTexts.rules}</legend>
      <ScoringField form={form} />
      <FieldPair>
        <IntegerField form={form} field="rules.playersPerTeam" />
        <IntegerField
          form={form}
          field="rules.matchDuration"
          label={isSets ? sportsTexts.setDuration : sportsTexts.matchDuration}
        />
      </FieldPair>
      {isSets ? <SetFields form={form} /> : <PeriodFields form={form} />}
      <FieldPair>
        <IntegerField form={form} field="rules.suspendAfterYellows" hint={sportsTexts.suspendAfterYellowsHint} />
        <IntegerField form={form} field="rules.suspendAfterRed" hint={sportsTexts.suspendAfterRedHint} />
      </FieldPair>
      {!isSets && (
        <FieldPair>
          <IntegerField
            form={form}
            field="rules.walkoverScore"
            hint={sportsTexts.walkoverScoreHint(walkoverScore || '–')}
          />
        </FieldPair>
      )}
      <Points role="group" aria-label={sportsTexts.points} aria-describedby={noteId}>
        <IntegerField form={form} field="rules.pointsForWin" />
        <IntegerField form={form} field="rules.pointsForDraw" />
        <IntegerField form={form} field="rules.pointsForLoss" />
      </Points>
      <Note id={noteId}>
        <Info size={16} aria-hidden />
        {sportsTexts.pointsNote}
      </Note>
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

const Points = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: 16px;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`

const Note = styled.p`
  ${flexRow('8px')}
  margin-top: -4px;
  color: ${color.muted};
  ${text(13)}
  svg { flex: none; color: ${color.info}; }
`
