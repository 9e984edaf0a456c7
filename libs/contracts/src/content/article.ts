import { isReadable } from '../fields/clean-text'
import { limits, requiredLines, text } from '../fields/fields'
import { z } from '../fields/zod'

/** Maximum characters of a formatted text, its tags included. */
export const maximumArticle = 60_000

export const articleMessages = {
  title: 'El título es requerido',
  text: 'El texto es requerido',
  file: 'Usa un PDF subido aquí',
  fileMissing: 'Ese PDF ya no está. Súbelo otra vez.',
} as const

/** True for formatted text that shows nothing: neither a letter nor an image. */
export const isBlankArticle = (html: string): boolean =>
  !/<img\b/i.test(html) && !isReadable(html.replace(/<[^<>]*>/g, ''))

/** A required text in a closed subset of HTML; the service removes the rest. */
/* @__NO_SIDE_EFFECTS__ */
export function articleText() {
  return requiredLines(articleMessages.text, maximumArticle).check(
    z.refine((html) => !isBlankArticle(html), articleMessages.text),
  )
}

const documentAddress = /^\/api\/storage\/buckets\/documents\/files\/[0-9A-Za-z]{1,36}\/download$/

/** Address of an uploaded PDF. May be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function documentUrl() {
  return text(limits.name).check(z.refine((value) => value === '' || documentAddress.test(value), articleMessages.file))
}
