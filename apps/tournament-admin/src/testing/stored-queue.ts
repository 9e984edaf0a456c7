/** Timeline row as stored with an action's change. */
const row = {
  id: 'k-event',
  createdAt: '2026-11-20T19:05:00.000Z',
  updatedAt: '2026-11-20T19:05:00.000Z',
  rev: 1,
  matchId: 'm1',
  type: 'goal',
  playerId: 'p1',
  playerName: 'Martín Sosa',
  playerNumber: 9,
  teamId: 't1',
  minute: 12,
  added: 0,
  penalty: false,
  assistPlayerId: null,
  assistPlayerName: null,
  timestamp: '2026-11-20T19:05:00.000Z',
}
const names = { playerName: 'Martín Sosa', playerNumber: 9, assistPlayerName: null }
const clock = {
  isLive: false,
  currentMinute: 12,
  nextTickAt: null,
  restMs: 30_000,
  clockStalled: false,
  clockSince: '2026-11-20T19:05:00.000Z',
}

/** Actions with their changes as release 1.0 stored them on a device: every kind that it could queue. */
const stored: readonly (readonly [
  action: { readonly kind: string; readonly [field: string]: unknown },
  change: object | undefined,
])[] = [
  [
    { kind: 'start' },
    {
      before: { status: 'scheduled' },
      after: { ...clock, isLive: true, nextTickAt: '2026-11-20T19:06:00.000Z', status: 'live', currentHalf: 1 },
    },
  ],
  [{ kind: 'pause' }, { before: clock, after: clock }],
  [{ kind: 'resume' }, { before: clock, after: clock }],
  [
    { kind: 'score', side: 'home', step: 1 },
    { home: 1, added: [{ ...row, playerId: '', playerName: null, playerNumber: null }] },
  ],
  [{ kind: 'score', side: 'away', step: 3, isAnother: true }, { away: 3 }],
  [
    {
      kind: 'event',
      type: 'goal',
      teamId: 't1',
      playerId: 'p1',
      assistPlayerId: 'p2',
      minute: 12,
      added: 2,
      penalty: true,
      names,
    },
    { home: 1, added: [row] },
  ],
  [
    {
      kind: 'event',
      type: 'goal',
      teamId: 't1',
      playerId: '',
      assistPlayerId: null,
      minute: 12,
      points: 3,
      counted: true,
    },
    { added: [row], removed: [row] },
  ],
  [
    {
      kind: 'event',
      type: 'yellow_card',
      teamId: 't2',
      playerId: 'p3',
      assistPlayerId: null,
      minute: 31,
      withRed: true,
      isAnother: true,
      names,
    },
    undefined,
  ],
  [
    { kind: 'event_change', eventId: 'k-event', playerId: 'p1', names: { playerName: 'Martín Sosa', playerNumber: 9 } },
    { added: [row], removed: [row] },
  ],
  [
    {
      kind: 'event_change',
      eventId: 'k-event',
      type: 'own_goal',
      teamId: 't2',
      playerId: '',
      assistPlayerId: null,
      minute: 13,
      added: 0,
      penalty: false,
      points: 2,
    },
    undefined,
  ],
  [{ kind: 'event_deletion', eventId: 'k-event' }, { removed: [row] }],
  [{ kind: 'minute', step: -1 }, { minute: -1 }],
  [{ kind: 'minute_set', minute: 45 }, { minute: 33 }],
  [
    { kind: 'half', half: 2 },
    { before: { currentHalf: 1 }, after: { currentHalf: 2 } },
  ],
  [{ kind: 'half', half: 4, periods: { count: 4, minutes: 10 } }, undefined],
  [{ kind: 'period_end' }, { before: clock, after: { ...clock, periodOver: true } }],
  [{ kind: 'period_start', period: 2, periods: { count: 2, minutes: 30, extra: 10 } }, undefined],
  [
    { kind: 'set_end', set: 1 },
    { home: 1, before: { sets: [] }, after: { sets: [{ home: 25, away: 20 }], homePoints: 0, awayPoints: 0 } },
  ],
  [{ kind: 'sets', sets: [{ home: 25, away: 20 }] }, { home: 1 }],
  [{ kind: 'kick', side: 'away', scored: false, playerId: '' }, undefined],
  [{ kind: 'undo', undoes: 'k-score-0001' }, { home: -1 }],
  [{ kind: 'finish' }, { before: { status: 'live' }, after: { ...clock, status: 'finished' } }],
]

/** The queue of release 1.0 on a device, oldest first, as its storage holds it. */
export const queueOfRelease1 = stored.map(([action, change], index) => {
  const key = `k-${action.kind}-${String(index).padStart(4, '0')}`
  const at = 1_790_000_000_000 + index * 1000
  return {
    name: `torneo:live:1:u1:m1:${key}`,
    action,
    text: JSON.stringify({ key, matchId: 'm1', at, place: at, action, state: 'waiting', isTried: index === 0, change }),
  }
})
