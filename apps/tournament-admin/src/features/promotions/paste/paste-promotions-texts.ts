import { endSentence } from '@torneo/domain/format/join-sentences'

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`

/** Texts of 'Pegar promociones'. */
export const pastePromotionsTexts = {
  list: 'Una promoción por línea',
  hint: 'El año, y si lo sabes el nombre y el correo de su capitán: «1998, Juan Pérez, juan@mail.com».',
  none: 'Pega al menos un año',
  review: 'Revisar',
  back: 'Cambiar la lista',
  recovered: 'Recuperamos lo que habías pegado.',
  startAgain: 'Empezar de nuevo',
  counts: (promotions: number, captains: number) =>
    promotions + captains === 0
      ? 'No hay nada que crear.'
      : `Se crean ${counted(promotions, 'promoción', 'promociones')} y ${counted(captains, 'capitán', 'capitanes')}, cada uno con su enlace.`,
  make: 'Crear',
  making: (done: number, all: number) => `Creando ${done} de ${all}...`,
  done: 'Listo',
  exists: 'Ya está',
  isNew: 'Nueva',
  withCaptain: (name: string, email: string) => `Capitán: ${name} (${email})`,
  hasCaptain: 'Ya tiene capitán: no se cambia',
  noEmail: (name: string) => `Falta el correo de ${name}: queda sin capitán`,
  noName: (email: string) => `Falta el nombre de ${email}: queda sin capitán`,
  promotionName: (year: number) => `Promo ${year}`,
  failed: 'No se pudo crear',
  made: (promotions: number, captains: number) =>
    `${counted(promotions, 'promoción creada', 'promociones creadas')}, ${counted(captains, 'capitán invitado', 'capitanes invitados')}`,
  links: 'Enlaces de los capitanes',
  linksWhy:
    'Cada uno elige su contraseña con el suyo: sirve una vez, durante 48 horas. Se muestran solo ahora; después puedes crear otro.',
  mailed: 'Enviado por correo',
  copy: (name: string) => `Copiar el mensaje de ${name}`,
  send: (name: string) => `Enviar a ${name} por WhatsApp`,
  copyAll: 'Copiar todos',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar: selecciona el enlace y cópialo a mano.',
  message: (name: string, promotion: string, address: string, email: string) =>
    [
      `Hola, ${name}: ${endSentence(`quedaste como capitán de ${promotion}`)}`,
      'Con este enlace eliges tu contraseña del panel del torneo. Sirve una sola vez, durante 48 horas:',
      address,
      `Después ingresa con tu correo: ${email}`,
    ].join('\n'),
} as const
