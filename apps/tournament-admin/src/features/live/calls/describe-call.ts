import { callKindNames, type CallKind } from '@torneo/contracts/match/match-calls'
import { joinSentences } from '@torneo/domain/format/join-sentences'

/** Says what a call is about: 'Lluvia. Se inundó'. A kind of a later version is another reason. */
export function describeCall({ kind, text }: { readonly kind: string; readonly text: string }): string {
  const name = callKindNames[kind as CallKind] ?? callKindNames.other
  return joinSentences(name, text)
}
