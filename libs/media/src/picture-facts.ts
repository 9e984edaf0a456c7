/** What the service says of a stored image without sending it. */
export interface StoredPicture {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** '1920 × 1080'; '' of a drawing. */
  readonly dimensions: string
}

/** Asks for the head of an image's answer, which the browser keeps, as it keeps the image. */
export async function pictureFacts(address: string, signal: AbortSignal): Promise<StoredPicture> {
  const { ok, headers } = await fetch(address, { method: 'HEAD', signal })
  const name = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('content-disposition') ?? '')?.[1]
  if (!ok || name === undefined) throw new Error('No stored image has this address')
  const dimensions = (headers.get('x-image-size') ?? '').replace('x', ' × ')
  return { name: decodeURIComponent(name), size: Number(headers.get('content-length')), dimensions }
}
