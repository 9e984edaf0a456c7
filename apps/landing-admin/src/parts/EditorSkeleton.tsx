import styled from 'styled-components'
import { Skeleton } from '@torneo/ui/Skeleton'
import { EditorColumns, EditorFields } from './EditorColumns'

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
export function EditorSkeleton() {
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
