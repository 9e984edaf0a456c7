import { retryableLazy } from '@torneo/client'
import type { Bucket, StorageFolder } from '@torneo/contracts/files/storage'
import { Button } from '@torneo/ui/buttons/Button'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import { describedBy, Field } from '@torneo/ui/fields/Field'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { ImageIcon, ImageOff, ImageUp, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type FocusEvent, type Ref } from 'react'
import { shownAddress } from './image-address'
import { Buttons, Current, DropCover, Frame, HiddenOnPhone, Thumbnail } from './image-field-styles'
import { imageHint, type ImageLook } from './image-hint'
import { ImagePicker, preparePicker } from './ImagePicker'
import { ImageSummary } from './ImageSummary'
import { LazyPart } from './LazyPart'
import { LoadedImage } from './LoadedImage'
import { mediaTexts } from './media-texts'
import { FileInput } from './upload/FileInput'
import { useFileDrop } from './upload/use-file-drop'

export interface ImageFieldProps {
  readonly id: string
  readonly label: string
  /** Address of the image, '' without one. */
  readonly value: string
  readonly onChange: (address: string) => void
  readonly onBlur?: (() => void) | undefined
  /** Bucket of uploads, and the first one shown in the library. */
  readonly bucket: Bucket
  readonly folder?: StorageFolder | undefined
  /** Hint about suitable images; defaults to the specification's text for the bucket and look. */
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly required?: boolean | undefined
  /** Rendering of the image: cropped to 16:9, whole on a plain ground, or cropped to a square. */
  readonly look?: ImageLook | undefined
  /** Receives the focus when the field has an error. */
  readonly ref?: Ref<HTMLElement>
}

const FieldUpload = retryableLazy(() => import('./upload/FieldUpload'))

/**
 * Image of a record, with the ways to replace it. A file of this device needs no picker: it is chosen, dropped on the
 * field or pasted into it.
 */
export function ImageField({
  id,
  label,
  value,
  onChange,
  onBlur,
  bucket,
  folder,
  look = 'wide',
  hint = imageHint(bucket, look),
  error,
  required,
  ref,
}: ImageFieldProps) {
  const [isPicking, setPicking] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  // Shows that the record is not saved yet, because the toast after an upload only says 'Imagen guardada'.
  const [unsavedAddress, setUnsavedAddress] = useState('')
  const group = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isChoosing = useRef(false)
  useEffect(() => {
    if (unsavedAddress === '') return
    const form = group.current?.closest('form')
    const handleSubmit = () => setUnsavedAddress('')
    form?.addEventListener('submit', handleSubmit)
    return () => form?.removeEventListener('submit', handleSubmit)
  }, [unsavedAddress])
  const send = ([first]: readonly File[]) => setFile(first ?? null)
  const { isOver, handlers } = useFileDrop(send)

  const pick = (address: string) => {
    setFile(null)
    setPicking(false)
    setUnsavedAddress(address)
    onChange(address)
  }
  /** The control that had the focus is unmounted. */
  const dismissUpload = () => {
    setFile(null)
    document.getElementById(id)?.focus()
  }
  // Opening the picker or the device's file dialog is no blur of the field.
  const handleBlur = (event: FocusEvent) => {
    if (!isPicking && !isChoosing.current && !event.currentTarget.contains(event.relatedTarget)) onBlur?.()
  }

  const [verb, object] = mediaTexts.change(label)
  const describedByIds =
    [describedBy(id, { hint, error }), required && `${id}-required`].filter(Boolean).join(' ') || undefined

  return (
    <>
      <div
        ref={group}
        role="group"
        aria-labelledby={`${id}-label`}
        {...{
          ...handlers,
          onBlur: handleBlur,
          onFocus: () => {
            isChoosing.current = false
          },
        }}>
        <Field id={id} labelId={`${id}-label`} label={label} required={required} hint={hint} error={error}>
          <Frame $wrong={error !== undefined}>
            <FileInput ref={input} label={mediaTexts.uploadAs(label)} bucket={bucket} onFiles={send} />
            <Thumbnail $look={look}>
              <LoadedImage
                key={value}
                address={shownAddress(value, 320)}
                fallback={<ImageOff size={20} aria-hidden />}
              />
              {value === '' && <ImageIcon size={20} aria-hidden />}
            </Thumbnail>
            <Current>
              {value === '' ? <p data-tip>{mediaTexts.dropTip}</p> : <ImageSummary key={value} address={value} />}
              {value !== '' && value === unsavedAddress && <p role="status">{mediaTexts.savedWithForm}</p>}
              <Buttons>
                <Button
                  ref={ref as Ref<HTMLButtonElement>}
                  id={id}
                  size="sm"
                  aria-invalid={error ? true : undefined}
                  aria-describedby={describedByIds}
                  onPointerEnter={preparePicker}
                  onFocus={preparePicker}
                  onClick={() => setPicking(true)}>
                  {value === '' ? (
                    mediaTexts.choose
                  ) : (
                    <span>
                      {verb} <HiddenOnPhone>{object}</HiddenOnPhone>
                    </span>
                  )}
                </Button>
                {/* A button cannot have `aria-required`. */}
                {required && <VisuallyHidden id={`${id}-required`}>{mediaTexts.required}</VisuallyHidden>}
                <IconButton
                  label={mediaTexts.uploadAs(label)}
                  icon={<ImageUp size={18} />}
                  onClick={() => {
                    isChoosing.current = true
                    input.current?.click()
                  }}
                />
                {value !== '' && (
                  <IconButton
                    label={mediaTexts.remove(label)}
                    tone="danger"
                    icon={<Trash2 size={18} />}
                    onClick={() => {
                      onChange('')
                      dismissUpload()
                    }}
                  />
                )}
              </Buttons>
            </Current>
            {isOver && <DropCover aria-hidden>{mediaTexts.dropHere}</DropCover>}
          </Frame>
          {file && (
            <LazyPart
              fallback={<Spinner label={mediaTexts.loading} />}
              renderFailed={(retry) => (
                <Notice
                  tone="danger"
                  role="alert"
                  action={
                    <Button size="sm" onClick={retry}>
                      {mediaTexts.retry}
                    </Button>
                  }>
                  {mediaTexts.unloadedShort}
                </Notice>
              )}>
              <FieldUpload file={file} bucket={bucket} folder={folder} onUploaded={pick} onDismiss={dismissUpload} />
            </LazyPart>
          )}
        </Field>
      </div>
      {isPicking && (
        <ImagePicker
          bucket={bucket}
          folder={folder}
          look={look}
          onClose={() => setPicking(false)}
          onPick={([address = '']) => pick(address)}
        />
      )}
    </>
  )
}
