import { useConfirm, type RecordForm } from '@torneo/client'

const texts = {
  question: '¿Descartar lo que escribiste?',
  body: (fields: readonly string[]) =>
    fields.length === 0
      ? 'Lo que cambiaste aquí no se guardó.'
      : `Se pierde lo que cambiaste y no guardaste: ${fields.join(', ')}.`,
  discard: 'Descartar',
  keepEditing: 'Seguir editando',
} as const

/** Discards typed values after confirmation; resolves to true if there were none or they were discarded. */
export function useDiscard({
  dirty,
  changes,
  discard,
}: Pick<RecordForm<never>, 'dirty' | 'changes' | 'discard'>): () => Promise<boolean> {
  const confirm = useConfirm()
  return async () => {
    const isConfirmed =
      !dirty ||
      (await confirm({
        title: texts.question,
        body: texts.body(changes),
        confirmLabel: texts.discard,
        cancelLabel: texts.keepEditing,
        tone: 'danger',
      }))
    if (isConfirmed) discard()
    return isConfirmed
  }
}
