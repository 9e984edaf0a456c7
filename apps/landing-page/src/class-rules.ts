import { readableOn } from '@torneo/ui/theme/readable-on'

/*
 * The content security policy refuses style attributes, so colours and focal points are classes, whose rules are
 * made from the classes that a page uses.
 */

/** Class that sets `--team` and `--on-team`; '' for anything but `#RGB` or `#RRGGBB`. */
export const colorClass = (color: string): string =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? `c-${color.slice(1).toLowerCase()}` : ''

/** Class that keeps a focal point visible where an image is cropped; coordinates from 0 to 1. */
export function focusClass(focus: { readonly x: number; readonly y: number } | null | undefined): string {
  return focus ? `f-${Math.round(focus.x * 100)}-${Math.round(focus.y * 100)}` : ''
}

function ruleOf(name: string): string {
  const [kind, first = '', second = ''] = name.split('-')
  if (kind === 'f') return `.${name}{object-position:${first}% ${second}%}`
  return `.${name}{--team:#${first};--on-team:${readableOn(`#${first}`)}}`
}

/** Returns the rules of all such classes in a page's HTML. */
export function classRules(html: string): string {
  const names = html.match(/(?<=[" ])(c-(?:[\da-f]{3}){1,2}|f-\d{1,3}-\d{1,3})(?=[" ])/g) ?? []
  return [...new Set(names)].toSorted().map(ruleOf).join('')
}
