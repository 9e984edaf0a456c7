import { endSentence, joinSentences } from '@torneo/domain/format/join-sentences'

/** Texts about a promotion's captain (spec 2 §2, §5, §8; R33, R34). */
export const captainTexts = {
  column: 'Capitán',
  none: 'Sin capitán',
  unnamed: 'Con capitán',
  assign: 'Asignar capitán',
  assignShort: 'Asignar',
  change: 'Cambiar',
  assignTo: (promotion: string) => `Asignar capitán a ${promotion}`,
  changeOf: (promotion: string) => `Cambiar el capitán de ${promotion}`,
  removeOf: (promotion: string) => `Quitar el capitán de ${promotion}`,

  accessLink: 'Enlace de acceso',
  passwordFor: (name: string) => `Nueva contraseña para ${name}`,

  methods: 'Cómo asignarlo',
  pick: 'Elegir un capitán',
  create: 'Crear uno nuevo',
  captain: 'Capitán',
  choose: 'Elige un capitán',
  reading: 'Cargando los capitanes...',
  usersFailed: 'No pudimos cargar los capitanes.',
  retry: 'Reintentar',
  noChoices: 'No hay otros capitanes activos. Crea uno nuevo.',
  ofPromotion: (name: string, promotion: string) => `${name} (capitán de ${promotion})`,
  leaves: (name: string, promotion: string) => endSentence(`${name} deja de ser capitán de ${promotion}`),
  replaces: (name: string, promotion: string) => `${name} deja de ser capitán de ${promotion} y queda sin promoción.`,
  elsewhere: 'otra promoción',

  name: 'Nombre',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Mínimo 8 caracteres. Se muestra una última vez después de crear el capitán.',
  incomplete: 'Por favor completa todos los campos',
  createAndAssign: 'Crear y asignar',

  assigned: 'Capitán asignado exitosamente!',
  removed: 'Capitán removido exitosamente',
  assignFailed: 'Error al asignar el capitán',
  removeFailed: 'Error al remover el capitán',
  createFailed: 'Error al crear el capitán. Verifica que el email no esté en uso.',

  removeQuestion: (promotion: string) => `¿Quitar el capitán de ${promotion}?`,
  removeBody: (name: string) => `${name} conserva su cuenta y queda sin promoción.`,
  removeConfirm: 'Quitar capitán',

  invitationSubject: (promotion: string) => `Tu cuenta de capitán de ${promotion}`,
  invitation: ({
    name,
    promotion,
    address,
    email,
    password,
  }: {
    readonly name: string
    readonly promotion: string
    readonly address: string
    readonly email: string
    readonly password: string
  }) =>
    [
      `Hola, ${name}:`,
      '',
      joinSentences(`Quedaste como capitán de ${promotion}`, 'Carga la lista de tu equipo en el panel del torneo:'),
      address,
      '',
      `Correo: ${email}`,
      `Contraseña: ${password}`,
    ].join('\n'),
} as const
