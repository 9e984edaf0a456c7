import Parser from 'postcss-selector-parser'
import { isAmbiguous, plainName, type RawTexts } from './style-texts'

/** The parts of a PostCSS node that the rules read. */
export interface StyleNode {
  readonly type: string
  readonly selector?: string | undefined
  readonly name?: string | undefined
  readonly params?: string | undefined
  readonly prop?: string | undefined
  readonly value?: string | undefined
  readonly nodes?: readonly StyleNode[] | undefined
  readonly raws?: RawTexts | undefined
}

/** A rule of an imported style sheet that acts outside its section. `value` is its selector, at-rule or declaration. */
export interface StyleProblem<Node> {
  readonly node: Node
  readonly kind: 'page' | 'nesting' | 'frame' | 'name' | 'at-rule' | 'ambiguous' | 'unscoped'
  readonly value: string
}

/** Cascade layer of all imported style sheets: above the panel's resets, below the styles of its components. */
export const sectionLayer = 'torneo-section'
/** The layers of the page, in order. */
export const layerOrder = `torneo-base, ${sectionLayer}`

/** Start of every confined selector. `:where` adds no specificity, and older browsers know it, unlike `@scope`. */
export const sectionScope = (app: string) => `:where([data-section="${app}"])`

/** Highest z-index below the panel's top bar and sidebar. */
export const highestLayer = 9

const groups = /^(media|supports|container|layer|scope|starting-style)$/
const ruleName = ({ name = '' }: StyleNode) => plainName(name)
export const isKeyframes = (node: StyleNode) => node.type === 'atrule' && /^(-\w+-)?keyframes$/.test(ruleName(node))

/** Matches the page itself, which no section contains. */
const page = /(^|[\s>+~,(])(html|body|:root)(?![\w-])/i

const parsed = ({ selector = '' }: StyleNode): readonly Parser.Selector[] => Parser().astSync(selector).nodes
const textOf = (selector: Parser.Selector) => selector.toString().trim()

/** True if `&` stands in the selector: for the parent of a nested rule, and for the whole page in any other. */
function hasParent(selector: Parser.Container): boolean {
  let isFound = false
  selector.walkNesting(() => {
    isFound = true
  })
  return isFound
}

/** False for `:not(&)` and `nav:has(&)`, which match elements outside the rule that they are nested in. */
function startsWithParent(selector: Parser.Selector): boolean {
  return selector.first.type === 'nesting' && !selector.nodes.some((node) => node.type === 'pseudo' && hasParent(node))
}

/** Names that an at-rule defines for the whole document; undefined for one that defines none. */
function definedNames(node: StyleNode): readonly string[] | undefined {
  const { params = '', nodes = [] } = node
  if (ruleName(node) === 'property') return [params.replace(/^--/, '')]
  if (ruleName(node) !== 'font-face') return undefined
  const names = nodes.flatMap(({ prop = '', value = '' }) =>
    plainName(prop) === 'font-family' ? value.replaceAll(/["']/g, '') : [],
  )
  return names.length === 0 ? [''] : names
}

function ruleProblem(node: StyleNode, isNested: boolean): Omit<StyleProblem<StyleNode>, 'node'> | null {
  const { selector = '' } = node
  if (page.test(selector)) {
    const ofPage = parsed(node).map(textOf)
    return { kind: 'page', value: ofPage.find((one) => page.test(one)) ?? selector }
  }
  if (!selector.includes('&')) return null
  const turned = parsed(node).find((one) => hasParent(one) && !(isNested && startsWithParent(one)))
  return turned ? { kind: 'nesting', value: textOf(turned) } : null
}

function atRuleProblem(node: StyleNode, app: string, isNested: boolean): Omit<StyleProblem<StyleNode>, 'node'> | null {
  const [name, { params = '' }] = [ruleName(node), node]
  const value = `@${name} ${params}`
  // The rules of a scope match from its own root, wherever it is nested.
  if (name === 'scope' && (isNested || params.includes('&'))) return { kind: 'nesting', value }
  if (isKeyframes(node)) return isNested ? { kind: 'nesting', value } : null
  if (groups.test(name)) return null
  const names = definedNames(node)
  if (!names) return { kind: 'at-rule', value: `@${name}` }
  const other = names.find((one) => !one.startsWith(`${app}-`))
  return other === undefined ? null : { kind: 'name', value: other }
}

function problemOf(node: StyleNode, app: string, isNested: boolean): Omit<StyleProblem<StyleNode>, 'node'> | null {
  const { type, prop = '', value = '', selector, params } = node
  if (isAmbiguous(node)) return { kind: 'ambiguous', value: (selector ?? params ?? `${prop}: ${value}`).slice(0, 80) }
  if (type === 'rule') return ruleProblem(node, isNested)
  if (type === 'atrule') return atRuleProblem(node, app, isNested)
  const isInFrame = plainName(prop) !== 'z-index' || value === 'auto' || Number(value) <= highestLayer
  return type !== 'decl' || isInFrame ? null : { kind: 'frame', value: `${prop}: ${value}` }
}

/** First problem of a style sheet as a team wrote it; null for one that the build can confine to the section. */
export function styleProblem<Node extends StyleNode>(
  nodes: readonly Node[],
  app: string,
  isNested = false,
): StyleProblem<Node> | null {
  for (const node of nodes) {
    const problem = problemOf(node, app, isNested)
    if (problem) return { node, ...problem }
    const inside = styleProblem((node.nodes ?? []) as readonly Node[], app, isNested || node.type === 'rule')
    if (inside) return inside
  }
  return null
}

/** True for `:where([data-section=app])` and nothing else. */
function isScope(compound: readonly Parser.Node[], app: string): boolean {
  const [where] = compound
  if (compound.length !== 1 || where?.type !== 'pseudo' || where.value !== ':where' || where.length !== 1) return false
  const [attribute, ...others] = where.first.nodes
  return (
    others.length === 0 &&
    attribute?.type === 'attribute' &&
    attribute.attribute === 'data-section' &&
    attribute.operator === '=' &&
    attribute.value === app &&
    attribute.insensitive !== true
  )
}

/**
 * True for a selector that matches only elements inside the section: it begins with the scope and goes down from there,
 * or with an `:is()` of such selectors, by which minifiers join them. All that follows stays inside.
 */
function isConfined({ nodes }: Parser.Selector, app: string): boolean {
  const end = nodes.findIndex(({ type }) => type === 'combinator')
  const compound = end === -1 ? nodes : nodes.slice(0, end)
  const isJoined = compound.some(
    (node) =>
      node.type === 'pseudo' &&
      /^:(is|where)$/.test(node.value) &&
      node.length > 0 &&
      node.nodes.every((one) => isConfined(one, app)),
  )
  const goesDown = end !== -1 && /^\s*(?:>\s*)?$/.test(nodes[end]?.toString() ?? '') && end < nodes.length - 1
  return isJoined || (goesDown && isScope(compound, app))
}

/** First rule of a built style sheet that acts outside the section `app`. */
export function unconfinedStyle<Node extends StyleNode>(
  nodes: readonly Node[],
  app: string,
): StyleProblem<Node> | null {
  const problem = styleProblem(nodes, app)
  if (problem) return problem
  for (const node of nodes) {
    if (node.type === 'rule') {
      const selector = parsed(node).find((one) => !isConfined(one, app))
      if (selector) return { node, kind: 'unscoped', value: textOf(selector) }
    } else if (isKeyframes(node)) {
      if (!node.params?.startsWith(`${app}-`)) return { node, kind: 'name', value: node.params ?? '' }
    } else if (groups.test(ruleName(node))) {
      const inside = unconfinedStyle((node.nodes ?? []) as readonly Node[], app)
      if (inside) return inside
    }
  }
  return null
}
