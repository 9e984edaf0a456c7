import type { AcceptedPlugin, AtRule, Node, Root } from 'postcss'
import type { Plugin } from 'vite'
import {
  isKeyframes,
  layerOrder,
  sectionLayer,
  sectionScope,
  styleProblem,
  type StyleProblem,
} from '../../domain/src/releases/section-styles.ts'
import { isLibrary, isOwnSource } from './own-source.ts'

/** Says why a style leaves the section, and what to write instead. */
const sentences: Readonly<Record<StyleProblem<unknown>['kind'], (value: string, app: string) => string>> = {
  page: (value) =>
    `'${value}' is the page, which all sections share: style an element of your screen, such as '.card'.`,
  nesting: (value) => `'${value}' can match elements outside the section: in a nested rule write & first, once.`,
  frame: (value) =>
    `'${value}' would cover the panel's frame: at most 9. For something above the page use Modal of @torneo/ui.`,
  name: (value, app) => `'${value}' names something for the whole page: begin the name with '${app}-'.`,
  'at-rule': (value) => `${value} acts on the whole page: a section's styles have none.`,
  ambiguous: (value) =>
    `'${value}' can be read in two ways: close each string in its line, write url("...") in lower case, and no comment or brace in parentheses.`,
  unscoped: (value) => `'${value}' is not confined to the section.`,
}

/** Gives the animations of a style sheet the app's name, where they are defined and where they are used. */
function nameKeyframes(root: Root, app: string): void {
  const names = new Set<string>()
  root.walkAtRules((rule) => {
    if (!isKeyframes(rule)) return
    names.add(rule.params)
    rule.params = `${app}-${rule.params}`
  })
  root.walkDecls(/^(-\w+-)?animation(-name)?$/i, (declaration) => {
    declaration.value = declaration.value.replace(/[\w-]+/g, (word) => (names.has(word) ? `${app}-${word}` : word))
  })
}

/** True for a rule whose selectors are relative to another rule, or are steps of an animation. */
function isRelative({ parent }: Node): boolean {
  if (!parent || parent.type === 'root') return false
  return parent.type === 'rule' || isKeyframes(parent as AtRule) || isRelative(parent as AtRule)
}

/**
 * Confines imported style sheets to the section: their own cascade layer, and a prefix on each selector
 * (docs/design/isolation.md). Fails at the line of a rule that would act outside it.
 */
export const confinedStyles = (app: string): AcceptedPlugin => ({
  postcssPlugin: 'torneo:section-styles',
  // Runs after plugins that inline imports and rename classes.
  OnceExit(root, { AtRule: Rule }) {
    root.walkAtRules('charset', (rule) => void rule.remove())
    const problem = styleProblem(root.nodes, app)
    if (problem) throw problem.node.error(sentences[problem.kind](problem.value, app))
    nameKeyframes(root as Root, app)
    root.walkRules((rule) => {
      if (isRelative(rule)) return
      rule.selectors = rule.selectors.map((selector) => `${sectionScope(app)} ${selector}`)
    })
    const layer = new Rule({ name: 'layer', params: sectionLayer, nodes: [] })
    layer.append(root.nodes)
    root.append(new Rule({ name: 'layer', params: layerOrder }), layer)
  },
})

/** Refuses `createGlobalStyle` in an app's sources: it styles the whole panel, and no build step can confine it. */
export function noGlobalStyle(): Plugin {
  return {
    name: 'torneo:no-global-style',
    enforce: 'pre',
    transform(code, id) {
      const found = isOwnSource(id) && !isLibrary(id) ? code.indexOf('createGlobalStyle') : -1
      if (found >= 0)
        this.error("createGlobalStyle styles the whole panel: style an element of your screen with 'styled'.", found)
    },
  }
}
