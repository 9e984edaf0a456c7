import { useEffect, useRef, useState } from 'react'
import type { MatchSide } from '@torneo/contracts/match-commands'
import type { Match } from '@torneo/contracts/matches'
import { liveTexts } from '../live-texts'
import { matchTitle, scoreSaid, teamName } from '../words/match-words'
import { matchNews, type MatchNews } from './match-news'

/** Whose figure is lit: a side's, or both. */
export type Lit = MatchSide | 'both'

/** How long a figure stays lit. */
const litMs = 8000

export interface News {
  /** For readers: what happened last. */
  readonly said: string
  /** By match. */
  readonly lit: ReadonlyMap<string, Lit>
}

function sentence({ kind, match, side }: MatchNews): string {
  if (kind === 'started') return liveTexts.started(matchTitle(match))
  if (kind === 'ended') return liveTexts.ended(scoreSaid(match))
  if (kind === 'corrected') return liveTexts.corrected(scoreSaid(match))
  return side ? liveTexts.scored(teamName(match[`${side}Team`]), scoreSaid(match)) : liveTexts.scoreNow(scoreSaid(match))
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
    const scored = fresh.filter(({ kind }) => kind === 'scored')
    setNews(({ lit }) => ({
      said: fresh.map(sentence).join('. '),
      lit: new Map([...lit, ...scored.map(({ match, side }) => [match.id, side ?? 'both'] as const)]),
    }))
  }, [matches])

  useEffect(() => {
    if (news.lit.size === 0) return
    const timer = setTimeout(() => setNews(({ said }) => ({ said, lit: quiet.lit })), litMs)
    return () => clearTimeout(timer)
  }, [news])

  return news
}
