import { type Appearance, defaultAppearance } from '@torneo/contracts/site/appearance'

/** Values of the form: a crest is '' without one. */
export type AppearanceValues = Pick<Appearance, 'primary' | 'accent' | 'titleFace' | 'look'> & {
  readonly crest: string
}

export const appearanceValues = (record: Appearance | null): AppearanceValues => {
  const { crest, primary, accent, titleFace, look } = record ?? defaultAppearance
  return { crest: crest ?? '', primary, accent, titleFace, look }
}

/** Pairs for a school that has no crest at hand: a dark colour and one that stands out on it. */
export const colorPairs = [
  ['#14213D', '#F2C14E'],
  ['#7A1021', '#E8D7A5'],
  ['#0B4F3A', '#F4D35E'],
  ['#1D3F8A', '#F2F2F0'],
  ['#5B1A6E', '#F5B700'],
  ['#0F3D5E', '#59C3C3'],
  ['#8C2F0B', '#F2E2C4'],
  ['#2B2D42', '#EF8354'],
  ['#234F1E', '#C9E265'],
  ['#6B0F3A', '#F7C6D9'],
  ['#17181C', '#D9A441'],
  ['#00546B', '#FFD166'],
] as const satisfies readonly (readonly [primary: string, accent: string])[]
