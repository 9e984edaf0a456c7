import { fieldMessages, imageUrl } from '@torneo/contracts/fields/fields'
import { check } from '@torneo/contracts/fields/validation'
import { parseFileAddress, viewAddress } from '@torneo/domain/records/stored-file'
import { Notice } from '@torneo/ui/feedback/Notice'
import { TextField } from '@torneo/ui/fields/TextField'
import { color, media, radius } from '@torneo/ui/theme/tokens'
import { ImageIcon } from 'lucide-react'
import { useEffect, useState, type Ref } from 'react'
import styled from 'styled-components'
import { LoadedImage } from '../LoadedImage'
import { mediaTexts } from '../media-texts'
import { Pane } from './Pane'

const shape = imageUrl()
/** Milliseconds without typing before the image of an address is loaded. */
const debounceMs = 500

type CheckedAddress = { readonly address: string; readonly problem?: undefined } | { readonly problem: string }

/**
 * Normalizes a typed address to the form that records store, or returns the problem with it. The address of a stored
 * file may include the origin or the width of a smaller copy.
 */
export function addressOf(typed: string): CheckedAddress {
  const stored = parseFileAddress(typed.trim(), location.origin)
  const checked = check(shape, stored ? viewAddress(stored) : typed)
  if (!checked.ok) return { problem: checked.details[0]?.message ?? fieldMessages.image }
  return checked.value === '' ? { problem: fieldMessages.required } : { address: checked.value }
}

interface AddressPaneProps {
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly error: string | undefined
  readonly onUse: () => void
  readonly ref?: Ref<HTMLInputElement>
}

/** Form for an image of another site, by its address, with a preview. */
export function AddressPane({ value, onChange, error, onUse, ref }: AddressPaneProps) {
  const [shown, setShown] = useState('')
  useEffect(() => {
    const next = addressOf(value)
    const address = next.problem === undefined ? next.address : ''
    const timer = setTimeout(() => setShown(address), address === '' ? 0 : debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return (
    <Pane>
      <TextField
        ref={ref as Ref<HTMLInputElement | HTMLTextAreaElement>}
        label={mediaTexts.addressLabel}
        hint={mediaTexts.addressHint}
        error={error}
        value={value}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder={mediaTexts.addressExample}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onUse()
        }}
      />
      <Preview role="group" aria-label={mediaTexts.addressPreview}>
        <LoadedImage
          key={shown}
          address={shown}
          fallback={
            <Notice tone="warning" role="status">
              {mediaTexts.notShown}
            </Notice>
          }
        />
        {shown === '' && <ImageIcon size={28} aria-hidden />}
      </Preview>
    </Pane>
  )
}

const Preview = styled.div`
  flex: 1;
  display: grid;
  place-items: center;
  min-height: 160px;
  padding: 16px;
  border-radius: ${radius.card};
  background: ${color.sunken};
  color: ${color.muted};
  overflow: hidden;
  img { max-height: min(380px, 45dvh); object-fit: contain; }
  ${media.phone} { flex: none; }
`
