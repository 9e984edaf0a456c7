/** The database for operators' commands: connection, migrations, and the collections that a backup contains. */
export { createAuditRepository } from '../data/audit/audit.repository'
export { migrate, newestVersion, rejectNewer, ShapesError, versionOf } from '../migrations/migrate'
export { connectDatabase } from '../platform/database/database'
export { isBackedUp, isCollection } from '../data/stored-collections'
