import { useToast } from '@torneo/client'
import { type AppReleases, releaseEndpoints } from '@torneo/contracts/releases/releases'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { FailureNotice } from '@torneo/panel/screen/FailureNotice'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { TextField } from '@torneo/ui/fields/TextField'
import { Stack } from '@torneo/ui/layout/Stack'
import { useId, useState } from 'react'
import { useSwitchOffMutation } from './releases-api'
import { releasesTexts as texts, shortTitle } from './releases-texts'

/** Switches an app off with a message to its users. */
export function PauseModal({ app, onClose }: { readonly app: AppReleases; readonly onClose: () => void }) {
  const id = useId()
  const [message, setMessage] = useState('')
  const toast = useToast()
  const [switchOff, { isLoading }] = useSwitchOffMutation()
  const { formProps, errorOf, failure } = useCheckedForm(
    releaseEndpoints.switchOff.body,
    { message },
    { failed: texts.changeFailed },
  )
  const send = async (body: { readonly message: string }) => {
    await switchOff({ params: { app: app.app }, body }).unwrap()
    toast.success(texts.done)
    onClose()
  }

  return (
    <Modal
      title={texts.pauseTitle(shortTitle(app))}
      size="sm"
      onClose={onClose}
      busy={isLoading}
      footer={
        <>
          <Button onClick={onClose} aria-disabled={isLoading || undefined}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={id} busy={isLoading}>
            {texts.pause}
          </Button>
        </>
      }>
      <Stack as="form" id={id} {...formProps(send, isLoading)}>
        <FailureNotice reason={failure} />
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
      </Stack>
    </Modal>
  )
}
