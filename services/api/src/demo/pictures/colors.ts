/** The colours that people and kits of the demo's pictures take. */

export const skins = ['#f0c9a8', '#e9b48f', '#d9a17a', '#c98e66', '#a56e48', '#8a5a3c'] as const
export const hairs = ['#2b1c14', '#17120f', '#4a2f1d', '#6b4526', '#8d6236', '#3a3a3e'] as const
/** Shirts in the stands. */
export const shirts = ['#e50914', '#1d4ed8', '#f2b705', '#f4f4f0', '#0f766e', '#1f2937', '#7c3aed', '#ea7317', '#2a9d5c'] as const

/** What a team wears. */
export interface Kit {
  readonly shirt: string
  /** Stripes, sleeves and numbers. */
  readonly trim: string
  readonly shorts: string
  readonly socks: string
}

const wardrobe = {
  green: { shirt: '#0f8a55', trim: '#f4f4f0', shorts: '#0a5c3a', socks: '#0f8a55' },
  red: { shirt: '#d81e2c', trim: '#ffffff', shorts: '#7d0f18', socks: '#d81e2c' },
  blue: { shirt: '#2456c9', trim: '#f2c230', shorts: '#17356f', socks: '#2456c9' },
  yellow: { shirt: '#f2b705', trim: '#23262e', shorts: '#23262e', socks: '#f2b705' },
  white: { shirt: '#f5f2ea', trim: '#c8102e', shorts: '#1f2a44', socks: '#f5f2ea' },
  violet: { shirt: '#6d3fc4', trim: '#f6e9ff', shorts: '#3d2178', socks: '#6d3fc4' },
  orange: { shirt: '#ea7317', trim: '#2a1608', shorts: '#2d2f36', socks: '#ea7317' },
  sky: { shirt: '#6ab7e8', trim: '#ffffff', shorts: '#10253f', socks: '#10253f' },
} satisfies Record<string, Kit>

export const kits: Readonly<Record<keyof typeof wardrobe, Kit>> = wardrobe
