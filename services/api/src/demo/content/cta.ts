import type { Cta } from '@torneo/contracts/cta'
import type { OwnFields } from '../../platform/repository'

export const demoCta: OwnFields<Cta> = {
  title: '¿Tu promoción ya tiene equipo?',
  description: 'Reúne a tu gente, elige los deportes e inscribe a tu promoción.'
    + ' Las listas se pueden completar hasta tres días antes del torneo.',
  buttonType: 'register',
  buttonText: 'Inscribir mi promoción',
  additionalInfo: 'Inscripciones abiertas hasta el 31 de octubre de 2025. Cada promoción puede presentar un equipo por deporte.',
}
