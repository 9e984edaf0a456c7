import { useToast } from '@torneo/client'
import { ImagePicker } from '@torneo/media/ImagePicker'
import { baseKeymap } from 'prosemirror-commands'
import { history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { type Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { articleKeys, insertImage, linkAt, removeLink, setLink } from './article-commands'
import { parseArticle, serializeArticle, withoutWord } from './article-html'
import { storedImagePath } from './article-schema'
import { articleTexts as texts } from './article-texts'
import { ArticleToolbar } from './ArticleToolbar'
import { Frame, Words } from './editor-styles'
import { LinkForm } from './LinkForm'

export interface ArticleEditorProps {
  readonly id: string
  readonly labelId: string
  /** HTML of the text. */
  readonly value: string
  readonly onChange: (html: string) => void
  readonly onBlur: () => void
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  readonly ref?: Ref<{ focus: () => void }> | undefined
}

/** Editor of a formatted text; its code is loaded when a form with one opens. */
export default function ArticleEditor(props: ArticleEditorProps) {
  const { id, labelId, value, onChange, onBlur, describedBy, isInvalid, ref } = props
  const toast = useToast()
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  /** The HTML that the editor shows. */
  const shown = useRef(value)
  const [begin] = useState(
    () => (html: string, openLink: () => void) =>
      EditorState.create({
        doc: parseArticle(html),
        plugins: [
          history(),
          keymap({
            ...articleKeys,
            'Mod-k': () => {
              openLink()
              return true
            },
          }),
          keymap(baseKeymap),
        ],
      }),
  )
  const [open, setOpen] = useState<'link' | 'image' | null>(null)
  const [state, setState] = useState(() => begin(value, () => setOpen('link')))

  const change = useEffectEvent((html: string) => {
    shown.current = html
    onChange(html)
  })
  const leave = useEffectEvent(() => onBlur())
  const first = useEffectEvent(() => state)
  useEffect(() => {
    const editor = new EditorView(place.current, {
      state: first(),
      transformPastedHTML: withoutWord,
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction)
        editor.updateState(next)
        setState(next)
        if (transaction.docChanged) change(serializeArticle(next.doc))
      },
      handleDOMEvents: {
        blur() {
          leave()
          return false
        },
      },
    })
    view.current = editor
    return () => {
      view.current = null
      editor.destroy()
    }
  }, [])

  // Another text than the one that was typed: a draft, a saved record, an earlier state.
  useEffect(() => {
    if (value === shown.current) return
    shown.current = value
    const next = begin(value, () => setOpen('link'))
    view.current?.updateState(next)
    setState(next)
  }, [value, begin])

  useEffect(() => {
    view.current?.setProps({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-required': 'true',
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      },
    })
  }, [id, labelId, describedBy, isInvalid])

  const focus = () => view.current?.focus()
  useImperativeHandle(ref, () => ({ focus }), [])

  const run = (command: Command) => {
    if (view.current) command(view.current.state, view.current.dispatch)
    setOpen(null)
    focus()
  }
  const pick = ([address = '']: readonly string[]) => {
    const src = storedImagePath(address)
    if (src === '') return toast.error(texts.foreignImage)
    run(insertImage(src))
  }

  return (
    <Frame $wrong={isInvalid}>
      <ArticleToolbar
        textId={id}
        state={state}
        run={run}
        onLink={() => setOpen('link')}
        onImage={() => setOpen('image')}
      />
      {open === 'link' && (
        <LinkForm
          address={linkAt(state)}
          onSet={(address) => run(setLink(address))}
          onRemove={() => run(removeLink)}
          onCancel={() => {
            setOpen(null)
            focus()
          }}
        />
      )}
      <Words ref={place} />
      {open === 'image' && <ImagePicker bucket="gallery" onPick={pick} onClose={() => setOpen(null)} />}
    </Frame>
  )
}
