import { sentenceOf } from '@torneo/client'
import type { Tournament } from '@torneo/contracts/tournament/tournaments'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { usePrint } from '@torneo/panel/screen/use-print'
import { useLocation } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonCards } from '@torneo/ui/feedback/SkeletonCards'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, text } from '@torneo/ui/theme/tokens'
import { Printer } from 'lucide-react'
import styled from 'styled-components'
import { useClosingQuery } from '../../data/closing-api'
import { useEditionSportsQuery } from '../../data/edition-sports-api'
import { useEditionsQuery } from '../../data/tournament-api'
import { LinkButton } from '../../parts/LinkButton'
import { archivedTexts as texts, closingTexts } from './closing-texts'
import { CupSection } from './CupSection'
import { hasOutcome } from './has-outcome'
import { SportSection } from './SportSection'

/** An archived edition, read-only: champions and prizes of every sport, and all results on paper (B39). */
export default function ArchivedEditionPage() {
  const { search } = useLocation()
  const year = Number(new URLSearchParams(search).get('anio'))
  const { data, error, isFetching, refetch } = useEditionsQuery(undefined, refetchStale)
  if (!data)
    return error === undefined ? (
      <SkeletonCards count={3} label={texts.loading} />
    ) : (
      <ErrorPane title={texts.failed} text={sentenceOf(error, '')} busy={isFetching} onRetry={() => void refetch()} />
    )
  const edition = data.items.find((one) => one.year === year && one.state === 'archived')
  if (!edition)
    return (
      <EmptyState
        icon="🗂️"
        title={texts.missing}
        text={texts.missingWhy}
        action={<LinkButton to="/settings">{texts.seeEditions}</LinkButton>}
      />
    )
  return <ArchivedEdition key={edition.id} edition={edition} />
}

function ArchivedEdition({ edition: { id: tournamentId, name, year } }: { readonly edition: Tournament }) {
  const closing = useClosingQuery({ query: { tournamentId } }, refetchStale)
  const sports = useEditionSportsQuery({ query: { tournamentId } }, refetchStale)
  const { sheet, isPreparing, print } = usePrint()
  const error = closing.error ?? sports.error
  if (!closing.data || !sports.data)
    return error === undefined ? (
      <SkeletonCards count={3} label={texts.loading} />
    ) : (
      <ErrorPane
        title={texts.failed}
        text={sentenceOf(error, '')}
        busy={closing.isFetching || sports.isFetching}
        onRetry={() => {
          void closing.refetch()
          void sports.refetch()
        }}
      />
    )
  const all = sports.data.items
  const closings = closing.data.items.flatMap((one) => {
    const sport = all.find(({ id }) => id === one.sportId)
    return sport ? [{ sport, closing: one }] : []
  })
  const shown = closings.filter(hasOutcome)
  const title = closingTexts.edition(name, year)
  return (
    <Stack $gap={24}>
      <Row $wrap $gap="8px 16px" $justify="space-between">
        <h2>
          {name} <Year>{closingTexts.ofYear(year)}</Year>
        </h2>
        <Row $wrap $gap="8px 16px">
          <a href={`/en-vivo?edicion=${year}`} target="_blank" rel="noopener">
            {texts.families}
          </a>
          <Button
            icon={<Printer size={18} aria-hidden />}
            busy={isPreparing}
            busyLabel={closingTexts.printing}
            onClick={() =>
              void print(async (context) =>
                (await import('./ResultsSheet')).resultsSheet(context, closings, title, tournamentId),
              )
            }>
            {closingTexts.print}
          </Button>
        </Row>
      </Row>
      <Notice tone="info">{texts.archived}</Notice>
      {shown.length === 0 && <p>{texts.none}</p>}
      <CupSection tournamentId={tournamentId} />
      {shown.map((one) => (
        <SportSection key={one.sport.id} {...one} isArchived />
      ))}
      {sheet}
    </Stack>
  )
}

const Year = styled.small`
  display: block;
  color: ${color.muted};
  font-weight: 400;
  ${text(14)}
`
