import { formatSize } from '@torneo/domain/format/format-size'
import { parseFileAddress } from '@torneo/domain/records/stored-file'
import { useEffect, useState } from 'react'
import { mediaTexts } from './media-texts'

interface StoredImage {
  readonly name: string
  /** Size in bytes. */
  readonly size: number
  /** Such as '1920 × 1080'; '' for a vector image. */
  readonly dimensions: string
}

/** Reads name, size and dimensions with a HEAD request, which the browser caches like the image. */
async function readImageSummary(address: string, signal: AbortSignal): Promise<StoredImage> {
  const { ok, headers } = await fetch(address, { method: 'HEAD', signal })
  const name = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('content-disposition') ?? '')?.[1]
  if (!ok || name === undefined) throw new Error('No stored image has this address')
  const dimensions = (headers.get('x-image-size') ?? '').replace('x', ' × ')
  return { name: decodeURIComponent(name), size: Number(headers.get('content-length')), dimensions }
}

/** Shows name, size and dimensions of a stored image, or the host of any other. */
export function ImageSummary({ address }: { readonly address: string }) {
  const [image, setImage] = useState<StoredImage | null>(null)
  const isStored = parseFileAddress(address) !== null
  useEffect(() => {
    if (!isStored) return
    const controller = new AbortController()
    readImageSummary(address, controller.signal).then(setImage, () => undefined)
    return () => controller.abort()
  }, [address, isStored])

  if (!isStored) return <p>{/^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? address}</p>
  if (!image) return <p>{mediaTexts.fromLibrary}</p>
  return (
    <>
      <p title={image.name}>
        <strong>{image.name}</strong>
      </p>
      <p>{[formatSize(image.size), image.dimensions].filter(Boolean).join(' · ')}</p>
    </>
  )
}
