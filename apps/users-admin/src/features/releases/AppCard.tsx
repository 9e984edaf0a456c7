import { useConfirm } from '@torneo/client'
import type { AppReleases } from '@torneo/contracts/releases/releases'
import { formatRelativeTime } from '@torneo/panel/screen/format-relative-time'
import { Button } from '@torneo/ui/buttons/Button'
import { Badge } from '@torneo/ui/display/Badge'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Card } from '@torneo/ui/layout/Card'
import { Row } from '@torneo/ui/layout/Row'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { CirclePause, CirclePlay, Undo2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { ChangeList } from './ChangeList'
import { isPublicPage } from './public-page'
import { useRollBackMutation, useSwitchOnMutation } from './releases-api'
import {
  backBody,
  formatEarlierVersion,
  formatLiveVersion,
  formatTrial,
  releasesTexts as texts,
  shortTitle,
} from './releases-texts'
import { useReleaseChange } from './use-release-change'
import { VersionList } from './VersionList'

interface AppCardProps {
  readonly app: AppReleases
  readonly onPublish: (version: string) => void
  readonly onPause: () => void
}

/** Card of an app: its live version and actions. */
export function AppCard({ app, onPublish, onPause }: AppCardProps) {
  const { live, trial, earlier, off, changes } = app
  const [now] = useState(() => Date.now())
  const [rollBack] = useRollBackMutation()
  const [switchOn] = useSwitchOnMutation()
  const { isBusy, execute } = useReleaseChange()
  const confirm = useConfirm()
  const params = { app: app.app }
  const isPage = isPublicPage(app)

  const goTo = (version?: string) =>
    execute(() => rollBack({ params, body: version === undefined ? {} : { version } }).unwrap())
  const goBack = async () => {
    const isConfirmed = await confirm(
      trial
        ? {
            title: texts.endQuestion(trial.version),
            body: texts.endBody(formatLiveVersion(app)),
            confirmLabel: texts.end(trial.version),
          }
        : {
            title: texts.backQuestion(shortTitle(app)),
            body: backBody(app, formatEarlierVersion(app)),
            confirmLabel: texts.back,
          },
    )
    // Names the version if there is one, because another person may have rolled back meanwhile.
    if (isConfirmed) await goTo((trial ? (live?.version ?? app.installed) : earlier?.version) ?? undefined)
  }
  const goBackTo = async (version: string) => {
    if (
      await confirm({
        title: texts.backQuestion(shortTitle(app)),
        body: backBody(app, version),
        confirmLabel: texts.goToVersion(version),
      })
    )
      await goTo(version)
  }

  return (
    <Card as="section" aria-labelledby={`app-${app.app}`}>
      <Head>
        <div>
          <h3 id={`app-${app.app}`}>{shortTitle(app)}</h3>
          <small>{app.app}</small>
        </div>
        <Row $wrap>
          {(trial ?? earlier) && (
            <Button size="sm" icon={<Undo2 size={16} aria-hidden />} busy={isBusy} onClick={() => void goBack()}>
              {trial ? texts.end(trial.version) : texts.back}
            </Button>
          )}
          {isPage ? null : off === null ? (
            <Button
              size="sm"
              icon={<CirclePause size={16} aria-hidden />}
              aria-disabled={isBusy || undefined}
              onClick={() => isBusy || onPause()}>
              {texts.pause}
            </Button>
          ) : (
            <Button
              size="sm"
              icon={<CirclePlay size={16} aria-hidden />}
              busy={isBusy}
              onClick={() => void execute(() => switchOn({ params }).unwrap())}>
              {texts.resume}
            </Button>
          )}
        </Row>
      </Head>
      {off !== null && (
        <Notice tone="warning">
          <strong>{texts.paused}:</strong> {off}
        </Notice>
      )}
      <Details>
        <dt>
          <Badge tone="success">{texts.live}</Badge>
        </dt>
        <dd>
          <strong>{live?.version ?? (app.installed === null ? texts.notThere : texts.fromInstallation)}</strong>
          <small>{live ? `${live.by.name} · ${formatRelativeTime(Date.parse(live.at), now)}` : app.installed}</small>
        </dd>
        {trial && (
          <>
            <dt>
              <Badge tone="info">{texts.trial}</Badge>
            </dt>
            <dd>
              <strong>{trial.version}</strong> {formatTrial(trial)}
              <small>{`${trial.by.name} · ${formatRelativeTime(Date.parse(trial.at), now)}`}</small>
            </dd>
          </>
        )}
      </Details>
      <VersionList
        app={app}
        now={now}
        isBusy={isBusy}
        onPublish={onPublish}
        onGoTo={(version) => void goBackTo(version)}
      />
      <ChangeList changes={changes} now={now} />
    </Card>
  )
}

const Head = styled.div`
  ${flexWrap('12px', 'flex-start', 'space-between')}
  margin-bottom: 12px;
  small { color: ${color.muted}; ${text(13)} }
`

const Details = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  margin: 16px 0 4px;
  strong { font-weight: 600; }
  dd { overflow-wrap: anywhere; }
  small { display: block; color: ${color.muted}; ${text(13)} }
`
