import { type CallKind, callKindNames, callKinds, MatchCallRequest } from '@torneo/contracts/match/match-calls'
import type { Match } from '@torneo/contracts/match/matches'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { MutedText } from '@torneo/ui/display/MutedText'
import { RadioGroup } from '@torneo/ui/fields/RadioGroup'
import { TextField } from '@torneo/ui/fields/TextField'
import { color, flexRow, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { CloudRain, MessageCircle, Shirt, TriangleAlert, UserX } from 'lucide-react'
import { useState } from 'react'
import styled, { css } from 'styled-components'
import { sideName } from '../../../parts/match-labels'
import { SheetForm } from '../control/frame/SheetForm'
import { callsTexts as texts } from './calls-texts'

interface CallSheetProps {
  readonly match: Match
  /** Kind that is chosen when the sheet opens. */
  readonly initial?: CallKind
  readonly onSend: (kind: CallKind, text: string) => void
  readonly onClose: () => void
}

const icons: Readonly<Record<CallKind, typeof CloudRain>> = {
  absent_team: UserX,
  rain: CloudRain,
  missing_player: Shirt,
  incident: TriangleAlert,
  other: MessageCircle,
}

/** Calls the organisers: the reason, the team where it is one's absence, and a sentence (B45, picture 24). */
export function CallSheet({ match, initial = 'absent_team', onSend, onClose }: CallSheetProps) {
  const [kind, setKind] = useState<CallKind>(initial)
  const [side, setSide] = useState<'home' | 'away' | null>(null)
  const [sentence, setSentence] = useState('')
  const isOther = kind === 'other'

  const team = kind === 'absent_team' && side ? sideName(match, side) : ''
  const values = { kind, text: joinSentences(team, sentence.trim()) }
  const { errorOf, submit } = useCheckedForm(MatchCallRequest, values)

  return (
    <SheetForm
      title={texts.call}
      submitLabel={texts.submit}
      onSubmit={() => submit(({ text = '' }) => onSend(kind, text))}
      onClose={onClose}>
      <MutedText $size={14}>{texts.includes}</MutedText>
      <Choices>
        <RadioGroup<CallKind>
          group={{ 'aria-label': texts.kind }}
          columns={2}
          value={kind}
          onChange={setKind}
          options={callKinds.map((value) => {
            const Icon = icons[value]
            return {
              value,
              content: (
                <Choice $isOn={value === kind}>
                  <Icon size={20} aria-hidden />
                  {callKindNames[value]}
                </Choice>
              ),
            }
          })}
        />
        {kind === 'absent_team' && (
          <RadioGroup
            group={{ 'aria-label': texts.team }}
            value={side ?? ''}
            onChange={setSide}
            options={(['home', 'away'] as const).map((value) => ({
              value,
              content: <Choice $isOn={value === side}>{sideName(match, value)}</Choice>,
            }))}
          />
        )}
      </Choices>
      <TextField
        label={isOther ? texts.sentence : texts.optional}
        required={isOther}
        autoComplete="off"
        maxLength={150}
        value={sentence}
        error={errorOf('text')}
        onChange={({ target }) => setSentence(target.value)}
      />
    </SheetForm>
  )
}

// The first reason, which is the most frequent one, has a row of its own.
const Choices = styled.div`
  ${gridGap('16px')}
  > div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 8px; }
  > :first-child > :first-child { grid-column: 1 / -1; }
`

const Choice = styled.span<{ $isOn: boolean }>`
  ${flexRow('10px')}
  min-height: 56px;
  padding: 8px 14px;
  border: 1px solid ${color.control};
  border-radius: ${radius.button};
  font-weight: 600;
  overflow-wrap: anywhere;
  ${text(14)}
  svg { flex: none; }
  ${({ $isOn }) => $isOn && css`border-color: ${color.ink}; box-shadow: inset 0 0 0 1px ${color.ink}; background: ${color.sunken};`}
`
