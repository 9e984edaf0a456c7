import type { PublicGeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { Match } from '@torneo/contracts/match/matches'
import type { PublicTournament } from '@torneo/contracts/site/public'
import type { Tournament } from '@torneo/contracts/tournament/tournaments'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { formatRound } from '@torneo/domain/match/format-round'
import type { FirstScreen } from '@torneo/domain/match/list/first-screen'
import { formatScore, hasScore } from '@torneo/domain/match/list/match-state'
import { dayTitle, formatRoundAndPlace, formatDisplayState } from '@torneo/domain/match/list/match-words'
import { sideName } from '@torneo/domain/match/side-name'
import { escaped, property } from '@torneo/domain/site/head-tags'
import type { PageData } from './App'
import { championsAddress, championsPath } from './champions/champions-address'
import { championsTexts } from './champions/champions-texts'
import { cupAddress, pathAddress, viewAddress } from './chosen-address'
import { competitionTexts } from './competition/competition-texts'
import { finalOf, knockoutsOf, namesOf, teamsOf } from './competition/competition-views'
import { cupTexts } from './general-cup/cup-texts'
import { liveTexts } from './live-texts'
import { matchAddress, pageAddress } from './matches/open-match'

/** Title of a page, and preview of links to it. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly siteName: string
  /** Path below the public address. */
  readonly path: string
  readonly image?: string
}

export function tournamentHead(name: string, year: number | undefined): PageHead {
  return {
    title: liveTexts.pageOf(name),
    siteName: name,
    path: pageAddress,
    description: liveTexts.aboutPage(year === undefined ? '' : `${liveTexts.edition(year)}: `),
  }
}

/** Builds the head of the page of all champions, or of a promotion's years. */
export function championsHead({
  tournament: { tournament, promotions },
  champions,
}: Pick<PageData, 'tournament' | 'champions'>): PageHead {
  const name = tournament?.name ?? liveTexts.page
  const promotion = promotions.find(({ id }) => id === champions?.promotionId)
  return {
    title: `${promotion?.name ?? championsTexts.title} · ${name}`,
    siteName: name,
    path: promotion ? championsAddress(promotion.id) : championsPath,
    description: promotion ? championsTexts.promotion : championsTexts.title,
  }
}

/** Builds the head of the Copa General: its champion, or who leads it. */
export function cupHead(cup: PublicGeneralCup, { name = liveTexts.page, year }: Partial<Tournament>): PageHead {
  const head = tournamentHead(name, year)
  const champion = cup.champions.all
  const [first, second] = cup.table
  const leader = first && first.points > 0 && second?.position !== 1 ? first : null
  const words = champion
    ? cupTexts.champion(champion.name, cup.name)
    : leader && cupTexts.leads(leader.promotion.name, leader.points)
  return {
    ...head,
    title: `${cup.name} · ${name}`,
    path: `${pageAddress}${cupAddress}`,
    ...(words && { description: joinSentences(words, head.description) }),
  }
}

interface ViewRequest {
  readonly tournament: PublicTournament
  readonly part: FirstScreen
  /** Sport in the address. */
  readonly sport: string | null
}

const titleOfView = (view: FirstScreen['view'] | null): string | null =>
  view === 'llave' ? competitionTexts.bracket : view === 'zonas' ? competitionTexts.zones : null

/** Builds the head of a view of a sport's competition, with the picture of its champion, its final or its bracket. */
export function competitionHead({ tournament, part, sport: requested }: ViewRequest): PageHead {
  const { name = liveTexts.page, year } = tournament.tournament ?? {}
  const head = tournamentHead(name, year)
  const competition = tournament.competitions?.[part.sport]
  const sport = tournament.sports.find(({ id }) => id === part.sport)
  if (!competition || !sport) return head
  const champions = namesOf((competition.podium ?? []).flatMap(({ place, team }) => (place === 1 ? team : [])))
  const view = part.view ?? null
  const team = view === 'camino' ? teamsOf(competition).find(({ id }) => id === part.team) : undefined
  const decided = knockoutsOf(competition).flatMap(({ ties }) => ties.filter(({ winnerTeamId }) => winnerTeamId))
  const [cup] = knockoutsOf(competition)
  const final = cup && finalOf(cup)
  const finalMatch = final?.homeTeam && final.awayTeam && final.matchId
  const image = finalMatch && !champions ? `${matchAddress(finalMatch)}.png` : `${pageAddress}/deporte/${sport.id}.png`
  const title = team ? competitionTexts.path(team) : titleOfView(view)
  return {
    ...head,
    ...(title ? { title: `${title} · ${sport.name} · ${name}` } : {}),
    ...(champions
      ? { description: joinSentences(competitionTexts.championOf(sport.name, champions), head.description) }
      : {}),
    ...(requested === null
      ? {}
      : { path: pageAddress + (team ? pathAddress(sport.id, team.id) : viewAddress(sport.id, view)) }),
    // Apps cache images: the address changes with each decided tie.
    ...(cup && (champions || view) ? { image: `${image}?v=${competition.rev}-${decided.length}` } : {}),
  }
}

/** Formats 'Promo 98 2 – 1 Promo 05', or with 'vs' before the match; of a tie 'Final: Promo 98 – Promo 05'. */
function titleOf(match: Match): string {
  const tie = match.tieId ? formatRound(match) : null
  const middle = hasScore(match) ? formatScore(match) : tie ? '–' : liveTexts.versus
  return `${tie ? `${tie}: ` : ''}${sideName(match, 'home')} ${middle} ${sideName(match, 'away')}`
}

/** Builds the head of a match. Apps cache images, so the image address carries the rev to show the current score. */
export function matchHead(match: Match, siteName: string, today: string): PageHead {
  const state = formatDisplayState(match)
  return {
    title: [titleOf(match), state].filter(Boolean).join(' · '),
    siteName,
    path: matchAddress(match.id),
    description: [match.sport?.name, `${dayTitle(match.date, today)}, ${match.time}`, formatRoundAndPlace(match)]
      .filter(Boolean)
      .join(' · '),
    image: `${matchAddress(match.id)}.png?v=${match.rev}`,
  }
}

/** Renders the tags of a head. `origin`: the public address, or '' if unknown. */
export function headTags({ title, description, siteName, path, image }: PageHead, origin: string): string {
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...(origin ? [`<link rel="canonical" href="${escaped(origin + path)}" />`] : []),
    property('og:title', title),
    property('og:description', description),
    property('og:url', origin + path),
    property('og:site_name', siteName),
    property('og:type', 'website'),
    property('og:locale', 'es'),
    ...(image
      ? [
          property('og:image', origin + image),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          property('og:image:alt', title),
        ]
      : []),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />`,
  ].join('\n    ')
}
