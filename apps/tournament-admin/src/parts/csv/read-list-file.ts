import { csvTexts as texts } from './csv-texts'

/** Maximum size of a list's file in bytes; thousands of rows fit. */
const maxBytes = 1024 * 1024

/** Reads the text of a list's file, or returns the sentence on what is wrong with the file. */
export async function readListFile(file: File): Promise<{ readonly text: string } | { readonly sentence: string }> {
  if (file.size > maxBytes) return { sentence: texts.tooLarge }
  const { fileText } = await import('@torneo/domain/roster/file-text')
  const text = fileText(await file.arrayBuffer())
  return text === null ? { sentence: texts.notText } : { text }
}
