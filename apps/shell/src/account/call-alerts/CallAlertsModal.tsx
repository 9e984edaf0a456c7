import { sentenceOf } from '@torneo/client'
import { type AlertsObstacle, alertsObstacle } from '@torneo/client/alerts'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { Stack } from '@torneo/ui/layout/Stack'
import { useCallback, useEffect, useState } from 'react'
import { useReadAlertKey, useReadCallAlerts, useRemoveCallAlerts, useSaveCallAlerts } from './call-alerts-api'
import { isSubscribed, subscribeToCalls, unsubscribeFromCalls } from './call-alerts-device'
import { callAlertsTexts as texts } from './call-alerts-texts'

/** Switch for alerts of calls from the pitch on this device (B45). Turning it on opens the browser's permission prompt. */
export default function CallAlertsModal({ onClose }: { readonly onClose: () => void }) {
  const [obstacle, setObstacle] = useState<AlertsObstacle | null>(alertsObstacle)
  const [isOn, setOn] = useState<boolean | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [read, { error, isFetching }] = useReadCallAlerts()
  const [readKey] = useReadAlertKey()
  const [save] = useSaveCallAlerts()
  const [remove] = useRemoveCallAlerts()

  const load = useCallback(() => {
    // The service drops a device, and its owner ends alerts in the browser.
    Promise.all([read().unwrap(), isSubscribed()]).then(
      ([{ on }, isHere]) => setOn(on && isHere),
      () => undefined,
    )
  }, [read])
  useEffect(() => {
    if (!obstacle) load()
  }, [obstacle, load])

  const turnOn = async () => {
    if ((await Notification.requestPermission()) !== 'granted') return setObstacle(alertsObstacle())
    const { key } = await readKey().unwrap()
    await save({ body: await subscribeToCalls(key) }).unwrap()
    setOn(true)
  }
  const turnOff = async () => {
    await remove().unwrap()
    await unsubscribeFromCalls()
    setOn(false)
  }
  const change = async (act: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await act()
    } catch (failed) {
      setFailure(sentenceOf(failed, texts.failed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal
      title={texts.title}
      apart
      size="sm"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }>
      <Stack $gap={12}>
        {obstacle ? (
          <Notice tone="warning">{texts.notHere[obstacle]}</Notice>
        ) : isOn !== null ? (
          <Toggle
            label={texts.toggle}
            hint={texts.why}
            checked={isOn}
            busy={isBusy}
            onChange={(next) => void change(next ? turnOn : turnOff)}
          />
        ) : error && !isFetching ? (
          <ErrorPane title={texts.unread} text={sentenceOf(error, '')} onRetry={load} />
        ) : (
          <SkeletonRows count={1} label={texts.loading} />
        )}
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
      </Stack>
    </Modal>
  )
}
