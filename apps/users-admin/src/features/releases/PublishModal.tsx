import { type Role, roles as allRoles } from '@torneo/contracts/people/roles'
import type { AppReleases } from '@torneo/contracts/releases/releases'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Stack } from '@torneo/ui/layout/Stack'
import { useId, useState } from 'react'
import { useMakeLiveMutation } from './releases-api'
import { releasesTexts as texts } from './releases-texts'
import { RolesField } from './RolesField'
import { useReleaseChange } from './use-release-change'

interface PublishModalProps {
  readonly app: AppReleases
  readonly version: string
  readonly onClose: () => void
}

/** Makes a version live: for everybody, or for some roles first. */
export function PublishModal({ app: { app, live, installed, versions }, version, onClose }: PublishModalProps) {
  const form = useId()
  const [roles, setRoles] = useState<readonly Role[]>([])
  const [makeLive] = useMakeLiveMutation()
  const { isBusy, execute } = useReleaseChange()
  const seeing = versions.find((one) => one.version === version)?.roles ?? []
  const offered = allRoles.filter((role) => seeing.includes(role))
  // Roles come first only where everybody else keeps a live version.
  const mayChoose = (live !== null || installed !== null) && offered.length > 1
  const publish = () =>
    execute(() => makeLive({ params: { app }, body: { version, roles: [...roles] } }).unwrap(), onClose)

  return (
    <Modal
      title={texts.publishVersion(version)}
      size="sm"
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button onClick={onClose} aria-disabled={isBusy || undefined}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={isBusy}>
            {texts.publish}
          </Button>
        </>
      }>
      <Stack
        as="form"
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          void publish()
        }}>
        {mayChoose ? <RolesField offered={offered} value={roles} onChange={setRoles} /> : <p>{texts.everybody}</p>}
        {roles.length > 0 && <Notice tone="info">{texts.trialWhy}</Notice>}
      </Stack>
    </Modal>
  )
}
