import { plainArticle } from '@torneo/domain/format/plain-article'
import { articleTexts } from './article-texts'

/** Describes the text and the PDF of a record where two states of it are compared. */
export function describeArticle(field: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  if (field === 'text') return plainArticle(value)
  return field === 'file' ? articleTexts.pdf : undefined
}
