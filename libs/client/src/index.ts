/**
 * Client state: one copy on the page (a federation singleton), and the only lib that imports Redux Toolkit and
 * react-redux. Forms have their own entry point, `@torneo/client/record-form`: the sign-in page needs none.
 */
export { newActionKey } from './action-key'
export { api, mutationOf, queryOf } from './api'
/** @public Part of the declarations of every endpoint hook. */
export type { ArgsOf, CallArgs, CallOptions, ContractCall, Transport } from './contract-call'
/** @public Part of the declarations of every endpoint hook. */
export type { CallError } from './call-error'
export { isCallError, sentenceOf } from './call-error'
export { unsentActions } from './device'
export { useConfirm, useOpenQuestions } from './confirmations'
export { useAge } from './realtime/use-age'
export { useCallChanges } from './realtime/use-call-changes'
export { useContentChanges } from './realtime/use-content-changes'
export { useBoard, useBoards, useConnection, useMatches, useMatchState, useSportTables } from './realtime/use-channels'
export type { RecordForm, SaveConflict } from './record-form/record-form'
export { markOfflineReady, useOfflineReady } from './offline-ready'
export { keepPageFetch } from './page-fetch'
export { useProofRequest, type ProofRequest } from './use-proof-request'
export { requireParameters } from './required-parameters'
export { retryableLazy, retryFailedLazies } from './retryable-lazy'
export { serverNow } from './server-clock'
export {
  useLeaveSession,
  usePrefs,
  useSession,
  useSessionCheck,
  useSetSignedInUser,
  useSignedInUser,
  useSignIn,
  useSignOut,
  useStartSession,
} from './session'
export { createStore, useAppStore } from './store'
export type { Store } from './store'
export { lifetimeOf, useToast, useToasts, type Toast } from './toasts'
export { hasUnsavedChanges, leaveWithDrafts, useUnsavedGuard } from './unsaved'
export { useUpload } from './use-upload'
export { Provider } from 'react-redux'
/** @public Re-exported for section apps, whose builds bundle no copy of zod (libs/build/src/federation.ts). */
export { z } from '@torneo/contracts/fields/zod'
