import styled from 'styled-components'
import type { Player } from '@torneo/contracts/players'
import { formatMinute } from '@torneo/domain/format-minute'
import type { TimelineEvent } from '@torneo/domain/match/projection'
import { Button } from '@torneo/ui/Button'
import { text } from '@torneo/ui/tokens'
import { liveTexts as texts } from '../live-texts'
import { RefereeCard } from './EventIcon'

/** What a player's earlier card asks before an event is registered (B11). */
export interface CardQuestion {
  readonly kind: 'second-yellow' | 'sent-off'
  readonly player: Player
  readonly card: Pick<TimelineEvent, 'minute' | 'added'>
}

interface CardQuestionTextProps {
  readonly question: CardQuestion
}

export function CardQuestionText({ question: { kind, player: { number, name }, card } }: CardQuestionTextProps) {
  const minute = formatMinute(card.minute, card.added)
  return (
    <Words role="alert">
      <RefereeCard type={kind === 'sent-off' ? 'red_card' : 'yellow_card'} />
      {kind === 'sent-off' ? texts.wasSentOff(`${number} ${name}`, minute) : texts.hasYellow(`${number} ${name}`, minute)}
    </Words>
  )
}

interface CardQuestionFooterProps extends CardQuestionTextProps {
  readonly onBack: () => void
  readonly onRegister: (withRed: boolean) => void
}

export function CardQuestionFooter({ question: { kind }, onBack, onRegister }: CardQuestionFooterProps) {
  return kind === 'sent-off'
    ? (
      <>
        <Button key="back" size="lg" autoFocus onClick={onBack}>{texts.backToPlayers}</Button>
        <Button key="anyway" size="lg" variant="primary" onClick={() => onRegister(false)}>{texts.registerAnyway}</Button>
      </>
    )
    : (
      <>
        <Button key="yellow" size="lg" onClick={() => onRegister(false)}>{texts.onlyYellow}</Button>
        <Button key="both" size="lg" variant="primary" autoFocus onClick={() => onRegister(true)}>{texts.secondYellow}</Button>
      </>
    )
}

const Words = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 24px 0;
  font-weight: 600;
  ${text(16)}
`
