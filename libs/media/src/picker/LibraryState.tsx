import type { Bucket } from '@torneo/contracts/files/storage'
import { Button } from '@torneo/ui/buttons/Button'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Skeleton } from '@torneo/ui/feedback/Skeleton'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { Images, SearchX } from 'lucide-react'
import styled from 'styled-components'
import { libraryTexts } from './library-texts'

interface LibraryStateProps {
  readonly bucket: Bucket
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly isRetrying: boolean
  readonly isEmpty: boolean
  readonly onRetry: () => void
  readonly onUpload: () => void
  readonly onClearSearch: () => void
}

/** Replaces the tiles while there are none: loading, failed, empty, or no match. */
export function LibraryState({
  bucket,
  isLoading,
  isFailed,
  isRetrying,
  isEmpty,
  onRetry,
  onUpload,
  onClearSearch,
}: LibraryStateProps) {
  if (isLoading) {
    return (
      <Bones role="status">
        <VisuallyHidden>{libraryTexts.loading}</VisuallyHidden>
        {Array.from({ length: 8 }, (_, tile) => (
          <Skeleton key={tile} height={150} />
        ))}
      </Bones>
    )
  }
  if (isFailed) {
    return (
      <Content>
        <ErrorPane title={libraryTexts.failed} text={libraryTexts.failedText} busy={isRetrying} onRetry={onRetry} />
      </Content>
    )
  }
  return (
    <Content>
      {isEmpty ? (
        <EmptyState
          icon={<Images size={24} />}
          title={libraryTexts.empty(libraryTexts.bucketNames[bucket])}
          text={libraryTexts.emptyText}
          action={<Button onClick={onUpload}>{libraryTexts.uploadOne}</Button>}
        />
      ) : (
        <EmptyState
          icon={<SearchX size={24} />}
          title={libraryTexts.noMatch}
          action={<Button onClick={onClearSearch}>{libraryTexts.clearSearch}</Button>}
        />
      )}
    </Content>
  )
}

const Content = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 16px 24px;
`

const Bones = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 45%), 1fr));
  gap: 20px 16px;
  padding: 16px 24px;
`
