import { describe, expect, it } from 'vitest'
import { running, useMatchScene } from '../../testing/match-scene'

const { api, scene, organiser, at, ask, stored, goalOf, refused } = useMatchScene()

describe('POST /api/matches/:id/undo', () => {
  const keyed = (key: string) => ({ 'idempotency-key': key })

  it('takes a goal back whole, event and score, by its key', async () => {
    await stored(running)
    await ask('events', goalOf('auno'), keyed('gol-0001'))
    await ask('score', { side: 'home', step: 1 }, keyed('tap-0002'))
    expect((await ask('undo', { key: 'gol-0001' }, keyed('undo-0003'))).body).toMatchObject({
      undone: { key: 'gol-0001', kind: 'event' },
      match: { homeScore: 1, rev: 4 },
    })
    expect(await scene.countEvents()).toBe(1)
    expect((await api.raw.collection('matches').findOne({}))?.log.map((row: { key: string }) => row.key)).toEqual([
      'gol-0001',
      'tap-0002',
      'undo-0003',
    ])
    expect((await refused(409, 'undo', { key: 'gol-0001' })).message).toBe('Esa acción ya se deshizo')
  })

  it('goes back one by one without a key, the latest first, and then says that nothing is left', async () => {
    await stored({ ...running, currentMinute: 3 })
    await ask('score', { side: 'away', step: 1 })
    await ask('minute', { step: 1 })
    await ask('half', { half: 2 }, keyed('half-0001'))
    expect((await ask('undo')).body).toMatchObject({
      undone: { key: 'half-0001', kind: 'half' },
      match: { currentHalf: 1 },
    })
    expect((await ask('undo', {})).body).toMatchObject({
      undone: { key: null, kind: 'minute' },
      match: { currentMinute: 3 },
    })
    expect((await ask('undo')).body).toMatchObject({ undone: { kind: 'score' }, match: { awayScore: 0 } })
    expect((await refused(409, 'undo')).message).toBe('No hay nada para deshacer')
  })

  it('inverts what really changed: a step that was clamped changed nothing', async () => {
    await stored(running)
    await ask('score', { side: 'home', step: -1 }, keyed('menos-01'))
    await ask('score', { side: 'home', step: 1 })
    expect((await ask('undo', { key: 'menos-01' })).body.match).toMatchObject({ homeScore: 1 })
  })

  it('never touches what another person did', async () => {
    await stored(running)
    const other = await api.as('super')
    await other.post(at('score'), { side: 'home', step: 1 }, keyed('otra-0001'))
    await refused(409, 'undo')
    await refused(409, 'undo', { key: 'otra-0001' })
    await ask('score', { side: 'away', step: 1 })
    expect((await ask('undo')).body.match).toMatchObject({ homeScore: 1, awayScore: 0 })
  })

  it('brings a deleted event back as it was; the score stays as it is', async () => {
    await stored(running)
    const {
      body: { event },
    } = await ask('events', goalOf('auno', { assistPlayerId: 'ados', minute: 9 }))
    const client = await organiser()
    await client.delete(at(`events/${event.id}`), undefined, keyed('borra-01'))
    expect((await ask('undo', { key: 'borra-01' })).body).toMatchObject({
      undone: { kind: 'event_deletion' },
      match: { homeScore: 1 },
    })
    const [back] = (await client.get(at('events'))).body.items
    expect(back).toMatchObject({
      id: event.id,
      playerId: 'auno',
      assistPlayerId: 'ados',
      minute: 9,
      timestamp: event.timestamp,
    })
  })

  it.each([
    [
      'an event that somebody deleted',
      async () => {
        const {
          body: { event },
        } = await ask('events', goalOf('auno'), keyed('accion-01'))
        await (await api.as('super')).delete(at(`events/${event.id}`))
      },
      'El evento ya no está: no se puede deshacer',
    ],
    [
      'a half that moved on',
      async () => {
        await ask('half', { half: 2 }, keyed('accion-01'))
        await (await api.as('super')).put(at('half'), { half: 1 })
      },
      'El período cambió después: ya no se puede deshacer',
    ],
    [
      'a pause',
      async () => {
        await ask('pause', undefined, keyed('accion-01'))
      },
      'No hay nada para deshacer',
    ],
    [
      'the eleventh last',
      async () => {
        await ask('score', { side: 'home', step: 1 }, keyed('accion-01'))
        for (let tap = 0; tap < 10; tap += 1) await ask('minute', { step: 1 })
      },
      'No hay nada para deshacer',
    ],
    [
      'what was done before the end',
      async () => {
        await ask('score', { side: 'home', step: 1 }, keyed('accion-01'))
        await ask('finish')
      },
      'El partido no está programado ni en vivo',
    ],
  ])('refuses %s and changes nothing', async (_case, before, message) => {
    await stored(running)
    await before()
    expect((await refused(409, 'undo', { key: 'accion-01' })).message).toBe(message)
  })

  describe('an undone start', () => {
    const started = async () => {
      await stored({ currentMinute: 7, currentHalf: 2, homeScore: 1 })
      return ask('start', undefined, keyed('inicio-01'))
    }

    it.each([
      ['by its key', { key: 'inicio-01' }],
      ['as the latest', undefined],
    ])('restores the match as before, %s', async (_case, body) => {
      await started()
      expect((await ask('undo', body)).body).toMatchObject({
        undone: { key: 'inicio-01', kind: 'start' },
        match: {
          status: 'scheduled',
          isLive: false,
          currentMinute: 7,
          currentHalf: 2,
          homeScore: 1,
          awayScore: 0,
          rev: 3,
        },
      })
      const [shown] = (await api.anonymous.get('/api/public/tournament')).body.matches
      expect(shown).toMatchObject({ id: 'm1', status: 'scheduled', isLive: false })
      expect(await api.raw.collection('activity').findOne({ action: 'Inicio del partido deshecho' })).toMatchObject({
        subject: 'a – b',
        section: 'live_control',
      })
      // A start can be undone any number of times.
      expect((await ask('start', undefined, keyed('inicio-02'))).body).toMatchObject({
        status: 'live',
        currentMinute: 0,
        currentHalf: 1,
      })
      expect((await ask('undo')).body).toMatchObject({
        undone: { key: 'inicio-02' },
        match: { status: 'scheduled', currentMinute: 7 },
      })
    })

    it('leaves the actions registered before it', async () => {
      await stored()
      await ask('score', { side: 'home', step: 1 }, keyed('antes-001'))
      await ask('start', undefined, keyed('inicio-01'))
      expect((await ask('undo')).body).toMatchObject({
        undone: { kind: 'start' },
        match: { status: 'scheduled', homeScore: 1 },
      })
      expect((await ask('undo')).body).toMatchObject({ undone: { key: 'antes-001' }, match: { homeScore: 0 } })
    })

    it('counts the minutes of the clock as nothing', async () => {
      await started()
      await api.raw
        .collection<{ _id: string }>('matches')
        .updateOne({ _id: 'm1' }, { $set: { currentMinute: 4 }, $inc: { rev: 4 } })
      expect((await ask('undo', { key: 'inicio-01' })).body.match).toMatchObject({
        status: 'scheduled',
        currentMinute: 7,
      })
    })

    const followed = 'Ya se registró algo después del inicio: no se puede deshacer'
    it.each([
      ['a goal was registered', () => ask('events', goalOf('auno')), followed],
      [
        'a step was registered and taken back',
        async () => {
          await ask('score', { side: 'home', step: 1 }, keyed('tap-00001'))
          await ask('undo', { key: 'tap-00001' })
        },
        followed,
      ],
      [
        'another person registered something',
        async () => (await api.as('super')).post(at('minute'), { step: 1 }),
        followed,
      ],
      ['the clock was paused', () => ask('pause'), followed],
      ['the minute was set', async () => (await organiser()).patch('/api/matches/m1', { currentMinute: 3 }), followed],
      [
        'it was cancelled and came back',
        async () => {
          await ask('cancel')
          await ask('reopen')
        },
        followed,
      ],
      [
        'ten minutes passed, by the clock of the database',
        () =>
          api.raw
            .collection('matches')
            .updateOne({}, [
              {
                $set: {
                  rev: { $add: ['$rev', 1] },
                  log: [
                    { $mergeObjects: [{ $first: '$log' }, { at: { $subtract: [{ $first: '$log.at' }, 600_001] } }] },
                  ],
                },
              },
            ]),
        'Pasaron más de diez minutos desde el inicio: ya no se puede deshacer',
      ],
    ])('is refused once %s, and nothing changes', async (_case, meanwhile, message) => {
      await started()
      await meanwhile()
      expect((await refused(409, 'undo', { key: 'inicio-01' })).message).toBe(message)
    })

    it('is refused twice, and to others than its author', async () => {
      await started()
      const other = await api.as('super')
      const before = await api.snapshot()
      expect((await other.post(at('undo'), { key: 'inicio-01' })).status).toBe(409)
      expect((await other.post(at('undo'))).status).toBe(409)
      expect((await api.snapshot()) === before).toBe(true)
      await ask('undo', { key: 'inicio-01' })
      expect((await refused(409, 'undo', { key: 'inicio-01' })).message).toBe('Esa acción ya se deshizo')
    })
  })

  it('is no action: it cannot be undone', async () => {
    await stored(running)
    await ask('score', { side: 'home', step: 1 })
    await ask('undo', undefined, keyed('undo-0001'))
    expect((await refused(409, 'undo', { key: 'undo-0001' })).message).toBe('No hay nada para deshacer')
  })
})
