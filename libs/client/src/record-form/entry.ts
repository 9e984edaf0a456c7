/**
 * The entry point of forms: the only file that exports react-hook-form. Apart from the rest of this lib, because neither the sign-in nor a
 * list loads it. Each section app brings it itself, so its files import what is shared by `@torneo/client` (docs/adr/0031).
 */
export type { RecordFormOptions } from './record-form'
export { useRecordForm } from './use-record-form'
/** For what is typed and saved as one action, but is no record: a pasted list. */
export { useDraft } from './use-draft'
/** @public For section apps built before shell 1.4. */
export { newActionKey } from '../action-key'
export { Controller, useWatch } from 'react-hook-form'
