import { describe, expect, it } from 'vitest'
import { stopped, useMatchScene } from '../../testing/match-scene'

const { api, organiser, ask, stored, goalOf, statsOf, refused } = useMatchScene()

describe('a match that does not end as usual (B15, B16)', () => {
  it('a walkover counts in the table, its events for no player; reopened it counts for no team, and is as before', async () => {
    await stored({ homeScore: 1 })
    await ask('start')
    await ask('events', goalOf('auno', { counted: true }))
    expect((await ask('walkover', { absent: 'home', reason: 'Sin equipo' })).body).toMatchObject({
      status: 'finished',
      homeScore: 0,
      awayScore: 3,
      result: { kind: 'walkover', absent: 'home', reason: 'Sin equipo' },
    })
    expect([await statsOf('teams', 'a'), await statsOf('teams', 'b')]).toMatchObject([
      { played: 1, lost: 1, goalsAgainst: 3 },
      { won: 1, goalsFor: 3, points: 3 },
    ])
    expect(await statsOf('players', 'auno')).toMatchObject({ goals: 0, matchesPlayed: 0 })
    expect(await api.raw.collection('activity').findOne({ action: 'Partido terminado por W.O.' })).toMatchObject({
      subject: 'a – b',
    })
    expect((await ask('walkover', { absent: 'home' })).status).toBe(200)
    await refused(409, 'walkover', { absent: 'away' })
    expect((await ask('reopen')).body).toMatchObject({
      status: 'live',
      isLive: false,
      homeScore: 1,
      awayScore: 0,
      result: null,
    })
    expect([await statsOf('teams', 'a'), await statsOf('teams', 'b')]).toMatchObject([
      { played: 0, points: 0 },
      { played: 0, points: 0 },
    ])
  })

  it('the walkover score is the rule of the sport', async () => {
    const client = await organiser()
    expect(
      (await client.patch('/api/tournament-sports/futbol', { rules: { walkoverScore: 20 } })).body.rules,
    ).toMatchObject({ walkoverScore: 20, pointsForWin: 3 })
    await stored()
    // Caches the sports that commands use.
    await client.get('/api/matches')
    expect((await ask('walkover', { absent: 'away' })).body).toMatchObject({ homeScore: 20, awayScore: 0 })
  })

  it('an abandoned match resumes another day at its minute, or counts as it stands', async () => {
    await stored({ ...stopped, homeScore: 2, currentMinute: 31, currentHalf: 2 })
    expect((await ask('abandon', { reason: 'Lluvia' })).body).toMatchObject({
      status: 'cancelled',
      interruption: { kind: 'abandoned', reason: 'Lluvia' },
      homeScore: 2,
    })
    expect((await ask('postpone', { date: '2025-11-29', time: '10:30' })).body).toMatchObject({
      status: 'scheduled',
      date: '2025-11-29',
      time: '10:30',
    })
    expect((await ask('start')).body).toMatchObject({
      status: 'live',
      isLive: true,
      currentMinute: 31,
      currentHalf: 2,
      interruption: null,
    })
    await ask('abandon')
    expect((await ask('finish')).body).toMatchObject({ status: 'finished', homeScore: 2 })
    expect(await statsOf('teams', 'a')).toMatchObject({ won: 1, goalsFor: 2 })
  })

  it('editing the day or hour of an abandoned or postponed match sets its new date; editing other fields does not', async () => {
    const client = await organiser()
    const edit = async (change: object) => (await client.patch('/api/matches/m1', change)).body
    await stored({ ...stopped, homeScore: 2, currentMinute: 31 })
    await ask('abandon', { reason: 'Lluvia' })
    expect(await edit({ location: 'Club' })).toMatchObject({
      status: 'cancelled',
      interruption: { kind: 'abandoned' },
      location: 'Club',
    })
    expect(await edit({ date: '2025-11-29', time: '12:00', field: 'Cancha 3' })).toMatchObject({
      status: 'scheduled',
      date: '2025-11-29',
      time: '12:00',
      field: 'Cancha 3',
      homeScore: 2,
      currentMinute: 31,
      interruption: { kind: 'abandoned', reason: 'Lluvia', date: '2025-11-15' },
    })
    expect((await client.get('/api/matches/m1/log')).body.items[0]).toMatchObject({
      kind: 'postpone',
      effect: { after: { status: 'scheduled', date: '2025-11-29' } },
    })
    expect(await edit({ date: '2025-11-30' })).toMatchObject({ status: 'scheduled', date: '2025-11-30' })
    expect((await ask('start')).body).toMatchObject({ status: 'live', currentMinute: 31, interruption: null })
    await ask('cancel')
    expect(await edit({ date: '2025-12-01' })).toMatchObject({ status: 'cancelled', date: '2025-12-01' })
  })

  it('a shoot-out ends by itself, one kick more changes nothing, and the match finishes with it', async () => {
    await stored({ ...stopped, homeScore: 1, awayScore: 1, mustHaveWinner: true })
    expect((await refused(409, 'finish')).message).toBe(
      'Este partido debe tener un ganador: juega el alargue o los penales',
    )
    for (const side of ['home', 'away', 'home', 'away', 'home'] as const)
      await ask('shootout/kicks', { side, scored: side === 'home', playerId: side === 'home' ? 'auno' : null })
    expect((await refused(409, 'shootout/kicks', { side: 'home', scored: true })).message).toBe(
      'Le toca patear al otro equipo',
    )
    expect(
      (await refused(400, 'shootout/kicks', { side: 'away', scored: true, playerId: 'auno' })).details,
    ).toMatchObject([{ path: 'playerId' }])
    expect((await ask('shootout/kicks', { side: 'away', scored: false })).body).toMatchObject({
      shootout: { home: 3, away: 0 },
      homeScore: 1,
      awayScore: 1,
    })
    expect((await refused(409, 'shootout/kicks', { side: 'home', scored: true })).message).toBe(
      'Los penales ya terminaron: ya hay un ganador',
    )
    expect((await ask('finish')).body).toMatchObject({
      status: 'finished',
      homeScore: 1,
      awayScore: 1,
      shootout: { home: 3 },
    })
    expect(await statsOf('players', 'auno')).toMatchObject({ goals: 0 })
    expect(await statsOf('teams', 'a')).toMatchObject({ drawn: 1, goalsFor: 1 })
  })
})
