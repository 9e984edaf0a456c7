import { sentenceOf } from '@torneo/client'
import type { Match } from '@torneo/contracts/match/matches'
import type { Suspension } from '@torneo/contracts/tournament/suspensions'
import { shownName } from '@torneo/domain/competition/withdrawn'
import { formatPreviousSchedule } from '@torneo/domain/fixture/fixture-change'
import { formatDay } from '@torneo/domain/format/format-day'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { lazyPart } from '@torneo/panel/screen/lazy-modal'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { Button } from '@torneo/ui/buttons/Button'
import { Badge } from '@torneo/ui/display/Badge'
import { MutedText } from '@torneo/ui/display/MutedText'
import { OpenMark } from '@torneo/ui/display/OpenMark'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Card } from '@torneo/ui/layout/Card'
import { Row } from '@torneo/ui/layout/Row'
import { clampLines, color, flexWrap, gridGap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { useSuspensions } from '../../data/suspensions-api'
import { useSeenMatches } from '../../data/use-seen-matches'
import { Crest } from '../../parts/Crest'
import { describeSuspended } from '../../parts/suspensions/suspensions-texts'
import { upcoming, useMyMatchesQuery } from './my-team-api'
import { myTeamTexts } from './my-team-texts'
import type { NextLineUpProps } from './NextLineUp'

/** Loaded where a sport has line-ups. */
const NextLineUp = lazyPart<NextLineUpProps>(
  () => import('./NextLineUp'),
  () => null,
)

interface NextMatchesProps {
  readonly teamId: string
  /** True if the sport has line-ups: the captain sets that of the next match (B41). */
  readonly hasLineUps: boolean
}

/** The team's next matches: opponent, day, time and place. */
export function NextMatches({ teamId, hasLineUps }: NextMatchesProps) {
  const { data, error, isFetching, refetch } = useMyMatchesQuery(upcoming(teamId), refetchStale)
  useSeenMatches(data?.items)
  const suspensions = useSuspensions({ teamId })
  const next = hasLineUps ? data?.items.find(({ status }) => status === 'scheduled') : undefined
  return (
    <Root aria-labelledby="my-team-matches">
      <h2 id="my-team-matches">{myTeamTexts.matches}</h2>
      {error !== undefined && (
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              {myTeamTexts.retry}
            </Button>
          }>
          {joinSentences(myTeamTexts.matchesFailed, sentenceOf(error, ''))}
        </Notice>
      )}
      {!data && error === undefined && <SkeletonRows count={2} label={myTeamTexts.matchesLoading} />}
      {data?.items.length === 0 && (
        <Card>
          <MutedText $size={14}>{myTeamTexts.noMatches}</MutedText>
        </Card>
      )}
      {data && data.items.length > 0 && (
        <Card as="ul" role="list" $padding={0} aria-label={myTeamTexts.matches}>
          {data.items.map((match) => (
            <NextMatch
              key={match.id}
              match={match}
              teamId={teamId}
              suspended={suspensions.filter(({ matchIds, lift }) => !lift && matchIds.includes(match.id))}
              isNext={match === next}
              hasLineUp={hasLineUps && (match === next || match.status === 'live')}
            />
          ))}
        </Card>
      )}
    </Root>
  )
}

interface NextMatchProps {
  readonly match: Match
  readonly teamId: string
  /** The team's suspensions that count in that match. */
  readonly suspended: readonly Suspension[]
  /** True for the match whose line-up the captain sets. */
  readonly isNext: boolean
  /** True for a match whose line-up may wait on this device. */
  readonly hasLineUp: boolean
}

function NextMatch({ match, teamId, suspended, isNext, hasLineUp }: NextMatchProps) {
  const { homeTeamId, homeTeam, awayTeam, homeLabel, awayLabel, date, time, location, field, status } = match
  const out = describeSuspended(suspended)
  const earlier = formatPreviousSchedule(match)
  const [rival, rivalLabel] = homeTeamId === teamId ? [awayTeam, awayLabel] : [homeTeam, homeLabel]
  return (
    <MatchRow>
      {rival ? <Crest year={rival.promotionYear} tint={rival.color} /> : <OpenMark size={40} />}
      <div>
        <strong>
          {myTeamTexts.against} {rival ? shownName(rival) : (rivalLabel ?? myTeamTexts.noRival)}
        </strong>
        <p>
          <time dateTime={`${date}T${time}`}>
            {formatDay(date, Number(date.slice(0, 4)))} · {time}
          </time>{' '}
          · {[location, field].filter(Boolean).join(', ')}
        </p>
        {out && (
          <Row as="p" $wrap $gap="4px 8px">
            <Badge tone="danger">{out.label}</Badge> {out.names}
          </Row>
        )}
        {earlier && (
          <Row as="p" $wrap $gap="4px 8px">
            <Badge tone="warning">{myTeamTexts.changed}</Badge> {myTeamTexts.changedFrom(earlier)}
          </Row>
        )}
        {hasLineUp && (
          <NextLineUp
            match={match}
            teamId={teamId}
            suspended={new Set(suspended.map(({ playerId }) => playerId))}
            isNext={isNext}
          />
        )}
      </div>
      {status === 'live' && <Badge tone="live">{myTeamTexts.live}</Badge>}
    </MatchRow>
  )
}

const Root = styled.section`
  ${gridGap('12px')}
  h2 { ${text(16)} }
`

const MatchRow = styled.li`
  ${flexWrap('8px 12px')}
  padding: 12px 16px;
  & + & { border-top: 1px solid ${color.line}; }
  > div { flex: 1 1 8rem; min-width: 0; overflow-wrap: anywhere; }
  strong { ${clampLines(3)} font-weight: 600; ${text(14)} }
  p { ${clampLines(3)} margin-top: 2px; color: ${color.muted}; ${text(13)} }
`
