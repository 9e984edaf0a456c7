import { useConfirm, useToast } from '@torneo/client'
import type { Bucket, ListedFile, StorageFolder } from '@torneo/contracts/files/storage'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { SearchField } from '@torneo/ui/fields/SearchField'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { useMedia } from '@torneo/ui/layout/use-media'
import { color, flexRow, flexWrap, media } from '@torneo/ui/theme/tokens'
import { Images, Link, Upload } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { imageHint, type ImageLook } from '../image-hint'
import { mediaTexts } from '../media-texts'
import { useFileDrop } from '../upload/use-file-drop'
import { usePastedFiles } from '../upload/use-pasted-files'
import { AddressPane, addressOf } from './AddressPane'
import { ChoiceState } from './ChoiceState'
import { libraryTexts } from './library-texts'
import type { LibraryOrder } from './library-view'
import { LibraryPane } from './LibraryPane'
import { OrderSelect } from './OrderSelect'
import { UploadPane } from './UploadPane'
import { isUnfinished, useAnnouncedUploads } from './use-announced-uploads'

export interface ImagePickerProps {
  /** Title of the modal; 'Elegir imagen' by default. */
  readonly title?: string | undefined
  /** Bucket of uploads, and the first one shown in the library. */
  readonly bucket: Bucket
  readonly folder?: StorageFolder | undefined
  readonly look?: ImageLook | undefined
  /** Allows several files to be uploaded and several images to be chosen at once. */
  readonly multiple?: boolean | undefined
  /**
   * Called with the chosen addresses, at least one, and exactly one without `multiple`. The parent then closes the
   * picker by unmounting it.
   */
  readonly onPick: (addresses: readonly string[]) => void
  readonly onClose: () => void
}

type PickerTab = 'upload' | 'library' | 'address'

const tabs = [
  { value: 'upload', label: mediaTexts.upload, icon: <Upload size={16} aria-hidden /> },
  { value: 'library', label: mediaTexts.library, icon: <Images size={16} aria-hidden /> },
  { value: 'address', label: mediaTexts.address, icon: <Link size={16} aria-hidden /> },
] as const
const textTabs = tabs.map(({ value, label }) => ({ value, label }))

const stopQuestion = {
  title: mediaTexts.stopUploads,
  body: mediaTexts.stopUploadsBody,
  confirmLabel: mediaTexts.stopUploadsYes,
  cancelLabel: mediaTexts.stopUploadsNo,
} as const

/** Content of the picker; its code is loaded when it first opens. */
export default function PickerModal({
  title = mediaTexts.choose,
  bucket,
  folder,
  look = 'wide',
  multiple = false,
  onPick,
  onClose,
}: ImagePickerProps) {
  const [tab, setTab] = useState<PickerTab>('upload')
  const { picked, toggle, drop } = usePicked(multiple)
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<LibraryOrder>('newest')
  const orderSelect = <OrderSelect value={order} onChange={setOrder} />
  const isPhone = useMedia('(max-width: 39.99em)')
  // Widths at which the bucket tabs need the whole row.
  const isNarrow = useMedia('(max-width: 63.99em)')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const addressField = useRef<HTMLInputElement>(null)
  const toast = useToast()
  const confirm = useConfirm()

  const uploads = useAnnouncedUploads({
    bucket,
    folder,
    multiple,
    // Picks a single upload immediately, unless the user has switched to another tab meanwhile.
    onSingle: (address) => {
      if (tab === 'upload') onPick([address])
    },
  })
  const isUploading = uploads.items.some(isUnfinished)
  const chosen = useMemo(() => {
    const uploaded = uploads.items.flatMap(({ state, address }) => (state === 'done' ? [address] : []))
    return multiple ? [...new Set([...uploaded, ...picked])] : picked
  }, [multiple, uploads.items, picked])

  const takeFiles = (files: readonly File[]) => {
    const [first] = files
    if (!first) return
    setTab('upload')
    setProblem(undefined)
    if (multiple) return void uploads.add(files)
    for (const { id } of uploads.items) uploads.drop(id)
    uploads.add([first])
    if (files.length > 1) toast.info(mediaTexts.onlyOne)
  }
  const { isOver, handlers } = useFileDrop(takeFiles)

  usePastedFiles(takeFiles)

  const choose = useCallback(
    ({ url }: ListedFile) => {
      setProblem(undefined)
      toggle(url)
    },
    [toggle],
  )

  const use = () => {
    if (isUploading) return setProblem(mediaTexts.stillUploading)
    if (tab !== 'address' || (typed.trim() === '' && chosen.length > 0)) {
      return chosen.length > 0 ? onPick(chosen) : setProblem(mediaTexts.chooseFirst)
    }
    const { address, problem: addressProblem } = addressOf(typed) as { address: string; problem?: string }
    if (addressProblem === undefined) return onPick(multiple ? [...new Set([...chosen, address])] : [address])
    setProblem(addressProblem)
    addressField.current?.focus()
  }

  const close = async () => {
    if (!isUploading || (await confirm(stopQuestion))) onClose()
  }

  const changeTab = (next: PickerTab) => {
    setTab(next)
    setProblem(undefined)
  }

  return (
    <Modal
      title={title}
      size="xl"
      flush
      apart
      onClose={() => void close()}
      footer={
        <>
          <ChoiceState
            hint={imageHint(bucket, look)}
            problem={tab === 'address' ? undefined : problem}
            count={multiple || tab === 'library' ? chosen.length : undefined}
          />
          <Button onClick={() => void close()}>{mediaTexts.cancel}</Button>
          {(multiple || tab !== 'upload') && (
            <Button variant={chosen.length > 0 || typed.trim() !== '' ? 'primary' : 'secondary'} onClick={use}>
              {chosen.length > 1 ? mediaTexts.useSeveral(chosen.length) : mediaTexts.use}
            </Button>
          )}
        </>
      }>
      <Content data-over={isOver || undefined} {...handlers}>
        <Toolbar>
          <Segmented label={mediaTexts.tabs} value={tab} onChange={changeTab} options={isPhone ? textTabs : tabs} />
          {tab === 'library' && (
            <Find>
              <Search label={libraryTexts.search} value={search} onChange={setSearch} />
              {isNarrow && orderSelect}
            </Find>
          )}
        </Toolbar>
        {tab === 'upload' && (
          <UploadPane
            bucket={bucket}
            multiple={multiple}
            hint={imageHint(bucket, look)}
            isOver={isOver}
            uploads={uploads}
            onFiles={takeFiles}
          />
        )}
        {tab === 'library' && (
          <LibraryPane
            bucket={bucket}
            multiple={multiple}
            search={search}
            order={order}
            orderSelect={!isNarrow && orderSelect}
            chosen={chosen}
            onChoose={choose}
            onUse={use}
            onDeleted={drop}
            onUpload={() => changeTab('upload')}
            onClearSearch={() => setSearch('')}
          />
        )}
        {tab === 'address' && (
          <AddressPane
            ref={addressField}
            value={typed}
            error={problem}
            onUse={use}
            onChange={(next) => {
              setTyped(next)
              setProblem(undefined)
            }}
          />
        )}
      </Content>
    </Modal>
  )
}

/** Addresses picked in the library: one, or several with `multiple`. */
function usePicked(multiple: boolean) {
  const [picked, setPicked] = useState<readonly string[]>([])
  const drop = (address: string) => setPicked((before) => before.filter((other) => other !== address))
  const toggle = useCallback(
    (address: string) =>
      setPicked((before) => {
        if (!multiple) return [address]
        return before.includes(address) ? before.filter((other) => other !== address) : [...before, address]
      }),
    [multiple],
  )
  return { picked, toggle, drop }
}

const Content = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  &[data-over] { box-shadow: inset 0 0 0 3px ${color.focus}; }
`

const Toolbar = styled.div`
  ${flexWrap('8px 16px', 'center', 'space-between')}
  padding: 4px 24px 16px;
  border-bottom: 1px solid ${color.line};
  ${media.phone} { padding: 12px 16px; }
`

const Find = styled.div`
  flex: 0 1 248px;
  ${flexRow('4px')}
  ${media.belowDesktop} { flex: 1 1 300px; }
  ${media.phone} { flex: 1 1 100%; }
`

const Search = styled(SearchField)`
  flex: 1;
  ${media.phone} { svg { margin-left: 10px; } input { padding: 8px 8px 8px 34px; } }
`
