import { sentenceOf } from '@torneo/client'
import { useState } from 'react'
import { csvTexts as texts } from './csv-texts'
import type { ImportedRows, ImportRow } from './imported-rows'

/** Maximum size of a file in bytes; thousands of rows fit. */
const maxBytes = 1024 * 1024

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
      const { fileText } = await import('@torneo/domain/roster/file-text')
      const content = file.size > maxBytes ? null : fileText(await file.arrayBuffer())
      if (content === null) return fail({ sentence: texts.notText, file: null })
      setImported(await read(content))
      setText(content)
    } catch (error) {
      fail({ sentence: [texts.readFailed, sentenceOf(error, '')].filter(Boolean).join(' '), file })
    } finally {
      setReading(false)
    }
  }
  return { text, imported, setImported, failure, isReading, choose }
}
