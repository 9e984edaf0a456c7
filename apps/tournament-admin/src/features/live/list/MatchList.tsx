import { retryableLazy, useCallChanges } from '@torneo/client'
import type { Match } from '@torneo/contracts/match/matches'
import { archivedMessage } from '@torneo/contracts/tournament/archived-message'
import { restoreFocus } from '@torneo/panel/collection/collection-focus'
import { useCapabilities } from '@torneo/panel/screen/use-capabilities'
import { useSearchParams } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonCards } from '@torneo/ui/feedback/SkeletonCards'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { LongList } from '@torneo/ui/lists/LongList'
import { flexWrap, gridGap, media, text, visuallyHidden } from '@torneo/ui/theme/tokens'
import { MapPin, QrCode, Ticket } from 'lucide-react'
import { Fragment, Suspense, useEffect, useState, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { useOpenCalls } from '../../../data/calls-api'
import { LinkButton } from '../../../parts/LinkButton'
import { Stack } from '../../../parts/Stack'
import { useArchivedActions } from '../engine/use-live-match'
import { byField } from './by-field'
import { listTexts as texts } from './list-texts'
import { MatchCard } from './MatchCard'

const PassesModal = retryableLazy(() => import('../../../parts/passes/PassesModal'))
const OpenCalls = retryableLazy(() => import('../calls/OpenCalls'))
const FamiliesModal = retryableLazy(() => import('./FamiliesModal'))

interface MatchListProps {
  /** Scheduled and live matches in order; null until loaded. */
  readonly matches: readonly Match[] | null
  /** Error sentence if they could not be loaded. */
  readonly error: string | null
  readonly isRetrying: boolean
  readonly onRetry: () => void
  /** Number of waiting actions of this device, in all matches. */
  readonly unsent: number
  /** Sentences about the leaders, by match. */
  readonly leads: ReadonlyMap<string, string>
  /** Connection state. */
  readonly pill: ReactNode
  /** Id of the match whose panel was just left; its card takes the focus. */
  readonly leftMatchId: string | null
}

const cardId = (matchId: string) => `live-match-${matchId}`
/** Number of matches from which a filter by sport is worth its space. */
const minFiltered = 6

/** Step one (spec 2 §2): chooses the match to control. */
export function MatchList({ matches, error, isRetrying, onRetry, unsent, leads, pill, leftMatchId }: MatchListProps) {
  const { canGivePasses, canSchedule, canAnswerCalls } = useCapabilities()
  const calls = useOpenCalls(canAnswerCalls)
  const archived = useArchivedActions()
  useCallChanges(canAnswerCalls)
  const [params, setParams] = useSearchParams()
  const [isShareOpen, setShareOpen] = useState(false)
  const [isPassOpen, setPassOpen] = useState(false)
  const isKnown = matches !== null
  useEffect(() => {
    if (isKnown && leftMatchId !== null) restoreFocus([cardId(leftMatchId)])
  }, [isKnown, leftMatchId])

  if (!matches) {
    return error === null ? (
      <SkeletonCards label={texts.loading} />
    ) : (
      <ErrorPane title={texts.listFailed} text={error} busy={isRetrying} onRetry={onRetry} />
    )
  }
  const sports = new Map(matches.flatMap(({ sport }) => (sport ? [[sport.id, sport]] : [])))
  const query = params.get('deporte') ?? ''
  const sportId = sports.has(query) ? query : ''
  const isFiltered = sports.size > 1 && (matches.length >= minFiltered || sportId !== '')
  const shown = sportId === '' ? matches : matches.filter((match) => match.sportId === sportId)

  const isByField = params.has('canchas')
  const choice = { ...(sportId && { deporte: sportId }), ...(isByField && { canchas: '1' }) }
  const handleSport = (chosen: string) =>
    setParams({ ...(isByField && { canchas: '1' }), ...(chosen && { deporte: chosen }) }, { replace: true })
  const handleByField = () =>
    setParams({ ...(sportId && { deporte: sportId }), ...(!isByField && { canchas: '1' }) }, { replace: true })
  const panelOf = (matchId: string) => `?${new URLSearchParams({ ...choice, partido: matchId }).toString()}`
  const card = (match: Match) => (
    <li>
      <MatchCard id={cardId(match.id)} match={match} lead={leads.get(match.id) ?? null} to={panelOf(match.id)} />
    </li>
  )
  return (
    <Stack $gap={16}>
      <Bar>
        {isFiltered && (
          <Filter>
            <SelectField
              label={texts.sport}
              placeholder={texts.allSports}
              value={sportId}
              options={[...sports.values()].map(({ id, name, icon }) => ({ value: id, label: `${icon} ${name}` }))}
              onChange={({ target }) => handleSport(target.value)}
            />
          </Filter>
        )}
        <Aside>
          {pill}
          {canGivePasses && matches.length > 0 && (
            <Button
              icon={<Ticket size={18} aria-hidden />}
              aria-label={texts.givePass}
              onClick={() => setPassOpen(true)}>
              <ButtonLabel $short>{texts.givePass}</ButtonLabel>
            </Button>
          )}
          {shown.length > 1 && (
            <Button
              variant={isByField ? 'primary' : undefined}
              icon={<MapPin size={18} aria-hidden />}
              aria-pressed={isByField}
              aria-label={texts.byField}
              onClick={handleByField}>
              <ButtonLabel $short>{texts.byField}</ButtonLabel>
            </Button>
          )}
          <Button
            icon={<QrCode size={18} aria-hidden />}
            aria-label={texts.families}
            onClick={() => setShareOpen(true)}>
            <ButtonLabel $short={isFiltered || canGivePasses}>{texts.families}</ButtonLabel>
          </Button>
        </Aside>
      </Bar>
      {calls.length > 0 && (
        <Suspense fallback={null}>
          <OpenCalls calls={calls} matches={matches} boardOf={panelOf} />
        </Suspense>
      )}
      {unsent > 0 && (
        <Notice tone="warning">
          {texts.unsent(unsent)}. {texts.continues}
        </Notice>
      )}
      {archived.count > 0 && (
        <Notice tone="danger" role="status" action={<Button onClick={archived.discard}>{texts.discard}</Button>}>
          {texts.notSaved(archived.count)}: {archivedMessage}
        </Notice>
      )}
      {shown.length === 0 ? (
        <EmptyState
          icon="🗓️"
          title={texts.none}
          text={canSchedule ? texts.noneWhy : texts.nonePass}
          action={canSchedule && <LinkButton to="/tournament/fixtures">{texts.seeFixtures}</LinkButton>}
        />
      ) : isByField ? (
        byField(shown).map(({ name, matches: listed }) => (
          <Field key={name} aria-label={name || texts.noField}>
            <h2>{name || texts.noField}</h2>
            <Cards>
              {listed.map((match) => (
                <Fragment key={match.id}>{card(match)}</Fragment>
              ))}
            </Cards>
          </Field>
        ))
      ) : (
        <Cards aria-label={texts.list}>
          <LongList rows={shown} rowKey={({ id }) => id}>
            {card}
          </LongList>
        </Cards>
      )}
      {isPassOpen && (
        <Suspense fallback={null}>
          <PassesModal matches={shown} onClose={() => setPassOpen(false)} />
        </Suspense>
      )}
      {isShareOpen && (
        <Suspense fallback={null}>
          <FamiliesModal onClose={() => setShareOpen(false)} />
        </Suspense>
      )}
    </Stack>
  )
}

const Bar = styled.div`
  ${flexWrap('12px', 'end', 'space-between')}
  > :last-child { margin-left: auto; }
`

// Phones keep the filters on one line, so that the first match is visible.
const Filter = styled.div`
  ${media.phone} {
    flex: 1 1 140px;
    min-width: 0;
    label { ${visuallyHidden} }
  }
`

const ButtonLabel = styled.span<{ $short: boolean }>`
  ${({ $short }) => $short && css`${media.phone} { display: none; }`}
`

const Aside = styled.div`
  ${flexWrap('8px 12px', 'center', 'space-between')}
  ${media.phone} { &:only-child { flex: 1; } }
`

const Field = styled.section`
  ${gridGap('8px')}
  h2 { ${text(16)} }
`

const Cards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 12px;
  > li { display: grid; }
`
