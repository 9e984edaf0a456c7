import { sentenceOf } from '@torneo/client'
import { useState } from 'react'
import { csvTexts as texts } from './csv-texts'
import type { ImportedRows, ImportRow } from './imported-rows'
import { readListFile } from './read-list-file'

interface Failure {
  readonly sentence: string
  /** File to read again after a lost connection. */
  readonly file: File | null
}

/** Reads a chosen file as records; the earlier one stays while the next one is read. */
export function useCsvFile<Imported extends ImportedRows<ImportRow>>(read: (text: string) => Promise<Imported>) {
  const [text, setText] = useState('')
  const [imported, setImported] = useState<Imported | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isReading, setReading] = useState(false)

  const fail = (next: Failure) => {
    setImported(null)
    setFailure(next)
  }

  const choose = async (file: File): Promise<void> => {
    setReading(true)
    setFailure(null)
    try {
      const content = await readListFile(file)
      if ('sentence' in content) return fail({ ...content, file: null })
      setImported(await read(content.text))
      setText(content.text)
    } catch (error) {
      fail({ sentence: [texts.readFailed, sentenceOf(error, '')].filter(Boolean).join(' '), file })
    } finally {
      setReading(false)
    }
  }
  return { text, imported, setImported, failure, isReading, choose }
}
