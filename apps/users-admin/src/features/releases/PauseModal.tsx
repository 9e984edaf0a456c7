import { type AppReleases, releaseMessages } from '@torneo/contracts/releases/releases'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { TextField } from '@torneo/ui/fields/TextField'
import { useId, useState } from 'react'
import { useSwitchOffMutation } from './releases-api'
import { releasesTexts as texts, shortTitle } from './releases-texts'
import { useReleaseChange } from './use-release-change'

/** Switches an app off with a message to its users. */
export function PauseModal({ app, onClose }: { readonly app: AppReleases; readonly onClose: () => void }) {
  const form = useId()
  const [message, setMessage] = useState('')
  const [wasSent, setSent] = useState(false)
  const [switchOff] = useSwitchOffMutation()
  const { isBusy, execute } = useReleaseChange()
  const isMissing = message.trim() === ''

  return (
    <Modal
      title={texts.pauseTitle(shortTitle(app))}
      size="sm"
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button onClick={onClose} aria-disabled={isBusy || undefined}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={isBusy}>
            {texts.pause}
          </Button>
        </>
      }>
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
          if (!isMissing)
            void execute(() => switchOff({ params: { app: app.app }, body: { message } }).unwrap(), onClose)
        }}>
        <TextField
          label={texts.sentence}
          hint={texts.sentenceHint}
          required
          counter={200}
          autoComplete="off"
          value={message}
          error={wasSent && isMissing ? releaseMessages.why : undefined}
          onChange={({ target }) => setMessage(target.value)}
        />
      </form>
    </Modal>
  )
}
