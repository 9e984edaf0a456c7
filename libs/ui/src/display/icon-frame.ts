import { createElement, type ComponentType, type SVGProps } from 'react'

interface IconData {
  readonly name: string
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string
}

const isAccessibilityProp = (name: string) => name.startsWith('aria-') || name === 'role' || name === 'title'

/** Converts pixels to rem, so that icons grow with the text. */
const inText = (size: number | string) => (typeof size === 'number' ? `${size / 16}rem` : size)

/**
 * Replaces lucide-react's icon component in builds (libs/build/src/icon-frame.ts): the same svg without unused features
 * (a context, absolute stroke widths, class names as text), which saves 1.5 kB in every app; and sizes
 * that follow the text.
 */
export default function iconFrame({ name, node }: IconData): ComponentType<IconProps> {
  return function Icon({ size = 24, color = 'currentColor', strokeWidth = 2, className = '', ...rest }) {
    const hidden = Object.entries(rest).some(
      ([prop, value]) => isAccessibilityProp(prop) && value !== null && value !== undefined,
    )
      ? {}
      : { 'aria-hidden': 'true' as const }
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: inText(size),
        height: inText(size),
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        ...hidden,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
