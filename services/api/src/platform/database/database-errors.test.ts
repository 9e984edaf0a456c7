import { MongoNetworkError, MongoServerError } from 'mongodb'
import { expect, it } from 'vitest'
import { isDuplicate, isUnavailable } from './database-errors'

it.each([
  ['a line that broke', new MongoNetworkError('connection 1 closed'), true],
  [
    'a line that the other end closed as we wrote',
    Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' }),
    true,
  ],
  [
    'a write that lost against another',
    new MongoServerError({ message: 'WriteConflict', code: 112, errorLabels: ['TransientTransactionError'] }),
    true,
  ],
  ['a unique value that is taken', new MongoServerError({ message: 'E11000', code: 11_000 }), false],
  ['a fault of ours', new TypeError('undefined is not a function'), false],
])('whether the database is away: %s', (_what, error, isAway) => {
  expect([isUnavailable(error), isDuplicate(error)]).toEqual([isAway, !isAway && error instanceof MongoServerError])
})
