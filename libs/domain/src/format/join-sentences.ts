/** Ends a sentence with a full stop, of which 'Vecinos F.C.' has its own. */
export const endSentence = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)

/** Joins sentences with full stops; blank ones are left out, and the last one ends as it is. */
export const joinSentences = (...sentences: readonly (string | false | null | undefined)[]): string =>
  sentences
    .map((sentence) => (sentence || '').trim())
    .filter(Boolean)
    .map((sentence, index, all) => (all[index + 1] ? endSentence(sentence) : sentence))
    .join(' ')
