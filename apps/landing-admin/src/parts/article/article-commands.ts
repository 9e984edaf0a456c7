import { chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { articleSchema } from './article-schema'

const { nodes, marks } = articleSchema

/** A format of the selected text, with a button each. */
export type Format = 'strong' | 'em' | 'heading' | 'subheading' | 'bulletList' | 'orderedList' | 'quote' | 'link'

const hasMark = ({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean =>
  selection.empty
    ? (type.isInSet(storedMarks ?? selection.$from.marks()) ?? false) !== false
    : doc.rangeHasMark(selection.from, selection.to, type)

/** Depth of the nearest ancestor of these types; 0 without one. */
function depthOf({ selection: { $from } }: EditorState, types: readonly NodeType[]): number {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (types.includes($from.node(depth).type)) return depth
  return 0
}

const isIn = (state: EditorState, type: NodeType): boolean => depthOf(state, [type]) > 0

const hasLevel = ({ selection: { $from } }: EditorState, level: number): boolean =>
  $from.parent.type === nodes.heading && $from.parent.attrs['level'] === level

/** Reports whether the selection has a format. */
export function hasFormat(state: EditorState, format: Format): boolean {
  switch (format) {
    case 'strong':
    case 'em':
    case 'link':
      return hasMark(state, marks[format])
    case 'heading':
      return hasLevel(state, 2)
    case 'subheading':
      return hasLevel(state, 3)
    case 'bulletList':
    case 'orderedList': {
      const depth = depthOf(state, [nodes.bullet_list, nodes.ordered_list])
      const type = format === 'bulletList' ? nodes.bullet_list : nodes.ordered_list
      return depth > 0 && state.selection.$from.node(depth).type === type
    }
    case 'quote':
      return isIn(state, nodes.blockquote)
  }
}

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    (hasLevel(state, level) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch)

/** Makes a list, ends one of the same kind, or changes the kind of one. */
const toggleList =
  (format: 'bulletList' | 'orderedList'): Command =>
  (state, dispatch) => {
    const type = format === 'bulletList' ? nodes.bullet_list : nodes.ordered_list
    if (hasFormat(state, format)) return liftListItem(nodes.list_item)(state, dispatch)
    const depth = depthOf(state, [nodes.bullet_list, nodes.ordered_list])
    if (depth > 0) {
      dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(depth), type))
      return true
    }
    // A list has paragraphs only: a title becomes one first.
    return wrapInList(type)(state, dispatch) || setBlockType(nodes.paragraph)(state, dispatch)
  }

const toggleQuote: Command = (state, dispatch) =>
  isIn(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch)

/** Commands of the formats that need nothing else. */
export const toggles: Readonly<Record<Exclude<Format, 'link'>, Command>> = {
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  bulletList: toggleList('bulletList'),
  orderedList: toggleList('orderedList'),
  quote: toggleQuote,
}

/** Range of the link at the selection, or the selection itself. */
function linkRange({ selection, doc }: EditorState): {
  readonly from: number
  readonly to: number
  readonly href: string
} {
  const { $from, from, to } = selection
  const mark = marks.link.isInSet(doc.nodeAt(from)?.marks ?? []) ?? marks.link.isInSet($from.marks())
  const href = mark ? String(mark.attrs['href']) : ''
  if (!selection.empty || !mark) return { from, to, href }
  let [start, end] = [from, from]
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset
    if (mark.isInSet(node.marks) && at <= from && at + node.nodeSize >= from) [start, end] = [at, at + node.nodeSize]
  })
  return { from: start, to: end, href }
}

/** Address of the link at the selection; '' without one. */
export const linkAt = (state: EditorState): string => linkRange(state).href

/** Links the selection, or the address itself where nothing is selected. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state)
    const mark = marks.link.create({ href })
    const { tr } = state
    dispatch?.(
      from === to
        ? tr.replaceSelectionWith(articleSchema.text(href.replace(/^(mailto|tel):/, ''), [mark]), false)
        : tr.removeMark(from, to, marks.link).addMark(from, to, mark),
    )
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkRange(state)
  dispatch?.(state.tr.removeMark(from, to, marks.link))
  return true
}

/** Inserts a stored image below the selection's paragraph. */
export const insertImage =
  (src: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image.create({ src })).scrollIntoView())
    return true
  }

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
})

/** Keys besides the usual ones of a text; Tab leaves it. */
export const articleKeys: Readonly<Record<string, Command>> = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggles.strong,
  'Mod-i': toggles.em,
  'Mod-u': toggleMark(marks.u),
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  Enter: splitListItem(nodes.list_item),
  'Shift-Enter': breakLine,
}
