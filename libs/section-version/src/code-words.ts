import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Token, tokenizer, tokTypes } from 'acorn'

/** Maximum characters of a literal that counts: longer ones are data, and no message holds one whole. */
const maxLength = 300
/** Characters by which texts are found: each has two letters and another sign. */
export const keyLength = 3
/** Maximum number of texts that begin alike: more would take time with every message. */
const maxAlike = 500

/** Tokens between which other requests are answered: some milliseconds of them. */
const tokensInTurn = 5000

/** Words of JavaScript files. */
export interface CodeWords {
  /** Names of variables and properties. */
  readonly names: Set<string>
  /** Texts that are a single word, and parts of addresses: names of errors, keys, `offline`. */
  readonly words: Set<string>
  /** Other texts, also parts of templates (`jugador `, ` no existe`), by their first `keyLength` characters. */
  readonly texts: Map<string, Set<string>>
}

export const emptyCodeWords = (): CodeWords => ({ names: new Set(), words: new Set(), texts: new Map() })

/** Letters of two names, `Juan Pérez`: even in the code such a text may be an example person. */
const isFullName = (text: string) => /^\s*\p{Lu}[\p{L}\p{M}.]*(?:\s+\p{Lu}[\p{L}\p{M}.]*)+\s*$/u.test(text)

function addText(value: unknown, { words, texts }: CodeWords): void {
  // A message is stored by its first line.
  const [text = ''] = String(value).split('\n', 1)
  if (text.length > maxLength || !/\p{L}{2}/u.test(text) || isFullName(text)) return
  if (/^[\p{L}\p{M}\p{N}_$-]+$/u.test(text)) words.add(text)
  else {
    if (text.includes('/') && /^[\w/:-]*$/.test(text)) for (const part of text.split('/')) words.add(part)
    const key = text.slice(0, keyLength)
    const known = texts.get(key)
    if (known && known.size < maxAlike) known.add(text)
    else if (!known) texts.set(key, new Set([text]))
  }
}

/** Adds the names and texts of a file; of one that cannot be read to its end, those before that. */
export async function addCodeWords(code: string, found: CodeWords): Promise<void> {
  try {
    // The types of acorn lack the value.
    const tokens = tokenizer(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Iterable<
      Token & { value: unknown }
    >
    let count = 0
    for (const { type, value } of tokens) {
      count += 1
      if (count % tokensInTurn === 0) await nextTurn()
      if (type === tokTypes.name || type === tokTypes.privateId) found.names.add(String(value))
      else if (type === tokTypes.string || type === tokTypes.template) addText(value, found)
    }
  } catch {
    /* The words so far count. */
  }
}
