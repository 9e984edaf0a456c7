import type { MatchSide } from '@torneo/contracts/match-commands'
import type { ClosingDoubt } from '@torneo/domain/closing-check'
import { halfWords } from '@torneo/domain/minute-words'

interface Names {
  readonly home: string
  readonly away: string
  readonly nameOf: (playerId: string) => string
}

const some = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

function sentence(doubt: ClosingDoubt, { home, away, nameOf }: Names, halfToo: boolean): string {
  switch (doubt.kind) {
    case 'score': return `${doubt.side === 'home' ? home : away}: el marcador suma ${some(doubt.score, 'gol', 'goles')} y hay ${some(doubt.goals, 'registrado', 'registrados')}.`
    case 'no-red': return `${nameOf(doubt.playerId)} tiene ${doubt.yellowCards} amarillas y ninguna roja.`
    case 'after-red': return `${nameOf(doubt.playerId)} tiene un evento en el minuto ${doubt.minute}, después de su roja.`
    case 'minute': return `Minuto ${doubt.minute} de ${doubt.duration}${halfToo ? `: falta el ${halfWords(2)}` : ''}.`
    case 'half': return `El partido sigue en el ${halfWords(1)}.`
    case 'unsent': return `Hay ${some(doubt.count, 'acción', 'acciones')} por enviar: el final irá después.`
  }
}

export interface ClosingSentence {
  readonly text: string
  /** The step of the score that brings it to the registered goals. */
  readonly fix: { readonly side: MatchSide; readonly step: 1 | -1 } | null
}

/** What does not add up, in sentences; an early end in the first half is one of them. */
export function closingSentences(doubts: readonly ClosingDoubt[], names: Names): ClosingSentence[] {
  const isEarly = doubts.some(({ kind }) => kind === 'minute')
  const halfToo = doubts.some(({ kind }) => kind === 'half')
  return doubts.filter(({ kind }) => kind !== 'half' || !isEarly).map((doubt) => ({
    text: sentence(doubt, names, halfToo),
    fix: doubt.kind === 'score' ? { side: doubt.side, step: doubt.score > doubt.goals ? -1 : 1 } : null,
  }))
}
