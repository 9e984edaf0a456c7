import { type CodeWords, keyLength } from '@torneo/section-version/code-words'
import { engineWords, quotesNames } from './engine-words'
import { reactSentence } from './react-sentence'

/** Characters of a message that are stored, and that are looked at: more than any browser reports. */
const max = { stored: 200, read: 300 }

/** Stands for a text of unknown origin, which may be personal. */
const hole = '…'

const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{M}\p{N}_$]/u.test(character)

/** Start of a message with the name of its error. */
const errorName = /^((?:Uncaught )?[A-Z][\w$]*: )?/
/** Names as code has them: `playerName`, `HeroScreen`, `MAX_TEAMS`; a single capitalised word may be a person's. */
const isCodeName = (word: string) =>
  /^[a-z_$][\w$]*$/.test(word) ||
  (/^[A-Z][\w$]*$/.test(word) && (/.[a-z\d_][A-Z_]/.test(word) || word.endsWith('Error')))

/** Marks where a text of the code stands in a message, from word to word. */
function markTexts(message: string, start: number, code: readonly CodeWords[]): boolean[] {
  const isKnown = Array.from({ length: message.length }, () => false)
  if (code.some(({ words }) => words.has(message.slice(start)))) isKnown.fill(true, start)
  const isInside = (at: number) => isWordCharacter(message[at - 1]) && isWordCharacter(message[at])
  for (let at = start; at < message.length; at += 1) {
    if (isInside(at)) continue
    const key = message.slice(at, at + keyLength)
    for (const { texts } of code) {
      for (const text of texts.get(key) ?? []) {
        const end = at + text.length
        if (message.startsWith(text, at) && !isInside(end) && !isLoneWord(text, message, start, at))
          isKnown.fill(true, at, end)
      }
    }
  }
  return isKnown
}

/**
 * True for a single word of the code in the middle of a message: there it may be a name that the code has as an example,
 * or that is a common word. One with a capital letter begins a message alone, and no full name.
 */
function isLoneWord(text: string, message: string, start: number, at: number): boolean {
  if (!/^\s*\p{L}[\p{L}\p{M}]*\s*$/u.test(text)) return false
  const end = at + text.length
  if (/^\s*\p{Lu}/u.test(text)) return at > start || /^\p{Lu}/u.test(message.slice(end))
  return at > start && end < message.length
}

/** True where an engine writes a name of the code: quoted alone, in a path of properties, or before what it is not. */
const isNamePosition = (before: string, after: string) =>
  /(?:['"`.]|: |^)$|^Object: (?:[\w$]+, )*$/.test(before) && /^(?:['"`.,(]|$| is (?:not|null|undefined)\b)/.test(after)

/** Replaces an address by its origin if the code has that, else by a hole. */
function shortenAddresses(message: string, code: readonly CodeWords[]): string {
  return message.replace(/\b\w{2,12}:\/\/[^\s'")]*/g, (address) => {
    const [origin = ''] = /^\w+:\/\/[^/?#]+/.exec(address) ?? []
    const key = origin.slice(0, keyLength)
    const ofCode = code.flatMap(({ texts }) => [...(texts.get(key) ?? [])])
    return ofCode.some((text) => text === origin || text.startsWith(`${origin}/`)) ? origin : hole
  })
}

/** Joins holes that only blanks and signs of numbers, addresses and mails separate. */
const joinHoles = (text: string) => text.replace(/…(?:[\s@.,;:/_+#()°º&=?%|\\-]{0,3}…)+/g, hole)

/**
 * Returns the message of an error as it is stored: one line, the same for everybody, with nothing personal. Words stay
 * that browsers use, texts that stand in the code as they are, and names of the code where engines quote them; without
 * code, words of browsers alone. `namesCode`: a sentence of the shell ends in names of the code.
 */
export function storedMessage(text: string, code: readonly CodeWords[], namesCode = false): string {
  const [first = ''] = text.trim().split('\n', 1)
  const react = reactSentence(first)
  if (react !== null) return react
  const line = shortenAddresses(first.slice(0, max.read), code)
  const [name = ''] = errorName.exec(line) ?? []
  const isKnown = markTexts(line, name.length, code)
  const quotes = namesCode || quotesNames.test(line)
  const isNameOfCode = (word: string) =>
    isCodeName(word) && code.some(({ names, words }) => names.has(word) || words.has(word))
  const kept = line.replace(
    /\b\w{2,12}:\/\/[^\s'")]+|[\p{L}\p{M}\p{N}_$]+|[^\p{L}\p{M}\p{N}_$\p{ASCII}…]/gu,
    (word, at: number) => {
      if (isKnown[at] || engineWords.has(word) || word.includes('://')) return word
      const [before, after] = [line.slice(0, at), line.slice(at + word.length)]
      const isAtName = at < name.length || (quotes && isNamePosition(before, after))
      return isAtName && isNameOfCode(word) ? word : hole
    },
  )
  return joinHoles(kept).slice(0, max.stored)
}
