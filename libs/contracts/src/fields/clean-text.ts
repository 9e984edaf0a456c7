/**
 * Cleaning rule for every text that people type (docs/design/input.md). Characters that come along with
 * pasted text are removed without a message; a field rejects a text that has no visible character left.
 */

/** Sequences that keep their invisible characters: emoji (UTS 51), keycaps, and letters of scripts that use joiners. */
const emoji = /\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?(?:[\u{E0020}-\u{E007E}]{1,8}\u{E007F})?/u
  .source
const keycap = /[0-9#*]\uFE0F?\u20E3/u.source
const joining =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}]/u
    .source

/**
 * Invisible characters: controls, direction marks and overrides, joiners, fillers, tags, lone surrogates, object
 * replacement characters, and characters that only one font shows, such as Word's bullets.
 */
const nothing = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC]/u.source
const invisible = /* @__PURE__ */ new RegExp(
  `(${emoji}(?:\\u200D${emoji})*|${keycap}|${joining}[\\u200C\\u200D](?=${joining}))|${nothing}`,
  'gu',
)

/** A bullet of a word processor at the start of an item, before its tab: its inner level is a letter o. */
const bullet = /^[ ]*[o§·•▪\p{Co}][ ]*\t/u

/** Includes the blank cell of Braille. */
const blanks = /[\t\n\v\f\r\x85\p{Z}\u2800]+/gu
const lineBreaks = /\r\n|[\n\v\f\r\x85\u2028\u2029]/gu

/** More combining marks on one letter than any language writes: they would cover the lines above and below. */
const tower = /([\p{Mn}\p{Me}]{6})[\p{Mn}\p{Me}]+/gu

/**
 * Cleans a single-line text: NFC, no invisible characters, runs of blanks collapsed, trimmed. Idempotent: repeats until
 * the text is stable, because a removal may join two characters into a new sequence.
 */
export function cleanLine(text: string): string {
  const visible = text.replace(bullet, '').replace(blanks, ' ').replace(invisible, '$1')
  const cleaned = visible.normalize('NFC').replace(tower, '$1').replace(/ {2,}/g, ' ').trim()
  return cleaned === text ? cleaned : cleanLine(cleaned)
}

/** Cleans each line of a multi-line text; at most one empty line in a row remains. */
export function cleanLines(text: string): string {
  return text
    .replace(lineBreaks, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** True when a cleaned text has a letter or a digit. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** Normalizes a typed code: full-width digits and letters become ASCII (NFKC). */
export const cleanCode = (typed: string): string => cleanLine(typed.normalize('NFKC'))
