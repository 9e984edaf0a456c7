/**
 * Client state: one copy on the page (a federation singleton), and the only lib that imports Redux Toolkit and react-redux. Re-exported by name.
 * Forms have an entry point of their own, `@torneo/client/record-form`: the sign-in needs none.
 */
export { newActionKey } from './action-key'
export { api, mutationOf, queryOf } from './api'
/** @public Named in the declarations of every endpoint hook. */
export type { ArgsOf, CallArgs, CallOptions, ContractCall, Transport } from './contract-call'
/** @public As above. */
export type { CallError } from './call-error'
export { isCallError, sentenceOf } from './call-error'
export { unsentActions } from './device'
/** @public For section apps built before shell 1.4. */
export { fetchFormsAhead, formsDoor } from './older-sections'
export { useConfirm, useOpenQuestions } from './confirmations'
export { useAge } from './realtime/use-age'
export { useContentChanges } from './realtime/use-content-changes'
export { useBoard, useBoards, useConnection, useMatches, useMatchState, useSportTables } from './realtime/use-channels'
export type { RecordForm, SaveConflict } from './record-form/record-form'
export { markOfflineReady, useOfflineReady } from './offline-ready'
export { requireParameters } from './required-parameters'
export { retryableLazy, retryFailedLazies } from './retryable-lazy'
export { serverNow } from './server-clock'
export { useLeaveSession, usePrefs, useSession, useSessionCheck, useSetSignedInUser, useSignedInUser, useSignIn, useSignOut, useStartSession } from './session'
export { createStore, useAppStore } from './store'
export type { Store } from './store'
export { lifetimeOf, useToast, useToasts, type Toast } from './toasts'
/** @public For section apps of before; a toast's own is `lifetimeOf`. */
export { toastLifetime } from './toasts'
export { hasUnsavedChanges, useUnsavedGuard } from './unsaved'
export { useUpload } from './use-upload'
export { Provider } from 'react-redux'
/** @public What shapes are made with, for the builds of section apps, which bring no copy of it (libs/build/src/federation.ts). */
export { z } from '@torneo/contracts/zod'
