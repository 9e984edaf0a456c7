import { type AppReleases, ReleaseKeyDraft } from '@torneo/contracts/releases/releases'
import { OnceModal } from '@torneo/panel/access/OnceModal'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { FailureNotice } from '@torneo/panel/screen/FailureNotice'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { TextField } from '@torneo/ui/fields/TextField'
import { Stack } from '@torneo/ui/layout/Stack'
import { useId, useState } from 'react'
import { useCreateKeyMutation } from './releases-api'
import { releasesTexts as texts } from './releases-texts'

/** Creates a release key for an app and its owner, then shows the secret once. */
export function NewKeyModal({
  apps,
  onClose,
}: {
  readonly apps: readonly AppReleases[]
  readonly onClose: () => void
}) {
  const id = useId()
  const [draft, setDraft] = useState({ app: '', name: '' })
  const { formProps, errorOf, failure } = useCheckedForm(ReleaseKeyDraft, draft, { failed: texts.createFailed })
  const [create, { data: made, isLoading }] = useCreateKeyMutation()

  if (made) {
    return (
      <OnceModal
        title={texts.secretTitle}
        intro={texts.secretIntro(made.key.name)}
        values={[
          [texts.keyApp, made.key.app],
          [texts.secret, made.secret],
        ]}
        copy={made.secret}
        copied={texts.copied}
        copyFailed={texts.copyFailed}
        question={texts.uncopiedQuestion}
        questionBody={texts.uncopiedBody}
        onClose={onClose}
      />
    )
  }
  return (
    <Modal
      title={texts.newKey}
      size="sm"
      onClose={onClose}
      busy={isLoading}
      footer={
        <>
          <Button onClick={onClose} aria-disabled={isLoading || undefined}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={id} busy={isLoading}>
            {texts.createKey}
          </Button>
        </>
      }>
      <Stack as="form" id={id} {...formProps((body) => create({ body }).unwrap(), isLoading)}>
        <FailureNotice reason={failure} />
        <TextField
          label={texts.keyApp}
          hint={texts.keyAppHint}
          error={errorOf('app')}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          list={`${id}-apps`}
          value={draft.app}
          onChange={({ target }) => setDraft({ ...draft, app: target.value.trim().toLowerCase() })}
        />
        <datalist id={`${id}-apps`}>
          {apps.map(({ app }) => (
            <option key={app} value={app}>
              {app}
            </option>
          ))}
        </datalist>
        <TextField
          label={texts.keyName}
          hint={texts.keyNameHint}
          error={errorOf('name')}
          required
          autoComplete="off"
          value={draft.name}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
      </Stack>
    </Modal>
  )
}
