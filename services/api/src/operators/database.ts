/** The database for operators' commands: connection, migrations, and the collections that a backup contains. */
export { createAuditRepository } from '../data/audit/audit.repository'
export { hasFirstShape } from '../migrations/0001-first-shapes'
export { migrate, newestVersion, rejectNewer, versionOf } from '../migrations/migrate'
export { ShapesError } from '../migrations/shapes-error'
export { connectDatabase } from '../platform/database/database'
export { isBackedUp, isCollection } from '../data/stored-collections'
