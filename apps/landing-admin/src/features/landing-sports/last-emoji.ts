const letters = new Intl.Segmenter('es', { granularity: 'grapheme' })
/** Matches pictographs, flags of two letters, and keycaps. */
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|\u20E3/u

/** Last emoji of a text with all of its code points; '' without one. */
export function lastEmoji(text: string): string {
  return [...letters.segment(text)].map(({ segment }) => segment).findLast((letter) => emoji.test(letter)) ?? ''
}
