import { isCallError, sentenceOf } from '@torneo/client'
import type { OfficialMatch, OfficialPage } from '@torneo/contracts/match/official-links'
import { Button } from '@torneo/ui/buttons/Button'
import { Badge } from '@torneo/ui/display/Badge'
import { BrandMark } from '@torneo/ui/display/BrandMark'
import { MutedText } from '@torneo/ui/display/MutedText'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { clampLines, color, flexRow, flexWrap, font, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { CalendarClock, Check } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useWindowTitle } from '../edition/use-edition'
import { FullPage } from '../FullPage'
import { Opening } from '../Opening'
import { useShellConfirmMatchesMutation, useShellOfficialPageQuery } from './official-api'
import { officialTexts as texts, stateOf } from './official-texts'
import { useMatchChanges } from './use-match-changes'

/**
 * Page of an official's link: their own matches, without an account. The token is in the fragment, which browsers send
 * to no server.
 */
export default function OfficialScreen() {
  const [token] = useState(() => location.hash.slice(1))
  useWindowTitle(texts.title)
  return /^[\w-]{43}$/.test(token) ? (
    <Matches token={token} />
  ) : (
    <Plain title={texts.broken}>
      <p>{texts.brokenWhy}</p>
    </Plain>
  )
}

function Matches({ token }: { readonly token: string }) {
  const read = useShellOfficialPageQuery({ body: { token } })
  const { data, error, isFetching, refetch } = read
  useMatchChanges(data, () => void refetch())
  const isGone = isCallError(error) && error.code === 404
  if (isGone)
    return (
      <Plain title={texts.gone}>
        <p>{sentenceOf(error, '')}</p>
      </Plain>
    )
  if (!data && error)
    return (
      <FullPage>
        <ErrorPane title={texts.unread} text={sentenceOf(error, '')} onRetry={() => void refetch()} busy={isFetching} />
      </FullPage>
    )
  if (!data) return <Opening label={texts.loading} />
  return <Page page={data} token={token} onConfirmed={() => void refetch()} />
}

interface PageProps {
  readonly page: OfficialPage
  readonly token: string
  readonly onConfirmed: () => void
}

const isOver = ({ status, interruption }: OfficialMatch): boolean =>
  status === 'finished' || (status === 'cancelled' && interruption === null)

function Page({ page, token, onConfirmed }: PageProps) {
  const { name, role, matches } = page
  const [ahead, over] = [matches.filter((match) => !isOver(match)), matches.filter(isOver)]
  return (
    <Layout>
      <Head>
        <BrandMark size={40} />
        <div>
          <h1>{name}</h1>
          <MutedText>
            {texts.role(role)} · {texts.title}
          </MutedText>
        </div>
      </Head>
      {matches.length === 0 ? (
        <Notice tone="info">
          <p>
            <strong>{texts.none}</strong>
          </p>
          <p>{texts.noneWhy}</p>
        </Notice>
      ) : (
        <Confirmation page={page} token={token} onConfirmed={onConfirmed} />
      )}
      <Days matches={ahead} />
      {over.length > 0 && (
        <details>
          <summary>
            {texts.over} ({over.length})
          </summary>
          <Days matches={over} />
        </details>
      )}
      <MutedText $size={13}>{texts.live}</MutedText>
    </Layout>
  )
}

function Confirmation({ page, token, onConfirmed }: PageProps) {
  const [confirm, { isLoading }] = useShellConfirmMatchesMutation()
  const [failure, setFailure] = useState<string | null>(null)
  if (page.confirmedAt !== null)
    return (
      <Notice tone="success" role="status">
        {texts.confirmed(page.confirmedAt)}
      </Notice>
    )
  const handleConfirm = async () => {
    setFailure(null)
    try {
      const { confirmedAt } = await confirm({ body: { token, version: page.version } }).unwrap()
      if (confirmedAt === null) setFailure(texts.changed)
    } catch (error) {
      setFailure(sentenceOf(error, texts.confirmFailed))
    }
    onConfirmed()
  }
  return (
    <Ask>
      <p>{texts.ask}</p>
      <Button
        variant="primary"
        size="lg"
        icon={<Check size={20} aria-hidden />}
        busy={isLoading}
        busyLabel={texts.confirming}
        onClick={() => void handleConfirm()}>
        {texts.confirm}
      </Button>
      {failure && (
        <Notice tone="warning" role="alert">
          {failure}
        </Notice>
      )}
    </Ask>
  )
}

function Days({ matches }: { readonly matches: readonly OfficialMatch[] }) {
  const days = [...new Set(matches.map(({ date }) => date))]
  return days.map((day) => (
    <section key={day} aria-label={texts.day(day)}>
      <Day>{texts.day(day)}</Day>
      <Rows>
        {matches
          .filter(({ date }) => date === day)
          .map((match) => (
            <Match key={match.id} match={match} />
          ))}
      </Rows>
    </section>
  ))
}

function Match({ match }: { readonly match: OfficialMatch }) {
  const { time, location, field, sport, round, home, away, colleagues, status } = match
  const state = stateOf(match)
  return (
    <li>
      <Time $isOff={status === 'cancelled'}>{time}</Time>
      <div>
        <Sides>
          {home} – {away}
        </Sides>
        <Place>{[location, field].filter(Boolean).join(' · ')}</Place>
        <MutedText $size={13}>
          {sport && <span aria-hidden>{sport.icon} </span>}
          {[sport?.name, round].filter(Boolean).join(' · ')}
        </MutedText>
        {colleagues.length > 0 && <MutedText $size={13}>{texts.colleagues(colleagues)}</MutedText>}
      </div>
      {state !== null && status === 'live' && <Badge tone="live">{state}</Badge>}
      {state !== null && status !== 'live' && (
        <Badge
          tone={status === 'finished' ? 'success' : 'warning'}
          icon={status === 'finished' ? <Check aria-hidden /> : <CalendarClock aria-hidden />}>
          {state}
        </Badge>
      )}
    </li>
  )
}

function Plain({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <FullPage>
      <Column>
        <BrandMark size={44} />
        <h1>{title}</h1>
        {children}
      </Column>
    </FullPage>
  )
}

const Layout = styled.main`
  ${gridGap('20px')}
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  max-width: 640px;
  margin-inline: auto;
  padding: 24px 16px 48px;
  summary { padding-block: 10px; cursor: pointer; font-weight: 600; }
`

const Head = styled.header`
  ${flexRow('12px')}
  > div { min-width: 0; }
  h1 { margin: 0; font: 800 1.5rem/1.25 ${font.title}; overflow-wrap: anywhere; ${clampLines(3)} }
`

const Ask = styled.section`
  ${gridGap('12px')}
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`

const Day = styled.h2`
  margin: 0 0 8px;
  ${text(16)}
`

const Rows = styled.ul.attrs({ role: 'list' })`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  li { ${flexWrap('4px 16px', 'flex-start')} padding: 14px 16px; }
  li + li { border-top: 1px solid ${color.line}; }
  li > div { flex: 1 1 12rem; min-width: 0; }
`

const Time = styled.strong<{ readonly $isOff: boolean }>`
  flex: none;
  min-width: 4rem;
  white-space: nowrap;
  font: 800 1.25rem/1.3 ${font.title};
  font-variant-numeric: tabular-nums;
  ${({ $isOff }) => $isOff && `color: ${color.muted}; text-decoration: line-through;`}
`

const Sides = styled.p`
  margin: 0;
  font-weight: 700;
  overflow-wrap: anywhere;
  ${clampLines(4)}
`

const Place = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  ${text(14)}
`

const Column = styled.div`
  ${gridGap('16px')}
  width: 100%;
  max-width: 400px;
  p { color: ${color.muted}; overflow-wrap: anywhere; }
`
