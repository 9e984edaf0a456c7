import { callKindNames, type CallKind } from '@torneo/contracts/match/match-calls'

/** Says what a call is about: 'Lluvia. Se inundó'. A kind of a later version is another reason. */
export function describeCall({ kind, text }: { readonly kind: string; readonly text: string }): string {
  const name = callKindNames[kind as CallKind] ?? callKindNames.other
  return text === '' ? name : `${name}. ${text}`
}
