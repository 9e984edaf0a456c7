import { api, mutationOf, queryOf, useConfirm, useToast } from '@torneo/client'
import { type StoredFile } from '@torneo/contracts/files/storage'
import { storedImageEndpoints, unusedAtOnce } from '@torneo/contracts/files/stored-images'
import { recoverySentence } from '@torneo/domain/format/bin-labels'
import { formatSize } from '@torneo/domain/format/format-size'
import { shownAddress } from '@torneo/media/image-address'
import { LoadedImage } from '@torneo/media/LoadedImage'
import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import { contentVisibility } from '@torneo/ui/lists/content-visibility'
import { color, radius, text } from '@torneo/ui/theme/tokens'
import { ImageOff, Images, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { unusedTexts } from './unused-images-texts'

const { useLandingUnusedImagesQuery, useLandingRemoveUnusedImagesMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingUnusedImages: queryOf(build, storedImageEndpoints.unused),
    landingRemoveUnusedImages: mutationOf(build, storedImageEndpoints.removeUnused),
  }),
})

/**
 * Lists stored images that no record shows; one button moves them all to the bin. The server checks again which are
 * unused.
 */
export default function UnusedImagesModal({ onClose }: { onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useLandingUnusedImagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const { removing, removeAll } = useRemoveAll(() => void refetch())
  const files = data?.items ?? []
  return (
    <Modal
      title={unusedTexts.title}
      size="lg"
      onClose={onClose}
      busy={removing}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {unusedTexts.close}
          </Button>
          {files.length > 0 && (
            <Button
              variant="danger"
              icon={<Trash2 size={18} aria-hidden />}
              busy={removing}
              busyLabel={unusedTexts.removing}
              onClick={() => void removeAll(files)}>
              {unusedTexts.remove}
            </Button>
          )}
        </>
      }>
      {data && files.length > 0 && (
        <>
          <Summary role="status">
            <strong>{unusedTexts.found(data.total, formatSize(data.bytes))}</strong> {unusedTexts.why}
          </Summary>
          <Grid aria-label={unusedTexts.list}>
            {files.map((file) => (
              <Tile key={file.url} file={file} />
            ))}
          </Grid>
        </>
      )}
      {data && files.length === 0 && (
        <EmptyState icon={<Images size={24} aria-hidden />} title={unusedTexts.none} text={unusedTexts.noneWhy} />
      )}
      {!data && isError && (
        <ErrorPane
          title={unusedTexts.failed}
          text={unusedTexts.failedWhy}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !isError && <Spinner label={unusedTexts.loading} />}
    </Modal>
  )
}

/** Asks for confirmation, then removes the listed files in batches of `unusedAtOnce`. */
function useRemoveAll(onDone: () => void) {
  const [remove] = useLandingRemoveUnusedImagesMutation()
  const [removing, setRemoving] = useState(false)
  const confirm = useConfirm()
  const toast = useToast()
  const toastFailure = useFailureToasts()

  const removeAll = async (files: readonly StoredFile[]) => {
    const count = files.length
    const isConfirmed = await confirm({
      title: unusedTexts.question(count),
      body: `${recoverySentence('files', count)} ${unusedTexts.bin}`,
      confirmLabel: unusedTexts.confirm(count),
      tone: 'danger',
    })
    if (!isConfirmed) return
    setRemoving(true)
    let removed = 0
    try {
      for (let index = 0; index < count; index += unusedAtOnce) {
        const part = files.slice(index, index + unusedAtOnce).map(({ bucket, id }) => ({ bucket, id }))
        removed += (await remove({ body: { files: part } }).unwrap()).removed
      }
      toast.success(unusedTexts.removed(removed))
      if (removed < count) toast.info(unusedTexts.stillUsed(count - removed))
    } catch (error) {
      toastFailure(unusedTexts.removeFailed, error)
    } finally {
      setRemoving(false)
      onDone()
    }
  }
  return { removing, removeAll }
}

function Tile({ file: { name, size, url, width, height } }: { file: StoredFile }) {
  return (
    <Item>
      <Picture>
        <LoadedImage address={shownAddress(url, 320)} lazy fallback={<ImageOff size={20} aria-hidden />} />
      </Picture>
      <strong title={name}>{name}</strong>
      <small>{[formatSize(size), width && height ? `${width} × ${height}` : ''].filter(Boolean).join(' · ')}</small>
    </Item>
  )
}

const Summary = styled.p`
  margin-bottom: 16px;
  color: ${color.muted};
  ${text(14)}
  strong { color: ${color.text}; font-weight: 600; }
`

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 16px 12px;
`

const Item = styled.li`
  display: grid;
  align-content: start;
  min-width: 0;
  ${contentVisibility(150)}
  strong { margin-top: 6px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; ${text(13)} }
  small { color: ${color.muted}; ${text(12)} }
`

const Picture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.button};
  background: ${color.sunken};
  color: ${color.muted};
  img { width: 100%; height: 100%; min-height: 0; object-fit: contain; }
`
