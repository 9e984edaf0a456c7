import { describe, expect, it, test } from 'vitest'
import { type CardMatch, suspends, suspensionsOf } from './suspensions'

const card = (type: string, playerId: string, minute: number, teamId: string) => ({ type, playerId, minute, teamId })
const y = (playerId = 'ana', minute = 10, teamId = 't') => card('yellow_card', playerId, minute, teamId)
const r = (playerId = 'ana', minute = 50, teamId = 't') => card('red_card', playerId, minute, teamId)
const twoYellows = [y('ana', 10), y('ana', 50), r()]

const played = (...events: CardMatch['events'][number][]) => ({ status: 'finished', events }) as const
const open = { status: 'scheduled', events: [] } as const
const walkoverOf = (absent: 'home' | 'away') => ({ result: { kind: 'walkover', absent, reason: '' } }) as const
const walkover = walkoverOf('home')
const interruption = { kind: 'abandoned', reason: '', date: '2025-11-11', time: '16:00' } as const
const abandoned = { status: 'cancelled', events: [r()] } as const

/** The team's matches, called m1, m2 and so on. */
type Unnamed = Omit<CardMatch, 'id' | 'date' | 'homeTeamId'>
const named = (matches: readonly Unnamed[]): CardMatch[] =>
  matches.map((match, index) => ({ id: `m${index + 1}`, date: `2025-11-${10 + index}`, homeTeamId: 't', ...match }))
/** Formats the suspensions as 'ana red m1, 2: m2 m3'. */
const found = (matches: readonly Unnamed[], rules: Parameters<typeof suspensionsOf>[2]) =>
  suspensionsOf('t', named(matches), rules).map(
    ({ playerId, cause, matchId, left, matchIds, lift }) =>
      `${playerId} ${cause} ${matchId}, ${left}: ${matchIds.join(' ')}${lift ? ` (${lift.by}: ${lift.reason})` : ''}`,
  )

const on = { suspendAfterYellows: 3, suspendAfterRed: 2 }

describe('suspended players', () => {
  test.each([
    ['nobody without cards', [played(), open], on, []],
    ['two of three yellow cards', [played(y()), played(y()), open], on, []],
    ['the third one', [played(y()), played(y()), played(y()), open, open], on, ['ana yellows m3, 1: m4']],
    ['the third one, served', [played(y()), played(y()), played(y()), played(), open], on, []],
    [
      'the sixth one',
      [played(y()), played(y()), played(y()), played(), played(y()), played(y()), played(y()), open],
      on,
      ['ana yellows m7, 1: m8'],
    ],
    [
      'each yellow card, two at once',
      [played(y(), y('ana', 20)), open, open],
      { suspendAfterYellows: 1 },
      ['ana yellows m1, 2: m2 m3'],
    ],
    ['a red card', [played(r()), open, open, open], on, ['ana red m1, 2: m2 m3']],
    ['one match of it served', [played(r()), played(), open, open], on, ['ana red m1, 1: m3']],
    ['more than there are matches', [played(r()), open], on, ['ana red m1, 2: m2']],
    ['none to come', [played(r())], on, ['ana red m1, 2: ']],
    [
      'two yellow cards and the red one: the yellow ones do not add up',
      [played(y()), played(y()), played(...twoYellows), open, open, open],
      on,
      ['ana red m3, 2: m4 m5'],
    ],
    [
      'a yellow card before a direct red one adds up',
      [played(y()), played(y()), played(y(), r()), open, open, open, open],
      on,
      ['ana red m3, 3: m4 m5 m6'],
    ],
    [
      'two yellow cards where red ones do not suspend',
      [played(y()), played(...twoYellows), open],
      { suspendAfterYellows: 3 },
      ['ana yellows m2, 1: m3'],
    ],
    ['red cards where only yellow ones suspend', [played(r()), open], { suspendAfterYellows: 3 }, []],
    ['the other team', [played(r('eva', 50, 'u')), open], on, []],
    ['somebody unknown', [played(r('')), open], on, []],
    [
      'two of a team',
      [played(r(), r('eva')), open],
      { suspendAfterRed: 1 },
      ['ana red m1, 1: m2', 'eva red m1, 1: m2'],
    ],
    [
      'another red card while suspended: one after the other',
      [played(r()), played(r()), open, open, open, open],
      on,
      ['ana red m1, 1: m3', 'ana red m2, 2: m4 m5'],
    ],
    ['nobody where both are off', [played(r(), y(), y()), open], {}, []],
  ])('%s', (_case, matches, rules, expected) => {
    expect(found(matches, rules)).toEqual(expected)
  })
})

describe('matches that count', () => {
  test.each([
    [
      'a live one waits: its cards count at its end, it serves at its end',
      [played(r()), { ...played(r('eva')), status: 'live' }, open],
      ['ana red m1, 1: m2'],
    ],
    ['a reopened one counts no more', [{ ...played(r()), status: 'live' }, open], []],
    [
      'a walkover serves nothing for who did not come',
      [played(r()), { ...played(), ...walkover }, open],
      ['ana red m1, 1: m3'],
    ],
    ['and serves for the side that came', [played(r()), { ...played(), ...walkoverOf('away') }, open], []],
    ['and its cards count for nobody', [{ ...played(r()), ...walkover }, open], []],
    [
      'a cancelled one neither',
      [played(r()), { status: 'cancelled', events: [r('eva')] }, open],
      ['ana red m1, 1: m3'],
    ],
    ['an abandoned one waits', [abandoned, open], []],
    [
      'closed as it stands, it counts and serves',
      [played(r('eva')), { ...abandoned, status: 'finished' }, open],
      ['ana red m2, 1: m3'],
    ],
    [
      'one with a new date is the next one',
      [played(r()), { status: 'scheduled', events: [y()] }, open],
      ['ana red m1, 1: m2'],
    ],
    ['an older one that is still to be played serves too', [open, played(r()), open], ['ana red m2, 1: m1']],
  ] as const)('%s', (_case, matches, expected) => {
    expect(found(matches, { suspendAfterRed: 1 })).toEqual(expected)
  })
})

describe('endings that serve a suspension, by the choice of the sport (B49)', () => {
  const [came, absent] = [
    { ...played(), ...walkoverOf('away') },
    { ...played(), ...walkoverOf('home') },
  ]
  const stopped = { status: 'cancelled', interruption, events: [] } as const
  test.each([
    ['a walkover, for both sides', absent, { walkoverServes: 'both' }, true],
    ['a walkover, for none', came, { walkoverServes: 'none' }, false],
    ['an abandoned match', stopped, { abandonedServes: true }, true],
    ['an abandoned match by default', stopped, {}, false],
    [
      'an abandoned one with a new date, which is the next',
      { ...stopped, status: 'scheduled' },
      { abandonedServes: true },
      false,
    ],
    [
      'a postponed one',
      { ...stopped, interruption: { ...interruption, kind: 'postponed' } },
      { abandonedServes: true },
      false,
    ],
    ['a cancelled one', { ...stopped, interruption: null }, { abandonedServes: true }, false],
  ] as const)('%s', (_case, match, rules, isServed) => {
    expect(found([played(r()), match, open], { suspendAfterRed: 1, ...rules })).toHaveLength(isServed ? 0 : 1)
  })
})

describe('a sanction', () => {
  const sanction = { playerId: 'ana', matches: 3, reason: 'Agresión', by: { id: 'c', name: 'Carla' }, at: '2025-11-15' }
  const sent = { ...played(r(), r('eva')), sanctions: [sanction] }

  it('makes one suspension of one player longer than the rule does', () => {
    expect(found([sent, open, open, open], { suspendAfterRed: 1 })).toEqual([
      'ana red m1, 3: m2 m3 m4',
      'eva red m1, 1: m2',
    ])
    expect(found([sent, played(), played(), open], { suspendAfterRed: 1 })).toEqual(['ana red m1, 1: m4'])
    expect(found([sent, played(), played(), played(), open], { suspendAfterRed: 1 })).toEqual([])
  })

  it('never makes it shorter, and means nothing without the card', () => {
    expect(found([sent, open], { suspendAfterRed: 5 })).toContain('ana red m1, 5: m2')
    expect(found([{ ...sent, events: [y()] }, open], { suspendAfterRed: 1 })).toEqual([])
  })

  it('is known with the matches of the rule, also once they are served', () => {
    const listed = suspensionsOf(
      't',
      named([sent, played(), played(), played()]),
      { suspendAfterRed: 1 },
      { served: true },
    )
    expect(listed.map(({ playerId, byRule, total, left }) => [playerId, byRule, total, left])).toEqual([
      ['ana', 1, 3, 0],
      ['eva', 1, 1, 0],
    ])
    expect(listed[0]?.sanction).toEqual({ matches: 3, reason: 'Agresión', by: 'Carla', at: '2025-11-15' })
  })
})

describe('a lifted suspension', () => {
  const lift = { playerId: 'ana', reason: 'Descargo', by: { id: 'c', name: 'Carla' }, at: '2025-11-15T10:00:00.000Z' }

  it('is listed as lifted until its matches are over', () => {
    const lifted = { ...played(r()), lifts: [lift] }
    expect(found([lifted, open, open, open], on)).toEqual(['ana red m1, 2: m2 m3 (Carla: Descargo)'])
    expect(found([lifted, played(), open, open], on)).toEqual(['ana red m1, 1: m3 (Carla: Descargo)'])
    expect(found([lifted, played(), played(), open], on)).toEqual([])
  })

  it('applies to one player and one match: other suspensions start with the next match', () => {
    expect(
      found([{ ...played(r(), r('eva')), lifts: [lift] }, played(r()), open, open], { suspendAfterRed: 1 }),
    ).toEqual(['ana red m2, 1: m3'])
    expect(found([{ ...played(r(), r('eva')), lifts: [lift] }, open], { suspendAfterRed: 1 })).toEqual([
      'ana red m1, 1: m2 (Carla: Descargo)',
      'eva red m1, 1: m2',
    ])
  })

  it('has no effect once the card that it was for is removed', () => {
    expect(found([{ ...played(r('eva')), lifts: [lift] }, open], { suspendAfterRed: 1 })).toEqual(['eva red m1, 1: m2'])
  })
})

it('suspends only in sports with such a rule', () => {
  expect([{}, { suspendAfterRed: 0 }, { suspendAfterRed: 1 }, { suspendAfterYellows: 5 }].map(suspends)).toEqual([
    false,
    false,
    true,
    true,
  ])
})
