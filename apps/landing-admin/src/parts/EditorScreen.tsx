import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useToast } from '@torneo/client'
import { Card } from '@torneo/ui/Card'
import { ErrorPane } from '@torneo/ui/ErrorPane'
import { Skeleton } from '@torneo/ui/Skeleton'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { editorTexts } from './editor-texts'
import { EditorColumns, EditorFields } from './EditorColumns'
import type { RecordApi } from './record-api'

// No box of its own: the form inside fills the pane, so that its save bar stands at the bottom.
const Editor = styled.div`
  display: contents;
`

interface EditorScreenProps<Saved> {
  readonly api: Pick<RecordApi<Saved, never>, 'useRead'>
  readonly texts: { readonly loading: string; readonly unread: string }
  /** Keeps the places of what is coming: a form and its preview, unless said. */
  readonly skeleton?: ReactNode
  readonly children: (record: Saved | null) => ReactNode
}

/**
 * An editor of a single record, from its reading on. One that could not be read is not offered as a blank form: saving that would
 * replace what is published.
 */
export function EditorScreen<Saved>({ api, texts, skeleton = <EditorSkeleton />, children }: EditorScreenProps<Saved>) {
  const { data, error, isFetching, refetch } = api.useRead()
  const toast = useToast()
  const editor = useRef<HTMLDivElement>(null)
  const [retried, setRetried] = useState(false)
  const isRead = data !== undefined
  const failed = !isRead && error !== undefined

  // Once, not at every failed retry (R22).
  useEffect(() => {
    if (failed) toast.error(editorTexts.loadFailure)
  }, [failed, toast])

  // 'Reintentar' had the focus and is gone.
  useEffect(() => {
    if (isRead && retried) editor.current?.querySelector<HTMLElement>('input:not(:disabled), textarea:not(:disabled)')?.focus()
  }, [isRead, retried])

  if (isRead) return <Editor ref={editor}>{children(data)}</Editor>
  if (!failed) return <><VisuallyHidden role="status">{texts.loading}</VisuallyHidden>{skeleton}</>
  return (
    <Card>
      <ErrorPane
        title={texts.unread}
        text={editorTexts.unreadText}
        busy={isFetching}
        onRetry={() => {
          setRetried(true)
          void refetch()
        }}
      />
    </Card>
  )
}

/** Pixels of the fields of an editor: lines, a text, an image. */
const fields = [40, 40, 82, 82, 40]

const Bones = styled.div`
  display: grid;
  gap: 8px;
`

const Preview = styled.div`
  display: grid;
  gap: 16px;
`

/** Keeps the places of form and preview while a record is read: what comes takes them without moving anything. */
function EditorSkeleton() {
  return (
    <EditorColumns>
      <EditorFields aria-hidden>
        {fields.map((height, place) => (
          <Bones key={place}>
            <Skeleton width={[72, 104, 88][place % 3]} height={12} />
            <Skeleton height={height} />
          </Bones>
        ))}
      </EditorFields>
      <Preview aria-hidden>
        <Skeleton width={120} height={36} />
        <Skeleton height={380} />
      </Preview>
    </EditorColumns>
  )
}
