import type { StoredFile } from '@torneo/contracts/files/storage'
import { TextField } from '@torneo/ui/fields/TextField'
import { gridGap } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { focalTexts } from './focal-texts'
import { FocalPointPicker } from './FocalPointPicker'
import { useDescribeImage } from './use-describe-image'

/** Edits a stored image's alternative text (saved on blur) and focal point, which apply wherever the image is shown. */
export function DescribeImage({ file: { url, mimeType, alt = '', focus } }: { file: StoredFile }) {
  const describe = useDescribeImage(url)
  const [typed, setTyped] = useState(alt)
  return (
    <Root>
      <TextField
        id="describe-image-alt"
        label={focalTexts.alt}
        hint={focalTexts.altHint}
        multiline
        rows={2}
        maxLength={300}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => typed.trim() !== alt && void describe({ alt: typed.trim() })}
      />
      {/* Vector images are never cropped. */}
      {mimeType !== 'image/svg+xml' && <FocalPointPicker address={url} focus={focus} />}
    </Root>
  )
}

const Root = styled.div`
  ${gridGap('12px')}
  margin-top: 12px;
`
