/** Texts of calls from the pitch (B45); the kinds and the errors are in the contract. */
export const callsTexts = {
  call: 'Avisar a la organización',
  calling: 'Avisando...',
  sentence: 'Más detalles (opcional)',
  sentenceHint: 'En una frase, antes de tocar el motivo.',
  offline: 'Sin conexión: el aviso sale cuando vuelva la señal y lo envíes de nuevo.',
  sent: 'La organización ya tiene tu aviso',
  failed: 'No pudimos avisar',
  cancel: 'Cancelar',

  called: (kind: string, text: string) => (text === '' ? `Avisaste: ${kind}` : `Avisaste: ${kind}. ${text}`),
  calledBy: (who: string, kind: string, text: string) => [`${who}: ${kind}`, text].filter(Boolean).join('. '),
  unread: 'Todavía nadie lo leyó',
  readBy: (who: string) => `Lo leyó ${who}`,
  answered: (who: string, text: string) => `${who} responde: ${text}`,

  heading: 'Avisos de las canchas',
  from: (who: string, when: string) => `${who}, ${when}`,
  unknownMatch: 'Partido que ya no está en la lista',
  open: 'Abrir partido',
  read: 'Leído',
  answer: 'Respuesta',
  send: 'Responder',
  close: 'Cerrar aviso',
  saveFailed: 'No pudimos guardar el aviso',
  closed: 'Aviso cerrado',
  undo: 'Deshacer',
} as const
