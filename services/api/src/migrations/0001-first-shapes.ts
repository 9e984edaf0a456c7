import type { Migration } from './migration'
import { ShapesError } from './shapes-error'

/** True for a stored match of 1.0.0 or later; earlier ones have no log. */
export const hasFirstShape = (match: object): boolean => 'log' in match

/** Shapes of 1.0.0, the first release: an empty database has them, and a database from before it is rejected. */
export const firstShapes: Migration = {
  version: 1,
  description: 'the shapes of 1.0.0',
  count: async () => 0,
  async up(db) {
    const [matchOfBefore] = await db
      .collection('matches')
      .find({ log: { $exists: false } })
      .limit(1)
      .toArray()
    if (matchOfBefore)
      throw new ShapesError(
        `The database ${db.databaseName} has matches from before 1.0.0, which this service cannot read: use another database`,
      )
    return 0
  },
}
