/**
 * Entry point of forms: the only file that exports react-hook-form. Separate from the rest of this lib because neither
 * the sign-in nor a list needs it. Each section app bundles it, so it imports shared state from `@torneo/client`
 * (docs/design/sections.md).
 */
export type { RecordFormOptions } from './record-form'
export { useRecordForm } from './use-record-form'
/** Drafts of all forms, for what shows or saves several of them. */
export { forgetDraft, readDrafts, type Draft } from './drafts'
/** Drafts for input that is saved as one action but is no record: a pasted list. */
export { useDraft } from './use-draft'
export { Controller, useWatch } from 'react-hook-form'
