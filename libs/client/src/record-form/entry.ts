/**
 * Entry point of forms: the only file that exports react-hook-form. Separate from the rest of this lib because neither
 * the sign-in nor a list needs it. Each section app bundles it, so it imports shared state from `@torneo/client` (ADR
 * 0031).
 */
export type { RecordFormOptions } from './record-form'
export { useRecordForm } from './use-record-form'
/** Drafts for input that is saved as one action but is no record: a pasted list. */
export { useDraft } from './use-draft'
/** @public Used by section apps built before shell 1.4. */
export { newActionKey } from '../action-key'
export { Controller, useWatch } from 'react-hook-form'
