import type { User } from '@torneo/contracts/people/users'

/** Writes the mail that brings an access link to its user. */
export function accessLinkMail({ name, email }: User, author: string, address: string) {
  return {
    to: { name, address: email },
    subject: 'Elige tu contraseña para el panel del torneo',
    text: [
      `Hola, ${name}:`,
      '',
      `${author} te envía un enlace para elegir tu contraseña del panel del torneo. Sirve una sola vez, durante 48 horas:`,
      '',
      address,
      '',
      `Después ingresa con tu correo, ${email}.`,
      '',
      'Si no esperabas este mensaje, no hagas nada: sin el enlace nadie puede cambiar tu contraseña.',
    ].join('\n'),
  }
}
