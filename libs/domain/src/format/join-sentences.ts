const isEnded = /[.!?…]$/

/** Joins sentences with full stops, of which 'W.O.' has its own; blank ones are left out. */
export const joinSentences = (...sentences: readonly (string | false | null | undefined)[]): string =>
  sentences
    .map((sentence) => (sentence || '').trim())
    .filter((sentence) => sentence !== '')
    .map((sentence, index, all) => (index === all.length - 1 || isEnded.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
