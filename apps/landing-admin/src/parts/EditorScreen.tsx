import { useToast } from '@torneo/client'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Skeleton } from '@torneo/ui/feedback/Skeleton'
import { Card } from '@torneo/ui/layout/Card'
import { Stack } from '@torneo/ui/layout/Stack'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { editorTexts } from './editor-texts'
import { EditorColumns } from './EditorColumns'
import type { RecordApi } from './record-api'

// Has no box, so that the form inside fills the pane with its save bar at the bottom.
const Editor = styled.div`
  display: contents;
`

interface EditorScreenProps<Saved> {
  readonly api: Pick<RecordApi<Saved, never>, 'useRead'>
  readonly texts: { readonly loading: string; readonly unread: string }
  /** Skeleton while loading; by default, that of a form and its preview. */
  readonly skeleton?: ReactNode
  readonly children: (record: Saved | null) => ReactNode
}

/**
 * Loads a single record and renders its editor. After a failure it does not offer a blank form, because saving that
 * would replace the published content.
 */
export function EditorScreen<Saved>({ api, texts, skeleton = <EditorSkeleton />, children }: EditorScreenProps<Saved>) {
  const { data, error, isFetching, refetch } = api.useRead()
  const toast = useToast()
  const editor = useRef<HTMLDivElement>(null)
  const [retried, setRetried] = useState(false)
  const isRead = data !== undefined
  const failed = !isRead && error !== undefined

  // Shows the toast once, not on every failed retry (R22).
  useEffect(() => {
    if (failed) toast.error(editorTexts.loadFailure)
  }, [failed, toast])

  // The button 'Reintentar' had the focus and was unmounted.
  useEffect(() => {
    if (isRead && retried)
      editor.current?.querySelector<HTMLElement>('input:not(:disabled), textarea:not(:disabled)')?.focus()
  }, [isRead, retried])

  if (isRead) return <Editor ref={editor}>{children(data)}</Editor>
  if (!failed)
    return (
      <>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        {skeleton}
      </>
    )
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

/** Heights of an editor's fields in pixels: inputs, textareas, an image. */
const fields = [40, 40, 82, 82, 40]

/** Reserves the space of form and preview while a record loads, so that nothing shifts. */
function EditorSkeleton() {
  return (
    <EditorColumns>
      <Stack as={Card} $gap={20} aria-hidden>
        {fields.map((height, index) => (
          <Stack $gap={8} key={index}>
            <Skeleton width={[72, 104, 88][index % 3]} height={12} />
            <Skeleton height={height} />
          </Stack>
        ))}
      </Stack>
      <Stack aria-hidden>
        <Skeleton width={120} height={36} />
        <Skeleton height={380} />
      </Stack>
    </EditorColumns>
  )
}
