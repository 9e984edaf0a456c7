import Parser from 'postcss-selector-parser'

/** The parts of a PostCSS node that the rules read. */
export interface StyleNode {
  readonly type: string
  readonly selector?: string | undefined
  readonly selectors?: readonly string[] | undefined
  readonly name?: string | undefined
  readonly params?: string | undefined
  readonly prop?: string | undefined
  readonly value?: string | undefined
  readonly nodes?: readonly StyleNode[] | undefined
}

/** A rule of an imported style sheet that acts outside its section. `value` is its selector, at-rule or declaration. */
export interface StyleProblem<Node> {
  readonly node: Node
  readonly kind: 'page' | 'nesting' | 'frame' | 'name' | 'at-rule' | 'unscoped'
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
export const isKeyframes = ({ type, name = '' }: StyleNode) => type === 'atrule' && /^(-\w+-)?keyframes$/.test(name)

/** Matches the page itself, which no section contains. */
const page = /(^|[\s>+~,(])(html|body|:root)(?![\w-])/i

const parsed = (selector: string): Parser.Selector => Parser().astSync(selector).first

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

/** Name that an at-rule defines for the whole document; undefined for one that defines none. */
function definedName({ name, params = '', nodes = [] }: StyleNode): string | undefined {
  if (name === 'property') return params.replace(/^--/, '')
  if (name !== 'font-face') return undefined
  return nodes.find(({ prop }) => prop === 'font-family')?.value?.replaceAll(/["']/g, '') ?? ''
}

function problemOf(node: StyleNode, app: string, isNested: boolean): Omit<StyleProblem<StyleNode>, 'node'> | null {
  if (node.type === 'decl') {
    const { prop = '', value = '' } = node
    const isInFrame = prop.toLowerCase() !== 'z-index' || value === 'auto' || Number(value) <= highestLayer
    return isInFrame ? null : { kind: 'frame', value: `${prop}: ${value}` }
  }
  if (node.type === 'rule') {
    const selectors = node.selectors ?? []
    const ofPage = selectors.find((selector) => page.test(selector))
    if (ofPage !== undefined) return { kind: 'page', value: ofPage }
    const turned = selectors.find((selector) => {
      if (!selector.includes('&')) return false
      const ast = parsed(selector)
      return hasParent(ast) && !(isNested && startsWithParent(ast))
    })
    return turned === undefined ? null : { kind: 'nesting', value: turned }
  }
  if (node.type !== 'atrule' || groups.test(node.name ?? '') || isKeyframes(node)) return null
  const name = definedName(node)
  if (name?.startsWith(`${app}-`)) return null
  return name === undefined ? { kind: 'at-rule', value: `@${node.name ?? ''}` } : { kind: 'name', value: name }
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
    if (node.name === 'font-face' || node.name === 'property') continue
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
  const goesDown = end !== -1 && /^\s*>?\s*$/.test(nodes[end]?.toString() ?? '') && end < nodes.length - 1
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
      const selector = node.selectors?.find((one) => !isConfined(parsed(one), app))
      if (selector !== undefined) return { node, kind: 'unscoped', value: selector }
    } else if (isKeyframes(node)) {
      if (!node.params?.startsWith(`${app}-`)) return { node, kind: 'name', value: node.params ?? '' }
    } else if (groups.test(node.name ?? '')) {
      const inside = unconfinedStyle((node.nodes ?? []) as readonly Node[], app)
      if (inside) return inside
    }
  }
  return null
}
