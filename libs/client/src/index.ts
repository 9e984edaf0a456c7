/**
 * The door to client state: one copy on the page (a federation singleton), and the only lib that imports Redux Toolkit and react-redux.
 * Re-exported by name. Forms have a door of their own, `@torneo/client/record-form`.
 */
export { newActionKey } from './action-key'
export { api, mutationOf, queryOf } from './api'
/** @public Named in the declarations of every endpoint hook; nobody imports them by hand. */
export type { ArgsOf, CallArgs, CallOptions, ContractCall, Transport } from './contract-call'
/** @public As above. */
export type { CallError } from './call-error'
export { isCallError, sentenceOf } from './call-error'
export { unsentActions } from './device'
export { fetchFormsAhead } from './forms-door'
/** @public For the builds of section apps, in the place of the other door. */
export { formsDoor } from './forms-door'
export { useConfirm, useOpenQuestions } from './confirmations'
export { useAge } from './realtime/use-age'
export { useContentChanges } from './realtime/use-content-changes'
export { useConnection, useMatches, useMatchState, useSportTables } from './realtime/use-readings'
export type { RecordForm, SaveConflict } from './record-form/record-form'
export { requireParameters } from './required-parameters'
export { retryableLazy, retryFailedLazies } from './retryable-lazy'
export { useLeaveSession, usePrefs, useSession, useSessionCheck, useSignedInUser, useSignIn, useSignOut } from './session'
export { createStore } from './store'
export type { Store } from './store'
export { useAppStore } from './store-hooks'
export { lifetimeOf, useToast, useToasts, type Toast } from './toasts'
/** @public For section apps of before; a toast's own is `lifetimeOf`. */
export { toastLifetime } from './toasts'
export { hasUnsavedChanges } from './unsaved'
export { useUpload } from './use-upload'
export { Provider } from 'react-redux'
/** @public What shapes are made with, for the builds of section apps, which bring no copy of it (libs/build/src/federation.ts). */
export { z } from '@torneo/contracts/zod'
