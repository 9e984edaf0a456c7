import type { CtaButtonType } from '@torneo/contracts/content/cta'

/** Texts of the CTA editor (spec 1 §2, §8); the contract has the validation messages. */
export const ctaTexts = {
  form: 'CTA',
  saved: 'CTA actualizado correctamente',
  failure: 'Error al actualizar CTA',
  loading: 'Cargando el CTA...',
  unread: 'No pudimos leer el CTA',

  buttonTypeHint: 'Adónde lleva el botón: a registrarse o a ingresar con una cuenta.',
  additionalInfoHint: 'Opcional. Se lee en letra pequeña, debajo del botón.',
  untilHint: 'Opcional. Pasado este día, la página deja de mostrar la invitación.',
  untilPast: 'Ese día ya pasó: la página no muestra la invitación.',
} as const

/** Labels of the fields, in the form's order. */
export const ctaLabels = {
  title: 'Título',
  description: 'Descripción',
  buttonType: 'Tipo de botón',
  buttonText: 'Texto del botón',
  additionalInfo: 'Información adicional',
  until: 'Hasta',
} as const

/** Labels of the button's targets. */
export const ctaButtonLabels: Readonly<Record<CtaButtonType, string>> = { register: 'Registro', login: 'Ingreso' }
