/**
 * The entry point of forms: the only file that exports react-hook-form. Apart from the rest of this lib, because the sign-in, which has no record
 * to edit, does not load it.
 */
export type { RecordFormOptions } from './record-form'
export { useRecordForm } from './use-record-form'
/** For what is typed and saved as one action, but is no record: a pasted list. */
export { newActionKey } from '../action-key'
export { useDraft } from './use-draft'
export { Controller, useWatch } from 'react-hook-form'
