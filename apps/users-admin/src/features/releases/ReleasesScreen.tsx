import { isCallError, sentenceOf } from '@torneo/client'
import type { AppReleases } from '@torneo/contracts/releases/releases'
import { refetchStale, type Prefetch } from '@torneo/panel/screen/prefetch'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Rocket } from 'lucide-react'
import { useState } from 'react'
import { SubHeading, SubScreen } from '../../parts/SubScreen'
import { AppCard } from './AppCard'
import { ErrorsCard } from './ErrorsCard'
import { PauseModal } from './PauseModal'
import { PublishModal } from './PublishModal'
import { ReleaseKeys } from './ReleaseKeys'
import { releaseReads, useReleasesQuery } from './releases-api'
import { releasesTexts as texts } from './releases-texts'

ReleasesScreen.prefetch = ((read) => [
  read(releaseReads.endpoints.usersAdminReleases),
  read(releaseReads.endpoints.usersAdminSectionErrors),
]) satisfies Prefetch

type OpenDialog =
  | { readonly dialog: 'pause'; readonly app: AppReleases }
  | { readonly dialog: 'publish'; readonly app: AppReleases; readonly version: string }

/** Live version, stored versions and keys of each section app, for super admins (docs/design/releases.md). */
export default function ReleasesScreen() {
  const { data, error, isFetching, refetch } = useReleasesQuery(undefined, refetchStale)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const close = () => setOpen(null)
  const isOff = isCallError(error) && error.code === 404
  return (
    <SubScreen>
      <SubHeading title={texts.title} intro={texts.intro} />
      {!data && !error && <SkeletonRows count={6} label={texts.loading} />}
      {isOff && <EmptyState icon={<Rocket size={24} aria-hidden />} title={texts.off} text={sentenceOf(error, '')} />}
      {!data && error && !isOff && (
        <ErrorPane title={texts.failed} text={sentenceOf(error, '')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data?.items.length === 0 && (
        <EmptyState icon={<Rocket size={24} aria-hidden />} title={texts.none} text={texts.noneWhy} />
      )}
      {data && <ErrorsCard apps={data.items} />}
      {data?.items.map((app) => (
        <AppCard
          key={app.app}
          app={app}
          onPublish={(version) => setOpen({ dialog: 'publish', app, version })}
          onPause={() => setOpen({ dialog: 'pause', app })}
        />
      ))}
      {data && <ReleaseKeys apps={data.items} />}
      {open?.dialog === 'publish' && <PublishModal app={open.app} version={open.version} onClose={close} />}
      {open?.dialog === 'pause' && <PauseModal app={open.app} onClose={close} />}
    </SubScreen>
  )
}
