import { type Role, roles as allRoles } from '@torneo/contracts/people/roles'
import type { AppReleases } from '@torneo/contracts/releases/releases'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { Stack } from '@torneo/ui/layout/Stack'
import { text } from '@torneo/ui/theme/tokens'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { isPublicPage } from './public-page'
import { useMakeLiveMutation } from './releases-api'
import { releasesTexts as texts } from './releases-texts'
import { RolesField } from './RolesField'
import { useReleaseChange } from './use-release-change'

const shares = ['10', '25', '50'] as const

interface PublishModalProps {
  readonly app: AppReleases
  readonly version: string
  readonly onClose: () => void
}

/** Makes a version live: for everybody, or on trial for some. */
export function PublishModal({ app: { app, live, installed, versions }, version, onClose }: PublishModalProps) {
  const form = useId()
  const [share, setShare] = useState<string>('100')
  const [roles, setRoles] = useState<readonly Role[]>([])
  const [makeLive] = useMakeLiveMutation()
  const { isBusy, execute } = useReleaseChange()
  // A trial needs a live version to compare with.
  const mayTry = live !== null || installed !== null
  const seeing = versions.find((one) => one.version === version)?.roles ?? []
  const offered = allRoles.filter((role) => seeing.includes(role))
  const publish = () =>
    execute(
      () => makeLive({ params: { app }, body: { version, share: Number(share), roles: [...roles] } }).unwrap(),
      onClose,
    )

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
        {mayTry && (
          <>
            <div>
              <Label aria-hidden>{texts.for}</Label>
              <Segmented
                label={texts.for}
                value={share}
                onChange={setShare}
                options={[
                  ...shares.map((value) => ({ value, label: `${value} %` })),
                  { value: '100', label: texts.everybody },
                ]}
              />
            </div>
            {offered.length > 1 && <RolesField offered={offered} value={roles} onChange={setRoles} />}
          </>
        )}
        {mayTry && (share !== '100' || roles.length > 0) && (
          <Notice tone="info">{isPublicPage({ app }) ? texts.pageTrialWhy : texts.trialWhy}</Notice>
        )}
        {!mayTry && <p>{texts.everybody}</p>}
      </Stack>
    </Modal>
  )
}

// Looks like the legend of the roles below it.
const Label = styled.p`
  margin-bottom: 8px;
  font-weight: 600;
  ${text(14)}
`
