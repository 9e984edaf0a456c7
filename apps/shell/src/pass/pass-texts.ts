import { formatPassEnd } from '@torneo/domain/format/format-pass-end'
import { joinSentences } from '@torneo/domain/format/join-sentences'

const actions = (count: number) => (count === 1 ? '1 acción' : `${count} acciones`)

/** Texts for pass holders (B17). */
export const passTexts = {
  title: 'Pase de planillero',
  intro: 'Escribe el PIN que te dieron y tu nombre: todo lo que registres queda firmado con él.',
  pin: 'PIN de seis cifras',
  name: 'Tu nombre',
  open: 'Abrir pase',
  opening: 'Abriendo...',
  failed: 'No pudimos abrir el pase',
  replaces: (name: string) =>
    joinSentences(`En este navegador está abierta la sesión de ${name}`, 'Al abrir el pase se cierra.'),

  broken: 'Este enlace está incompleto',
  brokenWhy: 'Escanea de nuevo el código QR o abre el enlace entero que te enviaron.',
  none: 'Abre el enlace de tu pase',
  noneWhy: 'Escanea el código QR o abre el enlace que te dio quien organiza.',
  left: 'Saliste del pase',
  leftWhy: 'En este dispositivo ya no queda nada de él. Para volver, abre de nuevo el enlace.',

  over: 'Tu pase terminó',
  overWhy: (until: string) => `Valía hasta el ${formatPassEnd(until)}. ¡Gracias por tu ayuda!`,
  overNow:
    'Tu pase terminó: lo que registres desde ahora no cuenta. Lo que hiciste antes se envía en cuanto haya señal.',
  ended: 'Tu pase ya no sirve',
  endedWhy: 'Quien organiza lo revocó. Si todavía lo necesitas, pide uno nuevo.',
  another: 'Otra persona ingresó en este navegador, en otra pestaña.',
  unsent: (count: number) =>
    `Sin enviar en este dispositivo: ${actions(count)}. No se registraron: díselo a quien organiza.`,

  until: (until: string) => `Hasta el ${formatPassEnd(until)}`,
  help: 'Ayuda',
  leave: 'Salir del pase',
  leaveQuestion: '¿Salir del pase?',
  leaveBody: 'Se borra de este dispositivo lo que vio de los partidos. Para volver necesitas el enlace y el PIN.',
  leaveUnsent: (count: number) =>
    `Tienes ${actions(count)} por enviar: si sales, se pierden. Espera a tener señal para que se envíen.`,
  leaveConfirm: 'Salir del pase',
  leaveAnyway: 'Salir y perderlas',
  stay: 'Quedarme',
  close: 'Entendido',
} as const
