import { useEffect, useState } from 'react'
import { storedFileOf } from '@torneo/domain/stored-file'
import { mediaTexts } from './media-texts'
import { pictureFacts, type StoredPicture } from './picture-facts'
import { sizeWords } from './size-words'

/** What is there, in words: a stored image by its name, size and dimensions, a foreign one by the site that it comes from. */
export function PictureFacts({ address }: { readonly address: string }) {
  const [facts, setFacts] = useState<StoredPicture | null>(null)
  const isStored = storedFileOf(address) !== null
  useEffect(() => {
    if (!isStored) return
    const controller = new AbortController()
    pictureFacts(address, controller.signal).then(setFacts, () => undefined)
    return () => controller.abort()
  }, [address, isStored])

  if (!isStored) return <p>{/^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? address}</p>
  if (!facts) return <p>{mediaTexts.fromLibrary}</p>
  return (
    <>
      <p title={facts.name}><strong>{facts.name}</strong></p>
      <p>{[sizeWords(facts.size), facts.dimensions].filter(Boolean).join(' · ')}</p>
    </>
  )
}
