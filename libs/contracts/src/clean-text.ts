/**
 * The rule for all texts that people write (docs/adr/0063-one-rule-for-texts.md). What pasting brings along is cleaned, without a message; texts that
 * show nothing are refused by the field.
 */

/** Sequences that need characters which are invisible by themselves: emoji (UTS 51), keycaps, and letters of scripts that join. */
const emoji = /\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?(?:[\u{E0020}-\u{E007E}]{1,8}\u{E007F})?/u.source
const keycap = /[0-9#*]\uFE0F?\u20E3/u.source
const joining = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}]/u.source

/** What shows nothing: controls, direction marks and overrides, joiners, fillers, tags, halves of a pair, a picture that was not pasted along. */
const nothing = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC]/u.source
const invisible = /* @__PURE__ */ new RegExp(`(${emoji}(?:\\u200D${emoji})*|${keycap}|${joining}[\\u200C\\u200D](?=${joining}))|${nothing}`, 'gu')

/** The blank cell of Braille is a blank too. */
const blanks = /[\t\n\v\f\r\x85\p{Z}\u2800]+/gu
const lineBreaks = /\r\n|[\n\v\f\r\x85\u2028\u2029]/gu

/** Marks on one letter beyond what any language writes: they would cover the lines around them. */
const tower = /([\p{Mn}\p{Me}]{6})[\p{Mn}\p{Me}]+/gu

/** A text of one line: NFC, nothing invisible, runs of blanks as one, trimmed. Idempotent: what a removal joins anew is read again. */
export function cleanLine(text: string): string {
  const visible = text.replace(blanks, ' ').replace(invisible, '$1')
  const cleaned = visible.normalize('NFC').replace(tower, '$1').replace(/ {2,}/g, ' ').trim()
  return cleaned === text ? cleaned : cleanLine(cleaned)
}

/** The same for each line of a text of several; empty lines stay, no more than one at a time. */
export function cleanLines(text: string): string {
  return text.replace(lineBreaks, '\n').replace(/\n{3,}/g, '\n\n').split('\n').map(cleanLine).join('\n').replace(/\n{3,}/g, '\n\n').trim()
}

/** Whether a cleaned text has a letter or a digit. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** Digits and letters of a code as a keyboard of any language types them. */
export const cleanCode = (typed: string): string => cleanLine(typed.normalize('NFKC'))
