import { contractWords } from '@torneo/contracts/endpoint/serves'
import type { AppReleases, ReleasedVersion } from '@torneo/contracts/releases/releases'
import { formatRelativeTime } from '@torneo/panel/screen/format-relative-time'
import { Button } from '@torneo/ui/buttons/Button'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { Badge } from '@torneo/ui/display/Badge'
import { Row } from '@torneo/ui/layout/Row'
import { color, text } from '@torneo/ui/theme/tokens'
import { Copy, ExternalLink } from 'lucide-react'
import styled from 'styled-components'
import { CollapsedRows } from './CollapsedRows'
import { previewPath, useCopyPreviewLink } from './preview-link'
import { isPublicPage, pagePreviewPath } from './public-page'
import { releasesTexts as texts } from './releases-texts'

interface VersionListProps {
  readonly app: AppReleases
  readonly now: number
  readonly isBusy: boolean
  readonly onPublish: (version: string) => void
  /** Rolls back to a version that was live before. */
  readonly onGoTo: (version: string) => void
}

const size = new Intl.NumberFormat('es', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })

export function VersionList({
  app: { app, versions, live, trial, changes },
  now,
  isBusy,
  onPublish,
  onGoTo,
}: VersionListProps) {
  const copyLink = useCopyPreviewLink()
  const wasLive = ({ version }: ReleasedVersion) =>
    changes.some((change) => change.action === 'release' && change.version === version)
  if (versions.length === 0) return <EmptyText>{texts.noVersions}</EmptyText>
  return (
    <CollapsedRows title={texts.versions} items={versions}>
      {(one) => {
        const { version, commit, at, by, requires } = one
        const isLive = live?.version === version
        const preview = isPublicPage({ app }) ? pagePreviewPath(version) : previewPath(app, version)
        const off = isBusy || undefined
        return (
          <li key={version}>
            <div>
              <strong>{version}</strong> {isLive && <Badge tone="success">{texts.live}</Badge>}
              {trial?.version === version && <Badge tone="info">{texts.trial}</Badge>}
              <small>
                {[by.name, formatRelativeTime(Date.parse(at), now), commit?.slice(0, 7)].filter(Boolean).join(' · ')}
              </small>
              <small>{`${contractWords(requires)} · ${size.format(one.size / 1000)}`}</small>
            </div>
            <Row $wrap $gap="8px 16px">
              <PreviewLink href={preview} target="_blank" rel="noreferrer" aria-label={texts.lookAt(version)}>
                {texts.look}
                <ExternalLink size={14} aria-hidden />
              </PreviewLink>
              <IconButton
                label={texts.copyLinkTo(version)}
                icon={<Copy size={18} aria-hidden />}
                onClick={({ currentTarget }) => void copyLink(preview, currentTarget)}
              />
              {!isLive &&
                (wasLive(one) ? (
                  <Button
                    size="sm"
                    aria-label={texts.goToVersion(version)}
                    aria-disabled={off}
                    onClick={() => isBusy || onGoTo(version)}>
                    {texts.goTo}
                  </Button>
                ) : (
                  <Button
                    size="sm"
                    aria-label={texts.publishVersion(version)}
                    aria-disabled={off}
                    onClick={() => isBusy || onPublish(version)}>
                    {texts.publish}
                  </Button>
                ))}
            </Row>
          </li>
        )
      }}
    </CollapsedRows>
  )
}

const EmptyText = styled.p`
  margin-top: 12px;
  color: ${color.muted};
  ${text(14)}
`

const PreviewLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  font-weight: 600;
  text-underline-offset: 3px;
  ${text(14)}
`
