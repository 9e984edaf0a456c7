import { sectionById } from '@torneo/contracts/releases/sections'
import { plainText } from '@torneo/domain/format/search'
import type { HelpArticle } from '@torneo/panel/screen/help'

/** Stop words of a question. */
const stopWords = new Set(
  `a al algo alguien ante aqui como con cual cuando dar de del desde donde doy e el ella ellos en es esa ese eso esta este esto estoy fue ha hace
  hacer hacerlo hago han hasta hay he la las le les lo los mas me mi mis muy necesito ni no nos o para pero poder por porque puede puedo que quien quiero se
  ser si sin sobre son su sus te tengo tiene todo tu tus un una unas uno unos va voy y ya yo`.split(/\s+/),
)

/** Endings of verbs and plurals that are removed, so that their forms match: cargo, cargué, cargar; penal, penales. */
const endings = [
  'iendo',
  'ieron',
  'amos',
  'emos',
  'ando',
  'aron',
  'aste',
  'iste',
  'ado',
  'ada',
  'ar',
  'er',
  'ir',
  'io',
  'es',
  'as',
  'os',
  's',
  'a',
  'e',
  'i',
  'o',
]

/** Reduces a word to its stem. Spelling changes are reverted: 'equivoqué' gets the c of 'equivocar', 'cargué' its g. */
function stemOf(word: string): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= (end === 'es' ? 3 : 4)) ?? ''
  return word
    .slice(0, word.length - ending.length)
    .replace(/qu$/, 'c')
    .replace(/gu$/, 'g')
}

const wordsOf = (text: string): string[] =>
  plainText(text)
    .match(/[\p{L}\d]+/gu)
    ?.filter((word) => !stopWords.has(word)) ?? []

/** Score of the best match between a word, which may be incomplete, and the words of a text. */
function scoreOf(queryWords: string, words: readonly string[]): number {
  const stem = stemOf(queryWords)
  return Math.max(
    0,
    ...words.map((word) => (word === queryWords ? 4 : stemOf(word) === stem ? 3 : word.startsWith(queryWords) ? 1 : 0)),
  )
}

/**
 * Searches articles, best first: by the number of matching words, then by matches in the title. If no article has all
 * words, returns those with the most, unless `isComplete`. Null while the search has only stop words ('¿cómo').
 */
export function searchHelp(
  articles: readonly HelpArticle[],
  search: string,
  isComplete = false,
): readonly HelpArticle[] | null {
  const queryWords = wordsOf(search)
  if (queryWords.length === 0) return null
  const scored = articles.map((article) => {
    const { title, section, finds = '', steps, notes = [] } = article
    const inTitle = wordsOf(title)
    const inText = wordsOf([section ? sectionById(section).label : '', finds, ...steps, ...notes].join(' '))
    const scores = queryWords.map((word) => Math.max(scoreOf(word, inTitle) * 2, scoreOf(word, inText)))
    return {
      article,
      found: scores.filter((score) => score > 0).length,
      score: scores.reduce((sum, score) => sum + score, 0),
    }
  })
  const minFound = isComplete ? queryWords.length : Math.max(1, ...scored.map(({ found }) => found))
  return scored
    .filter(({ found }) => found === minFound)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => article)
}
