import { useConfirm } from '@torneo/client'
import type { Tournament } from '@torneo/contracts/tournament/tournaments'
import { Button } from '@torneo/ui/buttons/Button'
import { takeBackTexts as texts } from './editions-texts'
import { useTakeBack } from './use-take-back'

interface TakeBackButtonProps {
  readonly current: Tournament
  /** Year of the edition that is open again afterwards. */
  readonly before: number
}

/** Takes the open edition back after a question; the service refuses it once a match was played. */
export function TakeBackButton({ current: { id, year }, before }: TakeBackButtonProps) {
  const { run, isRunning } = useTakeBack(before)
  const confirm = useConfirm()
  const ask = async () => {
    const isConfirmed = await confirm({
      title: texts.undoQuestion(year),
      body: texts.undoWhat(year, before),
      confirmLabel: texts.undoConfirm(year),
      tone: 'danger',
    })
    if (isConfirmed) await run(id)
  }
  return (
    <Button size="sm" variant="ghost" busy={isRunning} busyLabel={texts.undoing} onClick={() => void ask()}>
      {texts.undoOpen(year)}
    </Button>
  )
}
