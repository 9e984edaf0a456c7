/**
 * Black or white, whichever has more contrast with a colour (`#RGB` or `#RRGGBB`): at least 4.58 to 1. An invalid
 * colour counts as dark.
 */
export function readableOn(hex: string): '#FFF' | '#000' {
  const light = luminance(hex)
  return (light + 0.05) / 0.05 > 1.05 / (light + 0.05) ? '#000' : '#FFF'
}

/** Contrast of two colours (WCAG 2), from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

// Relative luminance of WCAG 2, from 0 to 1.
function luminance(hex: string): number {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1]
  if (!digits) return 0
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
