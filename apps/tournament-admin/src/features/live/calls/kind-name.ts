import { callKindNames, type CallKind } from '@torneo/contracts/match/match-calls'

/** Names a kind of call; a kind of a later version is another reason. */
export const kindName = (kind: string): string => callKindNames[kind as CallKind] ?? callKindNames.other
