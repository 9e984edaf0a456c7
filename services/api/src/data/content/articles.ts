import { articleMessages } from '@torneo/contracts/content/article'
import { freeSlug, slugOf } from '@torneo/domain/format/slug'
import { parseFileAddress } from '@torneo/domain/records/stored-file'
import type { FastifyInstance } from 'fastify'
import { anyRow } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'
import type { WriteOfCall } from '../../platform/http/call'
import { invalidField } from '../../platform/http/problems'
import type { TitledCollection } from '../collection'
import { cleanArticle, imagesOfArticle, withImageSizes } from './clean-article'

/** Fields of a formatted text with an address of its own, as they are saved. */
interface ArticleFields {
  readonly title?: string | undefined
  readonly text?: string | undefined
  readonly file?: string | undefined
}

/** An article may not have the address of a deleted one, which may be restored. */
export const articleIndexes = [{ key: { slug: 1 }, unique: true }] as const

/** Values of the fields that no client sends. */
export const articleDefaults = { images: [], fileName: '', fileSize: 0 }

/** Cleans the text of some fields and lists its images. */
export function cleanFields<Fields extends ArticleFields>(fields: Fields): Fields {
  if (fields.text === undefined) return fields
  const text = cleanArticle(fields.text)
  return { ...fields, text, images: imagesOfArticle(text) }
}

interface ArticleSave {
  readonly name: TitledCollection
  /** Address of a title without Latin letters. */
  readonly fallback: string
}

/** Chooses the addresses of new articles. */
function slugsOf(database: Database, { name, fallback }: ArticleSave) {
  const stored = database.collection(name, anyRow<{ _id: string; slug: string }>())
  return async (title: string, { transaction: session }: WriteOfCall): Promise<string> => {
    const base = slugOf(title) || fallback
    const taken = stored.find({ slug: new RegExp(`^${base}(-\\d+)?$`) }, { projection: { slug: 1 }, session })
    return freeSlug(base, new Set(await taken.map(({ slug }) => slug).toArray()))
  }
}

/** Returns the fields that the service adds to those of a save: the address, and what is known of images and PDF. */
export function completeArticle(article: ArticleSave) {
  return ({ database, files }: Pick<FastifyInstance['services'], 'database' | 'files'>) => {
    const newSlug = slugsOf(database, article)

    async function documentOf(file: string, { transaction }: WriteOfCall) {
      if (file === '') return { fileName: '', fileSize: 0 }
      const ref = parseFileAddress(file)
      const stored = ref && (await files.find(ref, transaction))
      if (!stored) throw invalidField('file', articleMessages.fileMissing)
      return { fileName: stored.name, fileSize: stored.size }
    }

    return async ({ title = '', text, file }: ArticleFields, before: ArticleFields | null, write: WriteOfCall) => ({
      ...(before ? {} : { slug: await newSlug(title, write) }),
      ...(text === undefined
        ? {}
        : { text: withImageSizes(text, await files.named(imagesOfArticle(text), write.origins ?? [])) }),
      ...(file === undefined || file === before?.file ? {} : await documentOf(file, write)),
    })
  }
}
