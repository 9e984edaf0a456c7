import { isCallError, sentenceOf, useConnection, useToast } from '@torneo/client'
import type { LineUp } from '@torneo/contracts/match/line-ups'
import { useSaveLineUpMutation } from '../data/line-ups-api'
import { outgoingLineUpsTexts as texts } from './outgoing-line-ups-texts'
import { isTemporary, useOutgoing } from './use-outgoing'
import type { WaitingMessage } from './waiting-messages'

/** Ticks of a team's line-up. */
export interface LineUpDraft {
  readonly teamId: string
  readonly playerIds: readonly string[]
  readonly starters: readonly string[]
  /** The rev on which they were ticked; 0: there was none; absent: an earlier service, which has no revs. */
  readonly rev?: number | undefined
}

export type WaitingLineUp = WaitingMessage<LineUpDraft>

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** The line-up that is stored in place of the one that the ticks are based on; null for any other failure. */
const overtakingOf = (error: unknown): LineUp | null =>
  isCallError(error) && error.type === 'stale' ? ((error.current as LineUp | undefined) ?? null) : null

const refusalOf = (error: unknown): string =>
  overtakingOf(error)
    ? texts.overtaken((isCallError(error) && error.changedBy?.name) || texts.someone)
    : sentenceOf(error, '')

/** Line-ups of a match that this device saves: they wait while there is no connection (B41). */
export function useOutgoingLineUps(matchId: string, teamNameOf: (teamId: string) => string) {
  const [put] = useSaveLineUpMutation()
  const { state } = useConnection()
  const toast = useToast()
  const send = async (draft: LineUpDraft) => {
    const { teamId, playerIds, starters, rev } = draft
    const body = { playerIds: [...playerIds], starters: [...starters] }
    try {
      await put({ params: { id: matchId, teamId }, body, ifMatch: rev }).unwrap()
    } catch (error) {
      const stored = overtakingOf(error)
      // The response of an earlier attempt was lost.
      if (!stored || !isSame(stored.playerIds, playerIds) || !isSame(stored.starters, starters)) throw error
    }
  }
  const tell = ({ teamId }: LineUpDraft) => toast.success(texts.saved(teamNameOf(teamId)))
  const { waiting, add, change, remove } = useOutgoing<LineUpDraft>('line-ups', matchId, send, {
    onSent: tell,
    refusalOf,
  })
  const dropOf = (teamId: string) => change((all) => all.filter((one) => one.teamId !== teamId))

  return {
    waiting,
    remove,
    of: (teamId: string): WaitingLineUp | undefined => waiting.find((one) => one.teamId === teamId),
    /** Saves ticks, or has them wait for the connection; resolves to the refusal, and the rev to replace if overtaken. */
    save: async (draft: LineUpDraft): Promise<{ refusal: string; rev: number | undefined } | null> => {
      try {
        if (state === 'online') {
          await send(draft)
          dropOf(draft.teamId)
          tell(draft)
          return null
        }
      } catch (error) {
        if (!isTemporary(error)) return { refusal: refusalOf(error), rev: overtakingOf(error)?.rev ?? draft.rev }
      }
      add(draft, ({ teamId }) => teamId === draft.teamId)
      return null
    },
  }
}

export type OutgoingLineUps = ReturnType<typeof useOutgoingLineUps>
