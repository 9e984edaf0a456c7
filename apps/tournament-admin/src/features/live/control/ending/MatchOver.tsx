import { useMatches, useToast } from '@torneo/client'
import type { Match } from '@torneo/contracts/match/matches'
import { decidedCup } from '@torneo/domain/match/format-round'
import { formatScore, displayStateOf, walkoverLabels } from '@torneo/domain/match/list/match-state'
import { formatSet } from '@torneo/domain/match/result/sets'
import { decidingShootout, winnerOf } from '@torneo/domain/match/result/shootout'
import { sideName } from '@torneo/domain/match/side-name'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { copyText } from '@torneo/panel/access/copy-text'
import { useCapabilities } from '@torneo/panel/screen/use-capabilities'
import { Button } from '@torneo/ui/buttons/Button'
import { TeamName } from '@torneo/ui/display/TeamName'
import { Card } from '@torneo/ui/layout/Card'
import { Row } from '@torneo/ui/layout/Row'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { color, font, radius, text } from '@torneo/ui/theme/tokens'
import { CalendarClock, ChevronRight, History, RotateCcw, Share2, Trophy } from 'lucide-react'
import styled from 'styled-components'
import { type EndingKind, endingsOf } from '../../../../parts/endings/ending-kinds'
import { endingsTexts } from '../../../../parts/endings/endings-texts'
import { LinkButton } from '../../../../parts/LinkButton'
import { matchTitle, formatPlace, teamName } from '../../../../parts/match-labels'
import { TeamMark } from '../../../../parts/TeamMark'
import { formatKickoff } from '../../format-kickoff'
import { listTexts } from '../../list/list-texts'
import { liveTexts as texts } from '../../live-texts'
import { scoringTexts, setTexts } from '../../scoring-texts'
import { LiveBadge } from '../frame/LiveBadge'

interface MatchOverProps {
  readonly headingId: string
  readonly match: Match
  /** True while the action that ended the match is unsent. */
  readonly isUnsent: boolean
  readonly back: string
  readonly isReopening: boolean
  readonly onReopen: () => void
  /** Absent without permission to see the history. */
  readonly onHistory?: (() => void) | undefined
  /** Absent without permission to change the ending. */
  readonly onEnd?: ((kind: EndingKind) => void) | undefined
}

function headlineOf(match: Match, isUnsent: boolean): readonly [title: string, why: string] {
  const { result, interruption } = match
  switch (displayStateOf(match)) {
    case 'walkover':
      return [
        texts.walkoverTitle,
        texts.walkoverWhy(sideName(match, result?.absent === 'home' ? 'home' : 'away'), result?.reason ?? ''),
      ]
    case 'walkoverOfBoth':
      return [texts.walkoverTitle, texts.nobodyCameWhy(result?.reason ?? '')]
    case 'retired':
    case 'awarded':
      return [
        walkoverLabels[displayStateOf(match) === 'retired' ? 'retired' : 'awarded'],
        texts.givenWhy(result?.reason ?? ''),
      ]
    case 'abandoned':
      return [texts.abandonedTitle, texts.abandonedWhy(interruption?.reason ?? '')]
    case 'postponed':
      return [texts.postponedTitle, texts.postponedWhy(interruption?.reason ?? '')]
    case 'cancelled':
      return [texts.cancelledTitle, texts.cancelledWhy]
    case 'finished':
    case 'live':
    case 'scheduled':
      return [
        texts.finishedTitle,
        isUnsent ? texts.finishedUnsent : scoringTexts[scoringOf(match.sport).kind].finishedWhy,
      ]
  }
}

const kickoffOf = ({ date, time }: Match) => `${date} ${time}`

/** Finds the next match on the same field. */
function nextOnField(match: Match, matches: readonly Match[] | null): Match | null {
  const later = (matches ?? []).filter(
    (one) =>
      one.id !== match.id &&
      one.field !== '' &&
      formatPlace(one) === formatPlace(match) &&
      (one.status === 'live' || (one.status === 'scheduled' && kickoffOf(one) >= kickoffOf(match))),
  )
  return later.toSorted((one, other) => kickoffOf(one).localeCompare(kickoffOf(other)))[0] ?? null
}

/** Result of a match that can no longer be controlled (spec 2 §4), with links onward. */
export function MatchOver({
  headingId,
  match,
  isUnsent,
  back,
  isReopening,
  onReopen,
  onHistory,
  onEnd,
}: MatchOverProps) {
  const { status, homeTeam, awayTeam } = match
  const isFinished = status === 'finished'
  const { canControl, canSchedule, canSeeTables } = useCapabilities()
  const found = nextOnField(match, useMatches().data)
  const next = found && canControl(found) ? found : null
  const [title, why] = headlineOf(match, isUnsent)
  const share = useShare(match)
  const cup = isFinished ? decidedCup(match) : null
  return (
    <Root as="section" $padding={24} aria-labelledby={headingId} data-toasts="low">
      <Row $wrap $justify="center" $gap="4px 10px">
        <LiveBadge status={status} />
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
      </Row>
      <Score aria-label={`${matchTitle(match)}: ${formatScore(match)}`} role="group">
        <Side>
          <TeamMark team={homeTeam} />
          <TeamName name={teamName(homeTeam)} other={teamName(awayTeam)} lines={3} />
        </Side>
        <strong>{formatScore(match)}</strong>
        <Side>
          <TeamMark team={awayTeam} />
          <TeamName name={teamName(awayTeam)} other={teamName(homeTeam)} lines={3} />
        </Side>
      </Score>
      <Outcome match={match} />
      <p>{why}</p>
      <Row $wrap $gap={12} $align="normal" $justify="center">
        {isFinished && (
          <Button
            size="lg"
            variant="primary"
            icon={<Share2 size={18} aria-hidden />}
            onClick={({ currentTarget }) => void share(currentTarget)}>
            {texts.share}
          </Button>
        )}
        {onEnd &&
          endingsOf(match).map((kind) => (
            <Button key={kind} size="lg" icon={<CalendarClock size={18} aria-hidden />} onClick={() => onEnd(kind)}>
              {endingsTexts.labels[kind]}
            </Button>
          ))}
        {!isUnsent && (
          <Button size="lg" icon={<RotateCcw size={18} aria-hidden />} busy={isReopening} onClick={onReopen}>
            {texts.reopen}
          </Button>
        )}
      </Row>
      {next && (
        <NextMatch>
          <span>{texts.nextOnField(next.field)}</span>
          <LinkButton to={`/tournament/live?partido=${next.id}`} $size="lg">
            {matchTitle(next)} · {formatKickoff(next)}
            <ChevronRight size={18} aria-hidden />
          </LinkButton>
        </NextMatch>
      )}
      <Row $wrap $gap={12} $align="normal" $justify="center">
        <LinkButton to={back} $size="lg">
          {texts.back}
          <VisuallyHidden> (lista)</VisuallyHidden>
        </LinkButton>
        {(isFinished ? canSeeTables : canSchedule) && (
          <LinkButton
            to={isFinished ? `/tournament/standings?deporte=${match.sportId}` : '/tournament/fixtures'}
            $size="lg">
            {isFinished ? texts.seeStandings : listTexts.seeFixtures}
          </LinkButton>
        )}
        {cup !== null && canSchedule && (
          <LinkButton to="/tournament/competition/closing" $size="lg">
            {texts.seeClosing}
          </LinkButton>
        )}
        {onHistory && (
          <Button variant="ghost" size="lg" icon={<History size={18} aria-hidden />} onClick={onHistory}>
            {texts.history}
          </Button>
        )}
      </Row>
    </Root>
  )
}

/** Sets, shoot-out and cup that decided the match. */
function Outcome({ match }: { readonly match: Match }) {
  const isFinished = match.status === 'finished'
  const shootout = decidingShootout(match)
  const winner =
    isFinished && shootout && shootout.home !== shootout.away ? (shootout.home > shootout.away ? 'home' : 'away') : null
  const cup = isFinished ? decidedCup(match) : null
  const champion = cup === null ? null : winnerOf(match)
  return (
    <>
      {match.sets && match.sets.length > 0 && (
        <p>
          {setTexts.sets}: {match.sets.map(formatSet).join(' · ')}
        </p>
      )}
      {winner && shootout && (
        <p>
          {texts.wonOnPenalties(
            teamName(match[`${winner}Team`]),
            shootout[winner],
            shootout[winner === 'home' ? 'away' : 'home'],
          )}
        </p>
      )}
      {champion && cup !== null && (
        <Champion>
          <Trophy size={20} aria-hidden /> {texts.champion(cup, teamName(match[`${champion}Team`]))}
        </Champion>
      )}
    </>
  )
}

/** Shares the result with a link to the families' page through the device's share sheet, or copies the link. */
function useShare(match: Match): (button: HTMLElement) => Promise<void> {
  const toast = useToast()
  return async (button) => {
    const url = `${location.origin}/en-vivo/partido/${match.id}`
    const text = texts.shared(
      `${teamName(match.homeTeam)} ${formatScore(match)} ${teamName(match.awayTeam)}`,
      match.status === 'finished',
    )
    if ('share' in navigator) {
      // Closing the share sheet rejects, but is not a failure.
      await navigator.share({ text, url }).catch(() => undefined)
      return
    }
    if (await copyText(`${text} ${url}`, button)) toast.success(listTexts.copied)
    else toast.warning(texts.shareFailed)
  }
}

const Root = styled(Card)`
  grid-area: board;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 16px;
  text-align: center;
  h2 { ${text(20)} }
  > p { max-width: 48ch; color: ${color.muted}; text-wrap: pretty; ${text(14)} }
`

const Champion = styled.strong`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  padding: 8px 16px;
  border-radius: ${radius.card};
  background: ${color.goldSoft};
  overflow-wrap: anywhere;
  ${text(16)}
  > svg { flex: none; color: ${color.gold}; }
`

const Score = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  width: 100%;
  strong { font-family: ${font.title}; font-weight: 800; white-space: nowrap; ${text(32)} }
`

const Side = styled.span`
  display: grid;
  justify-items: center;
  gap: 6px;
  min-width: 0;
  font-weight: 600;
  ${text(14)}
`

const NextMatch = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
  > span { color: ${color.muted}; ${text(13)} }
`
