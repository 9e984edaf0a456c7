const letters = new Intl.Segmenter('es', { granularity: 'grapheme' })
/** Pictures, flags of two letters, and keycaps. */
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|\u20E3/u

/** The last emoji of a text, whole, however many characters it is made of; '' where there is none. */
export function lastEmoji(text: string): string {
  return [...letters.segment(text)].map(({ segment }) => segment).findLast((letter) => emoji.test(letter)) ?? ''
}
