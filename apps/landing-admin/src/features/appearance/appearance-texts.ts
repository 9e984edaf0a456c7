import type { Look, TitleFace } from '@torneo/contracts/site/appearance'

export const appearanceLabels = {
  crest: 'Escudo',
  primary: 'Color principal',
  accent: 'Segundo color',
  titleFace: 'Letra de los títulos',
  look: 'Aspecto',
} as const

export const faceLabels: Readonly<Record<TitleFace, string>> = {
  deportiva: 'Deportiva',
  clasica: 'Clásica',
  colegial: 'Colegial',
  afiche: 'De afiche',
}

export const lookLabels: Readonly<Record<Look, string>> = {
  mitades: 'Mitades',
  foto: 'Foto entera',
  diploma: 'Diploma',
  color: 'Color',
  diario: 'Diario',
  noche: 'Noche',
}

export const appearanceTexts = {
  form: 'Aspecto',
  loading: 'Cargando el aspecto',
  unread: 'No pudimos leer el aspecto',
  saved: 'Aspecto publicado',
  failure: 'Error al guardar el aspecto',

  crestHint: 'Sube PNG, JPG o SVG. Es también el logo, el ícono de la pestaña y la foto al compartir.',
  startWithCrest: 'Empieza por el escudo: de él salen los colores. O elige un par:',
  fromCrest: 'De tu escudo salieron estos colores. Toca uno para que sea el segundo; otra vez, el principal.',
  noColors: 'De esta imagen no se pueden tomar los colores. Elígelos abajo.',
  crestColors: 'Colores del escudo',
  pairs: 'Pares de colores',
  pairOf: (primary: string, accent: string) => `${primary} y ${accent}`,
  first: '1.º',
  second: '2.º',
  swatch: (color: string, place: string) => (place ? `${color}, ${place}` : color),

  onPrimary: (isBlack: boolean, ratio: string, isStrong: boolean) =>
    `${isBlack ? 'Negro' : 'Blanco'} sobre el principal: ${ratio} a 1. ${isStrong ? 'Se lee también al sol.' : 'Se lee bien.'}`,
  titlesIn: (ratio: string) => `Los títulos van en el color principal: ${ratio} a 1 sobre fondo claro.`,
  titlesNot: (ratio: string) =>
    `El principal sobre fondo claro da ${ratio} a 1: los títulos van en negro y el color en los fondos.`,
  accentOn: (ratio: string) =>
    `El segundo sobre blanco da ${ratio} a 1: va en líneas, bordes y botones, nunca en textos.`,
  oneColor: 'Los dos colores casi no se distinguen. Prueba otro segundo color.',
  nearLive: 'Uno de los colores se confunde con «EN VIVO».',

  sample: 'Ex Alumnos 2025',
  lookHint: 'Elige uno y mira tu página al lado: nada se publica hasta que guardes.',
  ownTitle: 'Volvemos a la cancha',
} as const
