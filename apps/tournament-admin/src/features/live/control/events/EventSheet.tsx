import type { Player } from '@torneo/contracts/tournament/players'
import { formatMinute } from '@torneo/domain/format/format-minute'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { restoreFocus } from '@torneo/panel/collection/collection-focus'
import { lazyPart } from '@torneo/panel/screen/lazy-modal'
import { Button } from '@torneo/ui/buttons/Button'
import { Sheet } from '@torneo/ui/dialogs/Sheet'
import { Pencil } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { TeamMark } from '../../../../parts/TeamMark'
import { eventTitle } from '../../board-events'
import { liveTexts as texts } from '../../live-texts'
import { CardQuestionFooter, CardQuestionText } from './CardQuestion'
import { addIcon, EventForm } from './EventForm'
import { minuteText } from './EventMinuteField'
import { RosterState } from './RosterState'
import { type RegistrationOptions, useRegistration } from './use-registration'

interface EventSheetProps extends RegistrationOptions {
  readonly matchId: string
  readonly onClose: () => void
}

/** Loaded once a sheet is open: it is rarely needed, so the board's first visit does without it. */
const LatePlayerForm = lazyPart(
  () => import('./LatePlayerForm'),
  (_, content) => content,
)

/** Requests the player of an event (spec 2 §2, §5), who may be added first. */
export function EventSheet({ matchId, onClose, ...options }: EventSheetProps) {
  const { open, sport, teams, rosters, events } = options
  const { type, side, minute, added = 0, counted = false } = open
  const id = useId()
  const registration = useRegistration(options)
  const { team, roster, players, typedMinute, eventMinute, question } = registration
  const [isAdding, setAdding] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const startAdding = () => setAdding(true)
  const stopAdding = () => setAdding(false)
  const isEmpty = roster.players?.length === 0
  const shownMinute = eventMinute ? formatMinute(eventMinute.minute, eventMinute.added) : typedMinute

  useEffect(() => LatePlayerForm.prefetch(), [])
  // The form that had the focus was closed.
  useEffect(() => {
    if (!isAdding) restoreFocus([`${id}-player`, `${id}-add`])
  }, [id, isAdding])

  const handleAdded = (player: Player) => {
    stopAdding()
    registration.choose(player.id)
  }
  const title = isAdding ? texts.addPlayer : counted ? texts.whose : eventTitle(type, scoringOf(sport).kind)
  const addFooter = (
    <>
      <Button key="back" size="lg" onClick={stopAdding}>
        {texts.backToPlayers}
      </Button>
      <Button
        key="add"
        size="lg"
        type="submit"
        form={`${id}-late`}
        variant="primary"
        busy={isSaving}
        busyLabel={texts.adding}>
        {texts.addPlayer}
      </Button>
    </>
  )
  const formFooter = (
    <>
      <Button key="cancel" size="lg" onClick={onClose}>
        {texts.cancel}
      </Button>
      {players.length > 0 && (
        <Button key="register" size="lg" type="submit" form={id} variant="primary">
          {texts.register}
        </Button>
      )}
      {isEmpty && team && (
        <Button key="late" id={`${id}-add`} size="lg" variant="primary" icon={addIcon} onClick={startAdding}>
          {texts.addPlayer}
        </Button>
      )}
    </>
  )
  return (
    <Sheet
      title={title}
      lead={<TeamMark team={teams[side]} />}
      aside={
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${texts.minute}: ${shownMinute}`}
          aria-expanded={typedMinute !== null}
          icon={<Pencil size={14} aria-hidden />}
          onClick={() => registration.setTypedMinute(typedMinute === null ? minuteText(minute, added) : null)}>
          {shownMinute}
        </Button>
      }
      onClose={onClose}
      footer={
        question ? (
          <CardQuestionFooter
            question={question}
            onBack={registration.back}
            onRegister={(withRed) => registration.registerAnyway(question.player, withRed)}
          />
        ) : isAdding ? (
          addFooter
        ) : (
          formFooter
        )
      }>
      {question && <CardQuestionText question={question} />}
      {isAdding && team && (
        <LatePlayerForm
          id={`${id}-late`}
          matchId={matchId}
          teamId={team.id}
          players={players}
          onSaving={setSaving}
          onAdded={handleAdded}
        />
      )}
      {!isAdding && <RosterState roster={roster} team={team} />}
      {roster.players && !isAdding && !question && (
        <EventForm
          id={id}
          registration={registration}
          scorer={teams[side]}
          counted={counted}
          events={events}
          suspended={rosters.suspended}
          onAdd={startAdding}
        />
      )}
    </Sheet>
  )
}
