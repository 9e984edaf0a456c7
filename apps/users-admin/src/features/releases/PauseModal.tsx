import { type AppReleases, releaseEndpoints } from '@torneo/contracts/releases/releases'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { TextField } from '@torneo/ui/fields/TextField'
import { useId, useState } from 'react'
import { useSwitchOffMutation } from './releases-api'
import { releasesTexts as texts, shortTitle } from './releases-texts'
import { useReleaseChange } from './use-release-change'

/** Switches an app off with a message to its users. */
export function PauseModal({ app, onClose }: { readonly app: AppReleases; readonly onClose: () => void }) {
  const id = useId()
  const [message, setMessage] = useState('')
  const [switchOff] = useSwitchOffMutation()
  const { isBusy, execute } = useReleaseChange()
  const { formProps, errorOf } = useCheckedForm(releaseEndpoints.switchOff.body, { message })

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
          <Button variant="primary" type="submit" form={id} busy={isBusy}>
            {texts.pause}
          </Button>
        </>
      }>
      <form
        id={id}
        {...formProps(
          (body) => execute(() => switchOff({ params: { app: app.app }, body }).unwrap(), onClose),
          isBusy,
        )}>
        <TextField
          label={texts.sentence}
          hint={texts.sentenceHint}
          required
          counter={200}
          autoComplete="off"
          value={message}
          error={errorOf('message')}
          onChange={({ target }) => setMessage(target.value)}
        />
      </form>
    </Modal>
  )
}
