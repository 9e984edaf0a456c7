import { AboutDraft } from '@torneo/contracts/content/about'
import { CtaDraft } from '@torneo/contracts/content/cta'
import { GalleryGroupDraft, GalleryPhotoDraft } from '@torneo/contracts/content/gallery-groups'
import { HallOfFameDraft } from '@torneo/contracts/content/hall-of-fame'
import { HeroDraft } from '@torneo/contracts/content/hero'
import { LandingSportDraft } from '@torneo/contracts/content/landing-sports'
import { NewsDraft } from '@torneo/contracts/content/news'
import { LandingPageDraft } from '@torneo/contracts/content/pages'
import { ScheduleEventDraft } from '@torneo/contracts/content/schedule'
import { SponsorDraft } from '@torneo/contracts/content/sponsors'
import { check, type Shape } from '@torneo/contracts/fields/validation'
import { MatchEventDraft } from '@torneo/contracts/match/match-events'
import { MatchDraft } from '@torneo/contracts/match/matches'
import { AdminDraft, CaptainDraft } from '@torneo/contracts/people/users'
import { SettingsUpdate } from '@torneo/contracts/site/settings'
import { PlayerDraft, PlayersImport } from '@torneo/contracts/tournament/players'
import { PromotionDraft } from '@torneo/contracts/tournament/promotions'
import { TeamDraft } from '@torneo/contracts/tournament/teams'
import { TournamentSportDraft } from '@torneo/contracts/tournament/tournament-sports'
import { clashesOf } from '@torneo/domain/fixture/fixture-clashes'
import { slugOf } from '@torneo/domain/format/slug'
import { finishWarnings } from '@torneo/domain/match/finish-check'
import { isDecided, setRulesOf } from '@torneo/domain/match/result/sets'
import { setsError } from '@torneo/domain/match/result/sets-error'
import { describe, expect, it } from 'vitest'
import { cleanArticle, imagesOfArticle } from '../data/content/clean-article'
import { demoAccounts, demoPassword } from './accounts'
import { createDemoCalendar } from './demo-calendar'
import { demoEvents, demoMatch, demoPlayer, demoPlayers, demoStats, demoTeam } from './demo-tournament'
import { demoLanding } from './landing'
import { demoFixtures } from './tournament/fixtures'
import { demoCaptains, demoPromotions } from './tournament/promotions'
import { demoTournamentSports } from './tournament/sports'
import { demoRosters, demoSides, type Side, sideKey } from './tournament/teams'

const zone = 'America/Argentina/Buenos_Aires'
const calendar = createDemoCalendar(Date.parse('2025-11-09T09:55-03:00'), zone)
const imageAddress = (name: string) => `/api/storage/buckets/gallery/files/${name.replace(/[^0-9A-Za-z]/g, '')}/view`
const demo = demoLanding(imageAddress, calendar)

/** The body of a gallery, without derived fields. */
const sentGalleries = demo.galleryGroups.map(({ images: _, imageCount: __, ...gallery }) => gallery)

/** News and pages, without the fields that the service adds. */
const sentNews = demo.news.map(({ slug: _, images: __, fileName: ___, fileSize: ____, ...item }) => item)
const sentPages = demo.pages.map(({ title, text, file }) => ({ title, text, file }))

const idOf = (key: string | number) => String(key).replace(/[^0-9A-Za-z]/g, '')
const ids = { sport: idOf, promotion: idOf, player: idOf, team: (side: Side) => idOf(sideKey(side)) }
const matches = demoFixtures.map((fixture) => demoMatch(fixture, ids, calendar))
const events = demoFixtures
  .flatMap((fixture) => demoEvents(fixture, ids, calendar))
  .map(({ id: _, createdAt: __, updatedAt: ___, rev: ____, ...draft }) => draft)

const records: readonly (readonly [string, Shape, readonly object[]])[] = [
  ['hero', HeroDraft, [demo.hero]],
  ['about', AboutDraft, [demo.about]],
  ['call to action', CtaDraft, [demo.cta]],
  ['settings', SettingsUpdate, [demo.settings]],
  ['landing sports', LandingSportDraft, demo.landingSports],
  ['schedule', ScheduleEventDraft, demo.schedule],
  ['galleries', GalleryGroupDraft, sentGalleries],
  ['photos', GalleryPhotoDraft, sentGalleries.flatMap(({ photos }) => photos)],
  ['sponsors', SponsorDraft, demo.sponsors],
  ['hall of fame', HallOfFameDraft, demo.hallOfFame],
  ['news', NewsDraft, sentNews],
  ['pages', LandingPageDraft, sentPages],
  ['tournament sports', TournamentSportDraft, demoTournamentSports],
  ['promotions', PromotionDraft, demoPromotions],
  [
    'captains',
    CaptainDraft,
    demoCaptains.map(({ year, ...captain }) => ({ ...captain, promotionId: idOf(year), password: 'nobody-knows' })),
  ],
  ['teams', TeamDraft, demoSides.map((side) => demoTeam(side, ids))],
  ['players', PlayerDraft, demoPlayers.map(({ player, side }) => demoPlayer(player, side, ids))],
  ['rosters', PlayersImport, [...demoRosters].map(([key, players]) => ({ teamId: idOf(key), players }))],
  ['matches', MatchDraft, matches],
  ['events', MatchEventDraft, events],
]

it('formatted texts are as the service stores them, under the addresses of their titles', () => {
  for (const { title, slug, text, images } of [...demo.news, ...demo.pages])
    expect({ slug, text, images }).toEqual({
      slug: slugOf(title),
      text: cleanArticle(text),
      images: imagesOfArticle(text),
    })
})

describe('the demo data', () => {
  it.each(records)('%s: a form would send exactly this', (_name, shape, drafts) => {
    expect(drafts.length).toBeGreaterThan(0)
    // Equal, not merely valid: nothing is trimmed, completed or unknown.
    for (const draft of drafts) expect(check(shape, draft)).toEqual({ ok: true, value: draft })
  })

  it('shows no photo twice in one gallery', () => {
    for (const { title, photos } of demo.galleryGroups)
      expect([title, new Set(photos.map(({ url }) => url)).size]).toEqual([title, photos.length])
  })

  it('has four accounts, one of each role', () => {
    for (const { email, name, role } of demoAccounts.filter((account) => account.role !== 'team_captain')) {
      expect(check(AdminDraft, { email, name, role, password: demoPassword })).toMatchObject({ ok: true })
    }
    expect(new Set(demoAccounts.map(({ role }) => role)).size).toBe(4)
  })

  it('has promotions of three categories, over thirty years, each with a colour of its own that white text is readable on', () => {
    const years = demoPromotions.map(({ year }) => year)
    expect([years.length, Math.min(...years), Math.max(...years), new Set(years).size]).toEqual([16, 1985, 2015, 16])
    expect(new Set(demoPromotions.map(({ category }) => category)).size).toBe(3)
    expect(new Set(demoPromotions.map(({ color }) => color)).size).toBe(16)
    for (const { name, color } of demoPromotions) expect([name, contrastToWhite(color) >= 4.5]).toEqual([name, true])
  })

  it('gives every team a full roster: no number twice, and no player in two teams', () => {
    const rosters = [...demoRosters.values()]
    expect([rosters.length, demoSides.length]).toEqual([24, 24])
    for (const players of rosters) {
      expect(players.length).toBeGreaterThanOrEqual(8)
      expect(players.length).toBeLessThanOrEqual(18)
      expect(new Set(players.map(({ number }) => number)).size).toBe(players.length)
    }
    expect(new Set(rosters.map(({ length }) => length)).size).toBeGreaterThan(3)
    const names = rosters.flat().map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('sends every team out once a round, to another rival each time', () => {
    for (const side of demoSides) {
      const played = demoFixtures.filter(({ home, away }) => [home, away].some((one) => sideKey(one) === sideKey(side)))
      const rivals = played.map(({ home, away }) => sideKey(sideKey(home) === sideKey(side) ? away : home))
      expect([sideKey(side), played.map(({ slot }) => slot.round), new Set(rivals).size]).toEqual([
        sideKey(side),
        [1, 2, 3],
        3,
      ])
    }
  })

  it('plays on both days of the event, without clashes', () => {
    const fixtures = matches.map((match, index) => ({ ...match, id: String(index), status: 'scheduled' as const }))
    const durations = new Map(demoTournamentSports.map(({ name, rules }) => [idOf(name), rules.matchDuration]))
    expect(
      fixtures.flatMap((fixture) =>
        clashesOf(fixture, fixtures, { durationOf: (sportId) => durations.get(sportId) ?? NaN }),
      ),
    ).toEqual([])
    expect(new Set(matches.map(({ date }) => date))).toEqual(new Set(['2025-11-08', '2025-11-09']))
    expect(new Set(matches.map(({ location, field }) => `${location} ${field}`)).size).toBe(5)
    const busy = matches.map(({ date, time, referee }) => `${date} ${time} ${referee}`)
    expect(new Set(busy).size).toBe(busy.length)
  })

  it('has played the day before, and two matches of today have begun', () => {
    const count = (day: number, status: string) =>
      demoFixtures.filter((fixture) => fixture.day === day && fixture.state.status === status).length
    expect([count(-1, 'finished'), count(0, 'live'), count(0, 'scheduled'), demoFixtures.length]).toEqual([
      24, 2, 10, 36,
    ])
    expect(demoFixtures.filter(({ state }) => state.isLive)).toHaveLength(1)
  })

  it('has matches that add up: goals, cards and minutes', () => {
    const detailed = demoFixtures.filter(({ events: happened }) => happened.length > 0)
    expect(detailed).toHaveLength(22)
    for (const { home, away, state, events: happened } of detailed) {
      const named = happened.map(({ side, player, assist, ...event }) => ({
        ...event,
        teamId: sideKey(side),
        playerId: player,
        assistPlayerId: assist,
      }))
      const match = { ...state, homeTeamId: sideKey(home), awayTeamId: sideKey(away) }
      const { rules } = demoTournamentSports.find(({ name }) => name === home.sport) ?? {
        rules: { matchDuration: NaN, hasHalves: true },
      }
      const warnings = finishWarnings(
        match,
        named,
        state.status === 'live' ? { matchDuration: state.currentMinute, hasHalves: false } : rules,
        0,
      )
      expect([sideKey(home), warnings]).toEqual([sideKey(home), []])
      expect(
        named.filter(
          ({ minute, playerId, assistPlayerId }) => minute > state.currentMinute || playerId === assistPlayerId,
        ),
      ).toEqual([])
    }
  })

  it('has sets as their rules allow, which win the match', () => {
    const played = demoFixtures.filter(({ home, state }) => home.sport === 'Vóley mixto' && state.status === 'finished')
    const rules = setRulesOf(demoTournamentSports.find(({ name }) => name === 'Vóley mixto')?.rules ?? {})
    expect(
      played.map(({ state }) => ['sets' in state && setsError(state.sets ?? [], rules), isDecided(state, rules)]),
    ).toEqual(Array(4).fill([null, true]))
  })

  it('has played matches in every table and many scorers', () => {
    expect([...demoStats.teams.values()].map(({ played }) => played)).toEqual(demoSides.map(() => 2))
    const goals = [...demoStats.players.values()].map((player) => player.goals).toSorted((a, b) => b - a)
    expect(goals[0]).toBeGreaterThan(2)
    expect(goals.filter((count) => count > 0).length).toBeGreaterThan(30)
  })
})

/** Every hour of two days, on one of which the clocks skip an hour, in zones on both sides of Greenwich. */
const starts = [
  ['America/Argentina/Buenos_Aires', '2026-12-31T03:07:00Z'],
  ['America/Santiago', '2026-09-06T00:02:00Z'],
  ['Europe/Madrid', '2028-03-26T00:59:00Z'],
].flatMap(([timeZone = '', first = '']) =>
  Array.from({ length: 24 }, (_, hour) => [timeZone, Date.parse(first) + hour * 3_600_000] as const),
)

describe('the demo on the day that it is written', () => {
  it.each(starts)('is in the middle of its tournament: %s, %i', (timeZone, now) => {
    const placed = createDemoCalendar(now, timeZone)
    const minutes = (fixture: (typeof demoFixtures)[number]) =>
      (placed.instant(placed.kickOff(fixture.day, fixture.time)) - now) / 60_000
    const of = (status: string) => demoFixtures.filter(({ state }) => state.status === status).map(minutes)
    for (const since of of('live')) expect([-since >= 23, -since <= 28]).toEqual([true, true])
    expect(Math.max(...of('finished'))).toBeLessThan(-120)
    // One match is late, and one is about to be.
    expect(of('scheduled').filter((until) => until <= 0).length).toBeLessThanOrEqual(2)
    expect(Math.max(...of('scheduled'))).toBeLessThan(120)
    const landing = demoLanding(imageAddress, placed)
    expect(JSON.stringify(landing)).not.toMatch(/\{(?:año|día)|NaN|Invalid/)
    for (const { url, year } of landing.galleryGroups.flatMap(({ photos }) => photos))
      expect([url, Number(year) <= placed.year]).toEqual([url, true])
    for (const event of landing.schedule) expect(check(ScheduleEventDraft, event)).toEqual({ ok: true, value: event })
  })

  it('names its days as people do', () => {
    expect(calendar.words('Edición {año}, antes {año-1}: del {día-16} al {día}')).toBe(
      'Edición 2025, antes 2024: del 24 de octubre de 2025 al 9 de noviembre de 2025',
    )
    expect(calendar.words('{día-1/día+1}')).toBe('8–10 de noviembre de 2025')
  })
})

/** Contrast with white by WCAG 2. */
function contrastToWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
