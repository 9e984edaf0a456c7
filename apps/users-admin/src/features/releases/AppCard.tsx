import { useState } from 'react'
import { CirclePause, CirclePlay, Undo2 } from 'lucide-react'
import styled from 'styled-components'
import { useConfirm } from '@torneo/client'
import type { AppReleases } from '@torneo/contracts/releases'
import { roleLabels, type Role } from '@torneo/contracts/roles'
import { agoWords } from '@torneo/panel/ago-words'
import { Badge } from '@torneo/ui/Badge'
import { Button } from '@torneo/ui/Button'
import { Card } from '@torneo/ui/Card'
import { Notice } from '@torneo/ui/Notice'
import { color, flexWrap, text } from '@torneo/ui/tokens'
import { ChangeList } from './ChangeList'
import { useRollBackMutation, useSwitchOnMutation } from './releases-api'
import { earlierOf, fareOf, liveWords, releasesTexts as texts, shortTitle, trialWords } from './releases-texts'
import { useReleaseChange } from './use-release-change'
import { VersionList } from './VersionList'

interface AppCardProps {
  readonly app: AppReleases
  readonly onPublish: (version: string) => void
  readonly onPause: () => void
}

const labelOf = (role: string): string => roleLabels[role as Role] ?? role

/** What is live of one app, how it fares, and what can be done about it. */
export function AppCard({ app, onPublish, onPause }: AppCardProps) {
  const { live, trial, off, versions, changes } = app
  const [now] = useState(() => Date.now())
  const [rollBack] = useRollBackMutation()
  const [switchOn] = useSwitchOnMutation()
  const { isBusy, carryOut } = useReleaseChange()
  const confirm = useConfirm()
  const params = { app: app.app }
  const earlier = earlierOf(app)
  const countsOf = (version: string | undefined) => versions.find((one) => one.version === version)
  const [liveCounts, trialCounts] = [countsOf(live?.version), countsOf(trial?.version)]

  const goBack = async () => {
    const sure = await confirm(trial
      ? { title: texts.endQuestion(trial.version), body: texts.endBody(liveWords(app)), confirmLabel: texts.end }
      : { title: texts.backQuestion(shortTitle(app)), body: texts.backBody(liveWords(app), earlier ?? ''), confirmLabel: texts.back })
    if (sure) await carryOut(() => rollBack({ params, body: {} }).unwrap())
  }

  return (
    <Card as="section" aria-labelledby={`app-${app.app}`}>
      <Head>
        <div>
          <h3 id={`app-${app.app}`}>{shortTitle(app)}</h3>
          <small>{app.app}</small>
        </div>
        <Actions>
          {(trial ?? earlier) && <Button size="sm" icon={<Undo2 size={16} aria-hidden />} busy={isBusy} onClick={() => void goBack()}>{trial ? texts.end : texts.back}</Button>}
          {off === null
            ? <Button size="sm" icon={<CirclePause size={16} aria-hidden />} aria-disabled={isBusy || undefined} onClick={() => isBusy || onPause()}>{texts.pause}</Button>
            : <Button size="sm" icon={<CirclePlay size={16} aria-hidden />} busy={isBusy} onClick={() => void carryOut(() => switchOn({ params }).unwrap())}>{texts.resume}</Button>}
        </Actions>
      </Head>
      {off !== null && <Notice tone="warning"><strong>{texts.paused}:</strong> {off}</Notice>}
      <Facts>
        <dt><Badge tone="success">{texts.live}</Badge></dt>
        <dd>
          <strong>{live?.version ?? (app.installed === null ? texts.notThere : texts.fromInstallation)}</strong>
          <small>{live ? [live.by.name, agoWords(Date.parse(live.at), now), liveCounts && fareOf(liveCounts)].filter(Boolean).join(' · ') : app.installed}</small>
        </dd>
        {trial && (
          <>
            <dt><Badge tone="info">{texts.trial}</Badge></dt>
            <dd>
              <strong>{trial.version}</strong> {trialWords(trial, labelOf)}
              <small>{[trial.by.name, agoWords(Date.parse(trial.at), now), trialCounts && fareOf(trialCounts)].filter(Boolean).join(' · ')}</small>
            </dd>
          </>
        )}
      </Facts>
      <VersionList app={app} now={now} isBusy={isBusy} onPublish={onPublish} onGoTo={(version) => void carryOut(() => rollBack({ params, body: { version } }).unwrap())} />
      <ChangeList changes={changes} now={now} />
    </Card>
  )
}

const Head = styled.div`
  ${flexWrap('12px', 'flex-start', 'space-between')}
  small { color: ${color.muted}; ${text(13)} }
`

const Actions = styled.div`
  ${flexWrap('8px')}
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  margin: 16px 0 4px;
  strong { font-weight: 600; }
  dd { overflow-wrap: anywhere; }
  small { display: block; color: ${color.muted}; ${text(13)} }
`
