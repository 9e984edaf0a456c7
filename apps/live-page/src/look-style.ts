import { createGlobalStyle } from 'styled-components'

/** The school's look, as far as the families' page has it. */
export interface SchoolLook {
  readonly crest: string | null
  /** Colours as #RRGGBB. */
  readonly primary: string
  readonly accent: string
}

const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

/** An address that may stand in a style sheet as it is. */
const isPlain = (address: string): boolean => /^[\w\-./:?=&%~+@]+$/.test(address)

const header = `header[data-on='board']`

/** Rules of the school's colours, and of its crest in place of the product's mark. */
export function lookRules({ crest, primary, accent }: SchoolLook): string {
  const colors =
    isColor(primary) && isColor(accent)
      ? `:root { --brand: ${primary}; }
${header} { border-bottom: 4px solid ${accent}; box-shadow: inset 0 -6px ${primary}; }`
      : ''
  const mark = `${header} > div + div > svg`
  return crest !== null && isPlain(crest)
    ? `${colors}
${mark} { background: url('${crest}') center / contain no-repeat; }
${mark} > * { display: none; }`
    : colors
}

/**
 * Rendered by the service alone: the browser keeps the rules of the first HTML, and needs no script for them. The
 * first rule distinguishes it: global styles without a text of their own share one id.
 */
export const LookStyle = createGlobalStyle<{ readonly $look: SchoolLook }>`
  ${header} > div + div > svg { overflow: hidden; }
  ${({ $look }) => lookRules($look)}
`
