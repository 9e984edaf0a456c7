/**
 * The door to client state: one copy on the page (a federation singleton), and the only lib that imports Redux Toolkit and react-redux.
 * Re-exported by name. Forms have a door of their own, `@torneo/client/record-form`.
 */
export { api, mutationOf, queryOf } from './api'
export { newActionKey } from './action-key'
export type { ArgsOf, CallArgs, CallOptions, ContractCall } from './contract-call'
export { isCallError, sentenceOf, type CallError } from './call-error'
export { useConfirm, useOpenQuestions, type Question } from './confirmations'
export type { RecordForm, SaveConflict } from './record-form/record-form'
export { requireParameters } from './required-parameters'
export { retryableLazy, retryFailedLazies } from './retryable-lazy'
export { useLeaveLostSession, usePrefs, useSession, useSessionCheck, useSignedInUser, useSignIn, useSignOut } from './session'
export { createStore, type Store } from './store'
export { toastLifetime, useToast, useToasts, type Toast } from './toasts'
export { hasUnsavedChanges, useUnsavedGuard } from './unsaved'
export { Provider } from 'react-redux'
