import { type MatchEventType, unidentified } from '@torneo/contracts/match/match-events'
import type { MatchTeam } from '@torneo/contracts/match/matches'
import type { Player } from '@torneo/contracts/tournament/players'
import { formatMinute } from '@torneo/domain/format/format-minute'
import { labelOfEvent } from '@torneo/domain/match/event-types'
import type { TimelineEvent } from '@torneo/domain/match/projection'
import { cardsOf } from '@torneo/domain/tables/cards'
import { Button } from '@torneo/ui/buttons/Button'
import { Sheet } from '@torneo/ui/dialogs/Sheet'
import { MutedText } from '@torneo/ui/display/MutedText'
import { useState } from 'react'
import { TeamMark } from '../../../../parts/TeamMark'
import { liveTexts as texts } from '../../live-texts'
import { type CardQuestion, CardQuestionFooter, CardQuestionText } from './CardQuestion'
import { ShirtGrid } from './ShirtGrid'

export interface SubstitutionSheetProps {
  readonly type: MatchEventType
  readonly team: MatchTeam | null
  readonly minute: number
  readonly added: number
  readonly players: readonly Player[]
  readonly events: readonly TimelineEvent[]
  /** Ids of the players suspended for this match (B12). */
  readonly suspended: ReadonlySet<string>
  /** Null for a player who is not identified. */
  readonly onRegister: (players: { readonly out: Player | null; readonly player: Player | null }) => void
  readonly onClose: () => void
}

/** Registers a substitution in two taps: who goes out, then who comes in (B41). */
export default function SubstitutionSheet(props: SubstitutionSheetProps) {
  const { type, team, minute, added, players, events, suspended, onRegister, onClose } = props
  // Undefined until chosen.
  const [out, setOut] = useState<Player | null | undefined>()
  const [question, setQuestion] = useState<CardQuestion | null>(null)
  const isIn = out !== undefined
  const offered = isIn ? players.filter(({ id }) => id !== out?.id) : players

  const enter = (player: Player | null) => {
    const sentOff = player && cardsOf(events, player.id).sentOff
    if (player && sentOff) return setQuestion({ kind: 'sent-off', player, card: sentOff })
    if (player && suspended.has(player.id)) return setQuestion({ kind: 'suspended', player })
    onRegister({ out: out ?? null, player })
  }
  const choose = (chosen: string) => {
    const player = chosen === unidentified ? null : (offered.find(({ id }) => id === chosen) ?? null)
    if (isIn) enter(player)
    else setOut(player)
  }
  return (
    <Sheet
      title={isIn ? texts.whoComesIn : texts.whoGoesOut}
      lead={<TeamMark team={team} />}
      onClose={onClose}
      footer={
        question ? (
          <CardQuestionFooter
            question={question}
            onBack={() => setQuestion(null)}
            onRegister={() => onRegister({ out: out ?? null, player: question.player })}
          />
        ) : (
          <Button key={isIn ? 'back' : 'cancel'} size="lg" onClick={() => (isIn ? setOut(undefined) : onClose())}>
            {isIn ? texts.backToPlayers : texts.cancel}
          </Button>
        )
      }>
      {question ? (
        <CardQuestionText question={question} />
      ) : (
        <>
          <MutedText $size={14}>
            {isIn ? texts.goesOut(out ? `${out.number} ${out.name}` : texts.unidentified) : labelOfEvent(type)} ·{' '}
            {formatMinute(minute, added)}
          </MutedText>
          <ShirtGrid
            key={isIn ? 'in' : 'out'}
            label={texts.shirts}
            players={offered}
            events={events}
            suspended={suspended}
            chosen=""
            hasUnidentified
            onChoose={choose}
          />
        </>
      )}
    </Sheet>
  )
}
