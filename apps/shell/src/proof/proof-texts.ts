/** Texts of the dialog that asks for the person before a dangerous call. */
export const proofTexts = {
  title: 'Confirma que eres tú',
  why: 'Este cambio pide confirmar quién lo hace. Después no te lo volvemos a pedir por 10 minutos en esta pestaña.',
  password: 'Tu contraseña',
  code: 'Código de la app',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  useApp: 'Usar un código de la app',
  usePasskey: 'Usar llave de acceso',
  usePassword: 'Usar la contraseña',
  failed: 'No pudimos confirmar que eres tú',
} as const
