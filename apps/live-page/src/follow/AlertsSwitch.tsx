import { MutedText } from '@torneo/ui/display/MutedText'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { useEffect, useRef, useState } from 'react'
import { type AlertsState, alertsState, turnAlertsOff, turnAlertsOn } from './alerts'
import { alertsTexts } from './alerts-texts'
import type { Following } from './following'

interface AlertsSwitchProps {
  readonly following: Following
}

/** Switch for alerts about followed promotions (B25). Turning it on opens the browser's permission prompt. */
export function AlertsSwitch({ following }: AlertsSwitchProps) {
  const [state, setState] = useState<AlertsState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  /** Queues the changes, so that the service ends up with the last one. */
  const queue = useRef(Promise.resolve())

  const change = (act: () => Promise<AlertsState>) => {
    setBusy(true)
    const task = queue.current
      .then(() => act())
      .then(
        (now) => {
          setState(now)
          setFailed(false)
        },
        () => setFailed(true),
      )
    queue.current = task
    void task.then(() => {
      if (queue.current === task) setBusy(false)
    })
  }

  const chosen = following.join()
  useEffect(() => {
    change(async () => {
      const now = await alertsState()
      return now === 'on' ? turnAlertsOn(chosen === '' ? [] : chosen.split(',')) : now
    })
  }, [chosen])

  if (state === null) return null
  if (state !== 'on' && state !== 'off') return <MutedText $size={14}>{alertsTexts.notHere[state]}</MutedText>
  const isReady = state === 'on' || following.length > 0
  return (
    <>
      <Toggle
        label={alertsTexts.title}
        hint={isReady ? alertsTexts.why : alertsTexts.chooseFirst}
        checked={state === 'on'}
        busy={isBusy || !isReady}
        onChange={(isOn) => change(() => (isOn ? turnAlertsOn(following) : turnAlertsOff()))}
      />
      {hasFailed && (
        <MutedText $size={14} role="alert">
          {alertsTexts.failed}
        </MutedText>
      )}
    </>
  )
}
