import type { AppReleases } from '@torneo/contracts/releases/releases'
import { Button } from '@torneo/ui/buttons/Button'
import { buttonStyles, type ButtonLook } from '@torneo/ui/buttons/button-styles'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { color, gridGap, media, text } from '@torneo/ui/theme/tokens'
import { Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { previewPath, useCopyPreviewLink } from './preview-link'
import { isPublicPage } from './public-page'
import { formatLiveVersion, releasesTexts as texts, shortTitle } from './releases-texts'

/** Versions that can be previewed: all except the live one. */
const choicesOf = ({ versions, live }: AppReleases) =>
  versions.map(({ version }) => version).filter((version) => version !== live?.version)

export const canBeMixed = (app: AppReleases): boolean => !isPublicPage(app) && choicesOf(app).length > 0

/** Previews any combination of versions, visible only to the user (docs/adr/0059). */
export function MixModal({ apps, onClose }: { readonly apps: readonly AppReleases[]; readonly onClose: () => void }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const copyLink = useCopyPreviewLink()
  const mix = apps.flatMap(({ app }) => (chosen[app] ? [{ app, version: chosen[app] }] : []))
  const path = previewPath(mix)

  return (
    <Modal
      title={texts.mix}
      size="sm"
      onClose={onClose}
      footer={
        mix.length === 0 ? (
          <Button onClick={onClose}>{texts.cancel}</Button>
        ) : (
          <>
            <Button
              icon={<Copy size={16} aria-hidden />}
              onClick={({ currentTarget }) => void copyLink(path, currentTarget)}>
              {texts.copyLink}
            </Button>
            <OpenLink $variant="primary" href={path} target="_blank" rel="noreferrer">
              <ExternalLink size={16} aria-hidden />
              {texts.openMix}
            </OpenLink>
          </>
        )
      }>
      <Fields>
        <p>{texts.mixIntro}</p>
        {apps.filter(canBeMixed).map((app) => (
          <SelectField
            key={app.app}
            label={shortTitle(app)}
            placeholder={texts.mixLive(formatLiveVersion(app))}
            value={chosen[app.app] ?? ''}
            options={choicesOf(app).map((version) => ({ value: version, label: version }))}
            onChange={({ target }) => setChosen({ ...chosen, [app.app]: target.value })}
          />
        ))}
      </Fields>
    </Modal>
  )
}

const Fields = styled.div`
  ${gridGap('16px')}
  > p { color: ${color.muted}; ${text(14)} }
`

// Same size as the button next to it.
const OpenLink = styled.a<ButtonLook>`
  ${buttonStyles}
  ${media.phone} { && { flex: 1 1 auto; min-height: 48px; font-size: 1rem; } }
`
