import type { RecordForm } from '@torneo/client'
import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import type { useUploads } from '@torneo/media/use-uploads'
import { useEffect, useEffectEvent } from 'react'
import type { OptimisticGalleries } from '../use-optimistic-galleries'
import { photoOf, type PhotoRowValues } from './photo-rows'
import type { PhotosValues } from './PhotoRow'
import { NotAllAdded, useAddPhotos } from './use-add-photos'

/** Rows of the form: one per photo, uploaded or not. */
export function usePhotoRows(fields: RecordForm<PhotosValues>['fields']) {
  const readRows = () => fields.getValues('photos')
  const setRows = (next: PhotoRowValues[]) => {
    fields.setValue('photos', next)
    fields.clearErrors('photos')
  }
  const changeRow = (id: string, change: Partial<PhotoRowValues>) => {
    const index = readRows().findIndex((row) => row.id === id)
    for (const [name, value] of Object.entries(change))
      if (index >= 0) fields.setValue(`photos.${index}.${name as keyof PhotoRowValues}`, value)
  }
  return { readRows, setRows, changeRow }
}

interface RowsOptions {
  readonly uploads: ReturnType<typeof useUploads>
  readonly readRows: () => PhotoRowValues[]
  readonly setRows: (rows: PhotoRowValues[]) => void
}

interface SaveOptions extends RowsOptions {
  readonly gallery: GalleryGroup
  readonly optimistic: Pick<OptimisticGalleries, 'update'>
}

/** Saves all photos once their uploads have ended; those that could not be added stay in the form. */
export function useSavePhotos({ gallery, optimistic, uploads, readRows, setRows }: SaveOptions) {
  const addAll = useAddPhotos(gallery.id)
  return (values: PhotosValues, key: string) => {
    const { photos } = values
    const placed = (addresses: ReadonlyMap<string, string>) =>
      photos.map((row, index) => ({
        index,
        photo: photoOf({ ...row, url: row.url || addresses.get(row.id) || '' }, values, index, photos.length),
      }))
    return optimistic
      .update(gallery.id, {}, async () => {
        const all = placed(await uploads.whenIdle())
        return addAll(
          all.filter(({ photo }) => photo.url !== ''),
          all.flatMap(({ photo, index }) => (photo.url === '' ? [index] : [])),
          key,
        )
      })
      .catch((error: unknown) => {
        // The remaining photos keep the text and number of this save.
        if (error instanceof NotAllAdded)
          setRows(
            readRows().flatMap((row, index) => {
              const { alt, year } = photoOf(row, values, index, photos.length)
              if (!error.remaining.includes(index)) uploads.drop(row.id)
              return error.remaining.includes(index) ? [{ ...row, alt, year: String(year) }] : []
            }),
          )
        throw error
      })
  }
}

/** Removes rows whose upload had not finished: a restored draft has no files. */
export function useDropOrphans({
  rows,
  uploads,
  readRows,
  setRows,
}: RowsOptions & { readonly rows: readonly PhotoRowValues[] }): void {
  const orphans = rows.filter(({ id, url }) => url === '' && !uploads.items.some((item) => item.id === id)).length
  const dropOrphans = useEffectEvent(() =>
    setRows(readRows().filter(({ id, url }) => url !== '' || uploads.items.some((item) => item.id === id))),
  )
  useEffect(() => {
    if (orphans > 0) dropOrphans()
  }, [orphans])
}
