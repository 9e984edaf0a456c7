/** Parts of the service for the drill that proves a backup. */
export { createContent } from '../content'
export { createStatsAudit } from '../data/read-models/stats-audit'
export { isIntactImage } from '../features/storage/image-metadata'
export { unreadableFields } from '../features/system/unreadable-fields'
export { createPasswords } from '../platform/crypto/passwords'
export { createServices } from '../services'
