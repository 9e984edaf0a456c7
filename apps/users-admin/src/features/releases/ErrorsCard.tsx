import { sentenceOf } from '@torneo/client'
import type { AppReleases } from '@torneo/contracts/releases/releases'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Card } from '@torneo/ui/layout/Card'
import { color, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { CollapsedRows } from './CollapsedRows'
import { ErrorRow } from './ErrorRow'
import { errorsTexts as texts } from './errors-texts'
import { useSectionErrorsQuery } from './releases-api'
import { shortTitle } from './releases-texts'

/** Errors of each app by source line, newest first; apps in the order of their newest error. */
export function ErrorsCard({ apps }: { readonly apps: readonly AppReleases[] }) {
  const { data, error, isFetching, refetch, fulfilledTimeStamp = 0 } = useSectionErrorsQuery(undefined, refetchStale)
  const names = [...new Set(data?.items.map(({ app }) => app))]
  const titleOf = (name: string) => {
    const app = apps.find((one) => one.app === name)
    return app ? `${shortTitle(app)} (${name})` : (texts.others[name] ?? name)
  }
  return (
    <Card as="section" aria-labelledby="section-errors">
      <h3 id="section-errors">{texts.title}</h3>
      <Intro>{data?.items.length === 0 ? texts.none : texts.intro}</Intro>
      {!data && !error && <SkeletonRows count={1} label={texts.loading} />}
      {!data && error && (
        <ErrorPane title={texts.failed} text={sentenceOf(error, '')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {names.map((name) => (
        <CollapsedRows key={name} title={titleOf(name)} items={data?.items.filter(({ app }) => app === name) ?? []}>
          {(one) => <ErrorRow key={one.id} error={one} now={fulfilledTimeStamp} />}
        </CollapsedRows>
      ))}
    </Card>
  )
}

const Intro = styled.p`
  margin-top: 4px;
  color: ${color.muted};
  ${text(14)}
`
