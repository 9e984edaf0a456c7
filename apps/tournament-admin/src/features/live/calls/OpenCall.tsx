import { sentenceOf, useToast } from '@torneo/client'
import type { MatchCall, MatchCallUpdate } from '@torneo/contracts/match/match-calls'
import type { Match } from '@torneo/contracts/match/matches'
import { Button } from '@torneo/ui/buttons/Button'
import { TextField } from '@torneo/ui/fields/TextField'
import { Row } from '@torneo/ui/layout/Row'
import { color, flexWrap, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useUpdateCallMutation } from '../../../data/calls-api'
import { LinkButton } from '../../../parts/LinkButton'
import { formatPlace, matchTitle } from '../../../parts/match-labels'
import { callsTexts as texts } from './calls-texts'
import { clockTime } from './clock-time'
import { describeCall } from './describe-call'

interface OpenCallProps {
  readonly call: MatchCall
  /** Null if the match is no longer listed. */
  readonly match: Match | null
  /** Address of the match's board. */
  readonly board: string
}

/** A call from the pitch, with the buttons to read, answer and close it. */
export function OpenCall({ call, match, board }: OpenCallProps) {
  const toast = useToast()
  const [update, { isLoading }] = useUpdateCallMutation()
  const [answer, setAnswer] = useState('')

  const save = async (body: MatchCallUpdate): Promise<boolean> => {
    try {
      await update({ params: { id: call.id }, body }).unwrap()
      return true
    } catch (error) {
      toast.error(sentenceOf(error, texts.saveFailed))
      return false
    }
  }
  const handleAnswer = async () => {
    if (await save({ answer })) setAnswer('')
  }
  const handleClose = async () => {
    if (await save({ closed: true }))
      toast.success(texts.closed, { label: texts.undo, run: () => void save({ closed: false }) })
  }

  return (
    <Card $unread={call.readBy === null}>
      <h3>{describeCall(call)}</h3>
      <p>
        {match ? [matchTitle(match), formatPlace(match)].filter(Boolean).join(' · ') : texts.unknownMatch}
        <br />
        {texts.from(call.by, clockTime(call.at))}
      </p>
      {call.answer ? (
        <blockquote>
          {call.answer.text}
          <small>{texts.from(call.answer.by, clockTime(call.answer.at))}</small>
        </blockquote>
      ) : (
        call.readBy && <p>{texts.readBy(call.readBy.name)}</p>
      )}
      <Row $wrap>
        {texts.quickAnswers.map((words) => (
          <Button key={words} size="sm" onClick={() => setAnswer(words)}>
            {words}
          </Button>
        ))}
      </Row>
      <Answer
        onSubmit={(submit) => {
          submit.preventDefault()
          if (answer.trim() !== '') void handleAnswer()
        }}>
        <TextField
          label={texts.answer}
          autoComplete="off"
          maxLength={200}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <Button type="submit" disabled={isLoading || answer.trim() === ''}>
          {texts.send}
        </Button>
      </Answer>
      <Row $wrap>
        {call.readBy === null && (
          <Button disabled={isLoading} icon={<Check size={18} aria-hidden />} onClick={() => void save({ read: true })}>
            {texts.read}
          </Button>
        )}
        {match && <LinkButton to={board}>{texts.open}</LinkButton>}
        <Button
          variant="ghost"
          disabled={isLoading}
          icon={<X size={18} aria-hidden />}
          onClick={() => void handleClose()}>
          {texts.close}
        </Button>
      </Row>
    </Card>
  )
}

const Card = styled.li<{ $unread: boolean }>`
  ${gridGap('8px')}
  padding: 14px 16px;
  border: 1px solid ${({ $unread }) => ($unread ? color.warning : color.line)};
  border-radius: ${radius.card};
  background: ${({ $unread }) => ($unread ? color.warningSoft : color.surface)};
  overflow-wrap: anywhere;
  h3 { ${text(16)} }
  p { ${text(14)} }
  blockquote {
    padding: 10px 14px;
    border-radius: ${radius.card};
    background: ${color.surface};
    small { display: block; color: ${color.muted}; ${text(12)} }
  }
`

const Answer = styled.form`
  ${flexWrap('8px', 'end')}
  > :first-child { flex: 1 1 220px; }
`
