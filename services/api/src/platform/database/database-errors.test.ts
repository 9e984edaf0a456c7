import { MongoNetworkError, MongoServerError } from 'mongodb'
import { expect, it } from 'vitest'
import { isDuplicate, isTooLarge, isUnavailable } from './database-errors'

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
])('recognises an unreachable database: %s', (_what, error, isAway) => {
  expect([isUnavailable(error), isDuplicate(error)]).toEqual([isAway, !isAway && error instanceof MongoServerError])
})

it.each([
  [{ message: 'Transaction is too large', code: 388 }, true],
  [{ message: 'transaction is too large and will not fit in the storage engine cache', code: 1 }, true],
  [{ message: 'E11000', code: 11_000 }, false],
])('recognises a transaction larger than the server allows: %j', (error, isOne) => {
  expect(isTooLarge(new MongoServerError(error))).toBe(isOne)
})
