import { endSentence } from '@torneo/domain/format/join-sentences'

/** Texts of line-ups that wait on this device or were refused (B41). */
export const outgoingLineUpsTexts = {
  unsaved: (present: string) => `${present} · sin guardar`,
  unsent: (present: string) => `${present} · por enviar`,
  refused: (team: string) => endSentence(`No pudimos guardar los presentes de ${team}`),
  review: 'Revisar',
  discard: 'Descartar',
  overtaken: (who: string) => `${who} los cambió recién. Tus marcas siguen aquí: revísalas y guarda otra vez.`,
  someone: 'Otra persona',
  waiting: (team: string) => `Presentes de ${team} por enviar: salen al volver la conexión`,
  saved: (team: string) => `Presentes de ${team} guardados`,
} as const
