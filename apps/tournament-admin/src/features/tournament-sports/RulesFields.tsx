import { Info } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import type { RecordForm } from '@torneo/client'
import { Controller } from '@torneo/client/record-form'
import type { SportRules, TournamentSportForm } from '@torneo/contracts/tournament-sports'
import { NumberField } from '@torneo/ui/NumberField'
import { Toggle } from '@torneo/ui/Toggle'
import { color, media, text } from '@torneo/ui/tokens'
import { sportsTexts } from './sports-texts'
import { wholeOrText } from './whole-or-text'

type RuleNumber = Exclude<keyof SportRules, 'hasHalves'>

/** The rules of a sport; its points are kept, and beside them stands that the table does not use them (R3). */
export function RulesFields({ form }: { form: RecordForm<TournamentSportForm> }) {
  const noteId = useId()
  const number = (rule: RuleNumber) => (
    <NumberField
      {...form.fields.register(`rules.${rule}`, { setValueAs: wholeOrText })}
      id={form.idOf(`rules.${rule}`)}
      label={sportsTexts[rule]}
      error={form.errorOf(`rules.${rule}`)}
      required
    />
  )
  return (
    <Rules>
      <legend>{sportsTexts.rules}</legend>
      <Pair>{number('playersPerTeam')}{number('matchDuration')}</Pair>
      <Controller
        control={form.fields.control}
        name="rules.hasHalves"
        render={({ field }) => <Toggle label={sportsTexts.hasHalves} checked={field.value} onChange={field.onChange} />}
      />
      <Points role="group" aria-describedby={noteId}>
        {number('pointsForWin')}{number('pointsForDraw')}{number('pointsForLoss')}
      </Points>
      <Note id={noteId}><Info size={16} aria-hidden />{sportsTexts.pointsNote}</Note>
    </Rules>
  )
}

const Rules = styled.fieldset`
  display: grid;
  gap: 16px;
  legend {
    padding: 0;
    margin-bottom: 16px;
    font-weight: 700;
    ${text(16)}
  }
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 16px;
`

const Points = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: 16px;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: -4px;
  color: ${color.muted};
  ${text(13)}
  svg { flex: none; color: ${color.info}; }
`
