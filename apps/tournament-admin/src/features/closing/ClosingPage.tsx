import { sentenceOf } from '@torneo/client'
import { formQuery } from '@torneo/domain/records/form-address'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { usePrint } from '@torneo/panel/screen/use-print'
import { Link } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonCards } from '@torneo/ui/feedback/SkeletonCards'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { media, text } from '@torneo/ui/theme/tokens'
import { Printer } from 'lucide-react'
import styled from 'styled-components'
import { useClosingQuery, useHallOfFameOffersQuery } from '../../data/closing-api'
import { sports as sportsApi } from '../../data/sports-api'
import { useTournament } from '../../data/tournament-api'
import { LinkButton } from '../../parts/LinkButton'
import { closingTexts as texts } from './closing-texts'
import { CupSection } from './CupSection'
import { hasOutcome } from './has-outcome'
import { SportSection } from './SportSection'

/** 'Nueva edición' in Configuración. */
const newEditionAddress = `/settings${formQuery('edicion')}`

/** 'Cierre': champions, prizes and open matches of every sport, and all results on paper (B46). */
export default function ClosingPage() {
  const closing = useClosingQuery(undefined, refetchStale)
  const list = sportsApi.useList()
  const offers = useHallOfFameOffersQuery(undefined, refetchStale)
  const tournament = useTournament()
  const { sheet, isPreparing, print } = usePrint()
  const error = closing.error ?? list.error

  if (!closing.data || !list.data)
    return error === undefined ? (
      <SkeletonCards count={3} label={texts.loading} />
    ) : (
      <ErrorPane
        title={texts.failed}
        text={sentenceOf(error, '')}
        busy={closing.isFetching || list.isFetching}
        onRetry={() => {
          void closing.refetch()
          void offers.refetch()
          void list.refetch()
        }}
      />
    )
  const sports = list.data.items
  const closings = closing.data.items.flatMap((one) => {
    const sport = sports.find(({ id }) => id === one.sportId)
    return sport ? [{ sport, closing: one }] : []
  })
  if (closings.length === 0)
    return (
      <EmptyState
        icon="🏆"
        title={texts.none}
        text={texts.noneWhy}
        action={<LinkButton to="/tournament/sports">{texts.seeSports}</LinkButton>}
      />
    )
  const open = closings.filter((one) => !one.closing.isOver)
  return (
    <Stack $gap={24}>
      <Row $wrap $gap="8px 16px" $justify="space-between">
        <Edition>{tournament && texts.edition(tournament.name, tournament.year)}</Edition>
        <Button
          icon={<Printer size={18} aria-hidden />}
          busy={isPreparing}
          busyLabel={texts.printing}
          onClick={() =>
            void print(async (context) =>
              (await import('./ResultsSheet')).resultsSheet(context, closings, tournament?.name),
            )
          }>
          {texts.print}
        </Button>
      </Row>
      {open.length === 0 ? (
        <Notice tone="success">
          {texts.allOver} <Link to={newEditionAddress}>{texts.newEdition}</Link>
        </Notice>
      ) : (
        <Notice tone="info">
          <strong>{texts.stillOpen}</strong>
          <Open>
            {open.map(({ sport, closing: { pending } }) => (
              <li key={sport.id}>
                <Link to={`/tournament/competition?deporte=${sport.id}`}>{texts.pending(sport.name, pending)}</Link>
              </li>
            ))}
          </Open>
        </Notice>
      )}
      <CupSection offers={offers.data?.items} />
      {closings.filter(hasOutcome).map(({ sport, closing: one }) => (
        <SportSection key={sport.id} sport={sport} closing={one} offers={offers.data?.items} />
      ))}
      {sheet}
    </Stack>
  )
}

const Edition = styled.p`
  ${text(14)}
`

const Open = styled.ul.attrs({ role: 'list' })`
  margin-top: 4px;
  a { display: inline-flex; align-items: center; min-height: 28px; color: inherit; }
  ${media.coarse} { a { min-height: 44px; } }
`
