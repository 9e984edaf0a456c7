export type Rgb = readonly [red: number, green: number, blue: number]

/** Parts of a colour `#RRGGBB`, from 0 to 255. */
export const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never

export const hexOf = (parts: Rgb): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/** CIE Lab under D65. */
function labOf(rgb: Rgb): Rgb {
  const [red, green, blue] = rgb.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb
  const [x, y, z] = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as unknown as Rgb
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Distance of two colours as people see it (CIE 1976): 2 is hardly seen, under 12 they are mistaken for each other. */
export function colorDistance(one: Rgb, other: Rgb): number {
  const [first, second] = [labOf(one), labOf(other)]
  return Math.hypot(...first.map((part, index) => part - (second[index] ?? 0)))
}
