import { useEffect, useRef, useState } from 'react'
import type { Match } from '@torneo/contracts/matches'
import { liveTexts } from '../live-texts'
import { matchTitle, scoreSaid, teamName } from '../words/match-words'
import { matchNews, type MatchNews } from './match-news'

/** What was just added to the figures of a match; 0 is not lit. */
export interface Lit {
  readonly home: number
  readonly away: number
}

/** How long a figure stays lit. */
const litMs = 8000

export interface News {
  /** For readers: what happened last. */
  readonly said: string
  /** By match. */
  readonly lit: ReadonlyMap<string, Lit>
}

function sentence(news: MatchNews): string {
  const { match } = news
  const score = scoreSaid(match)
  if (news.kind !== 'scored') return { started: liveTexts.started(matchTitle(match)), ended: liveTexts.ended(score), corrected: liveTexts.corrected(score) }[news.kind]
  if (news.home > 0 && news.away > 0) return liveTexts.scoreNow(score)
  return liveTexts.scored(teamName(news.home > 0 ? match.homeTeam : match.awayTeam), score)
}

/** What was added stays lit beside the figure that it led to, not beside one that was put right. */
function litAfter(lit: News['lit'], fresh: readonly MatchNews[]): News['lit'] {
  const after = new Map(lit)
  for (const news of fresh) {
    if (news.kind === 'scored') after.set(news.match.id, news)
    else if (news.kind === 'corrected') after.delete(news.match.id)
  }
  return after
}

const quiet: News = { said: '', lit: new Map() }

/** What has just happened, from how the matches change; null until they are first there. */
export function useNews(matches: readonly Match[] | null): News {
  const before = useRef<readonly Match[] | null>(null)
  const [news, setNews] = useState(quiet)

  useEffect(() => {
    const fresh = before.current && matches ? matchNews(before.current, matches) : []
    before.current = matches
    if (fresh.length === 0) return
    setNews(({ lit }) => ({ said: fresh.map(sentence).join('. '), lit: litAfter(lit, fresh) }))
  }, [matches])

  useEffect(() => {
    if (news.lit.size === 0) return
    const timer = setTimeout(() => setNews(({ said }) => ({ said, lit: quiet.lit })), litMs)
    return () => clearTimeout(timer)
  }, [news])

  return news
}
