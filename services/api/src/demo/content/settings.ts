import type { Settings } from '@torneo/contracts/settings'
import type { OwnFields } from '../../platform/repository'
import type { AddressOf } from '../pictures/demo-pictures'

/** Names that lead nowhere: `.example` is kept free for that, and so is 555. */
export const demoSettings = (addressOf: AddressOf): OwnFields<Settings> => ({
  siteName: 'Torneo de Ex Alumnos',
  primaryColor: '#E50914',
  logo: addressOf('escudo-torneo.png'),
  contactEmail: 'contacto@torneoexalumnos.example',
  contactPhone: '+54 11 5550 1995',
  contactAddress: 'Av. de los Jacarandás 1240, entrada por el portón de canchas',
  eventDate: '7, 8 y 9 de noviembre de 2025',
  eventTime: 'Sábado y domingo desde las 9:00',
  eventLocation: 'Campo de deportes del colegio',
  eventRegistration: 'Hasta el 31 de octubre, por promoción y por deporte',
  footerDescription: 'El encuentro deportivo de todas las promociones, organizado por ex alumnos a beneficio de las becas.',
  footerTagline: 'Una camiseta, todas las promociones',
  socialMediaFacebook: 'https://facebook.example/torneoexalumnos',
  socialMediaInstagram: 'https://instagram.example/torneoexalumnos',
  socialMediaTwitter: 'https://x.example/torneoexalumnos',
  socialMediaYoutube: 'https://youtube.example/@torneoexalumnos',
})
