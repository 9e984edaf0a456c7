import type { Player } from '@torneo/contracts/tournament/players'
import { formatMinute } from '@torneo/domain/format/format-minute'
import type { TimelineEvent } from '@torneo/domain/match/projection'
import { Button } from '@torneo/ui/buttons/Button'
import { color, text } from '@torneo/ui/theme/tokens'
import { Ban } from 'lucide-react'
import styled from 'styled-components'
import { liveTexts as texts } from '../../live-texts'
import { RefereeCard } from './EventIcon'

/** Confirmation before an event of a player with an earlier card in this match (B11), or who may not play (B12, B48). */
export type CardQuestion = { readonly player: Player } & (
  | { readonly kind: 'second-yellow' | 'sent-off'; readonly card: Pick<TimelineEvent, 'minute' | 'added'> }
  | { readonly kind: 'suspended' }
  | { readonly kind: 'ineligible' }
)

interface CardQuestionTextProps {
  readonly question: CardQuestion
}

function questionText(question: CardQuestion): string {
  const player = `${question.player.number} ${question.player.name}`
  if (question.kind === 'suspended') return texts.isSuspended(player)
  if (question.kind === 'ineligible') return texts.isIneligible(player)
  const minute = formatMinute(question.card.minute, question.card.added)
  return question.kind === 'sent-off' ? texts.wasSentOff(player, minute) : texts.hasYellow(player, minute)
}

export function CardQuestionText({ question }: CardQuestionTextProps) {
  return (
    <Question role="alert">
      {question.kind === 'ineligible' ? (
        <Ban size={24} aria-hidden />
      ) : (
        <RefereeCard color={question.kind === 'second-yellow' ? 'yellow' : 'red'} />
      )}
      {questionText(question)}
    </Question>
  )
}

interface CardQuestionFooterProps extends CardQuestionTextProps {
  readonly onBack: () => void
  readonly onRegister: (withRed: boolean) => void
}

export function CardQuestionFooter({ question: { kind }, onBack, onRegister }: CardQuestionFooterProps) {
  return kind !== 'second-yellow' ? (
    <>
      <Button key="back" size="lg" autoFocus onClick={onBack}>
        {texts.backToPlayers}
      </Button>
      <Button key="anyway" size="lg" variant="primary" onClick={() => onRegister(false)}>
        {texts.registerAnyway}
      </Button>
    </>
  ) : (
    <>
      <Button key="yellow" size="lg" onClick={() => onRegister(false)}>
        {texts.onlyYellow}
      </Button>
      <Button key="both" size="lg" variant="primary" autoFocus onClick={() => onRegister(true)}>
        {texts.secondYellow}
      </Button>
    </>
  )
}

const Question = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 24px 0;
  font-weight: 600;
  ${text(16)}
  svg { flex: none; color: ${color.danger}; }
`
